import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { importedNames, relayEntry } from './smallerRelay.ts';

const require = createRequire(import.meta.url);
const PREFIX = '\0node_modules/';
const SUFFIX = '/named';

/** The names that a file of React has in a browser: its index chooses it by NODE_ENV. */
const namesOf = (file: string): string[] =>
  Object.keys(Object(require(path.join(path.dirname(require.resolve('react')), 'cjs', file))));

/** The names of each package that the storefront's modules import. Those of react are all: libraries import it as a namespace. */
export const NAMES: Record<string, () => string[]> = {
  react: () => namesOf('react.production.js').filter((name) => !name.startsWith('__')),
  'react/jsx-runtime': () => namesOf('react-jsx-runtime.production.js'),
  'relay-runtime': () => {
    const entry = relayEntry(importedNames('react-relay'));
    const passedOn = [...entry.matchAll(/^export \{ (\w+) \} from 'relay-runtime';$/gm)].map(([, name]) => name!);
    return [...new Set([...importedNames('relay-runtime'), ...passedOn])];
  },
};

/** These names of a CommonJS package as an ES module. */
export const namedModule = (id: string, names: readonly string[]): string =>
  [
    `import whole from '${id}';`,
    'export default whole;',
    ...names.map((name) => `export const ${name} = whole.${name};`),
  ].join('\n');

/**
 * What modules import of these packages is a binding of its own: `jsx(…)`, where the bundler writes `(0, runtime.jsx)(…)` for
 * CommonJS. Several names that another module exports again were one binding with several names in a file, among which the bundler
 * chose by the folder of the build: the same code had other files' names in each clone.
 */
export const namedImports: Plugin = {
  name: 'named-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: Object.keys(NAMES).map((id) => new RegExp(`^${id}$`)) },
    handler: (id, importer, { kind }) =>
      kind === 'require-call' || importer?.startsWith(PREFIX) ? null : PREFIX + id + SUFFIX,
  },
  load: {
    filter: { id: /^\0node_modules\/.*\/named$/ },
    handler(resolved) {
      const id = resolved.slice(PREFIX.length, -SUFFIX.length);
      return namedModule(id, NAMES[id]!());
    },
  },
};
