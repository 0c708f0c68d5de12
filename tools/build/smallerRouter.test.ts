import { expect, it } from 'vitest';
import { droppable } from './smallerRouter.ts';

it('lets go of components that nothing uses: their names, and what makes them', () => {
  const code = 'const Link = React$1.forwardRef(LinkWithRef);\nLink.displayName = "Link";\nexport { Link };';
  expect(droppable(code)).toBe('const Link = /* @__PURE__ */ React$1.forwardRef(LinkWithRef);\n\nexport { Link };');
  const assigned = 'Link.displayName = nameOf(Link);\nLink.href = "Link";';
  expect(droppable(assigned)).toBe(assigned);
});
