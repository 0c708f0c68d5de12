import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { NAMES, namedModule } from './namedImports.ts';

const require = createRequire(import.meta.url);

it.each(Object.keys(NAMES))('exports what modules import of %s, each with the value of the whole', async (id) => {
  const whole: Record<string, unknown> = require(id);
  const names = NAMES[id]!();
  const code = namedModule(pathToFileURL(require.resolve(id)).href, names);
  const named: Record<string, unknown> = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect({ ...named }).toEqual({ default: whole, ...Object.fromEntries(names.map((name) => [name, whole[name]])) });
  expect(names.filter((name) => whole[name] === undefined)).toEqual([]);
});

it('knows the names that stand in sources, and those that react-relay passes on', () => {
  expect(NAMES.react!()).toEqual(expect.arrayContaining(['useState', 'Suspense', 'startTransition']));
  expect(NAMES['react/jsx-runtime']!()).toEqual(['Fragment', 'jsx', 'jsxs']);
  expect(NAMES['relay-runtime']!()).toEqual(expect.arrayContaining(['Environment', 'graphql', 'readInlineData']));
});
