import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const INDEX = createRequire(import.meta.url).resolve('react-relay/lib/index.js');

/** The values that code imports of a package by name. */
export const importedOf = (code: string, from: string): string[] =>
  [...code.matchAll(new RegExp(`^import \\{([^}]*)\\} from '${from}';$`, 'gm'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

/** What the storefront imports of a package by name. */
export const importedNames = (from: string): string[] =>
  [
    ...new Set(
      globSync('{src,__generated__/hooks}/**/*.{ts,tsx}', { cwd: root })
        .filter((file) => !/\.test\.tsx?$/.test(file))
        .flatMap((file) => importedOf(readFileSync(path.join(root, file), 'utf8'), from)),
    ),
  ].toSorted();

/**
 * These names of react-relay as an ES module, each from the file that the index has it from. The index itself imports all
 * in a form that cannot be shaken: 9 kB more. Throws for a name of no hook and not of relay-runtime.
 */
export function relayEntry(names: readonly string[], index: string = readFileSync(INDEX, 'utf8')): string {
  const sourceOf = (name: string): string => {
    const hook = new RegExp(`^var ${name} = require\\('\\./(relay-hooks/[\\w.]+)'\\);$`, 'm').exec(index)?.[1];
    if (hook) return `export { default as ${name} } from 'react-relay/lib/${hook}';`;
    const file = new RegExp(`require\\('\\./(relay-hooks/\\w+)'\\),\\n  ${name} = _require`).exec(index)?.[1];
    if (file) return `export { ${name} } from 'react-relay/lib/${file}';`;
    if (index.includes(` ${name} = RelayRuntime.${name}`)) return `export { ${name} } from 'relay-runtime';`;
    throw new Error(`react-relay has no ${name}, or its index another form (tools/build/smallerRelay.ts).`);
  };
  return names.map(sourceOf).join('\n');
}

/** A variant of useFragment behind a feature flag of Relay that is off, which is replaced by the one that runs. */
const EXPERIMENTAL = /^\.\/useFragmentInternal_EXPERIMENTAL$/;

/** Leaves out of react-relay what the storefront does not import. */
export const relayHooksOnly: Plugin = {
  name: 'relay-hooks-only',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: [/^react-relay$/, EXPERIMENTAL] },
    handler(id, importer) {
      return id === 'react-relay' ? '\0relay-hooks' : this.resolve(id.replace(/_EXPERIMENTAL$/, '_CURRENT'), importer);
    },
  },
  load: { filter: { id: /^\0relay-hooks$/ }, handler: () => relayEntry(importedNames('react-relay')) },
};

/**
 * Each artifact carries a hash for the compiler's own checks, and each operation the name of its stored text, which the
 * API is not asked by (spec 7). Nothing reads either in a page, and what is random does not compress. The store tells
 * requests apart by `cacheID`, another hash: the operation's name, unique in a build, serves as well.
 */
export const withoutHashes: Plugin = {
  name: 'relay-without-hashes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /__generated__\/relay\/.*\.graphql\.ts$/ },
    handler: (code) => ({
      code: code
        .replace(/^\(node .*\)\.hash = "\w+";$/m, '')
        .replace(/^ +"id": "\w{64}",$/m, '')
        .replace(/"cacheID": "\w{32}"(?=.*?"name": "(\w+)")/s, '"cacheID": "$1"'),
      map: null,
    }),
  },
};
