import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

it.each(Object.entries(icons))('renders %s completely, hidden from assistive technology', (_, source) => {
  const html = renderToString(<Icon of={source} />);
  expect(html).toMatch(/^<svg aria-hidden="true"[^>]*>(<path d="[^"]+"\/>)+<\/svg>$/);
  expect(source.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"')).toBe(true);
});
