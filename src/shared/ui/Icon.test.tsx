import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import * as controls from './iconsControl.ts';
import * as facts from './iconsFact.ts';
import * as shell from './iconsShell.ts';
import * as tasks from './iconsTask.ts';

const all = Object.entries({ ...controls, ...facts, ...shell, ...tasks });

it.each(all)('renders %s completely, hidden from assistive technology', (_, source) => {
  const html = renderToString(<Icon of={source} />);
  expect(html).toMatch(/^<svg aria-hidden="true"[^>]*>(<path d="[^"]+"\/>)+<\/svg>$/);
  expect(source.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"')).toBe(true);
});
