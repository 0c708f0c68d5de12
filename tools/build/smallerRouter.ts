import type { Plugin } from 'vite';

/** Without the names that components have for developers' tools, and with components marked as made without effects. */
export const droppable = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replace(/^(const \w+ = )(?=React\$\d\.forwardRef\()/gm, '$1/* @__PURE__ */ ');

/**
 * Leaves out of react-router the components that nothing renders (its links and forms: UiLink.tsx). A name that is assigned to a
 * component counts as its use, and so does a call that makes one.
 */
export const usedComponentsOnly: Plugin = {
  name: 'router-used-components-only',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.*\.m?js$/ },
    handler: (code) => ({ code: droppable(code), map: null }),
  },
};
