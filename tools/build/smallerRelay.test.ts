import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { importedNames, importedOf, relayEntry } from './smallerRelay.ts';

const require = createRequire(import.meta.url);

it('finds the values that code imports of react-relay, and no types', () => {
  const code =
    "import { graphql,\n  useFragment, type LoadMoreFn } from 'react-relay';\nimport type { Q } from 'react-relay';\n";
  expect(importedOf(code, 'react-relay')).toEqual(['graphql', 'useFragment']);
  expect(importedNames('react-relay')).toEqual(
    expect.arrayContaining(['graphql', 'loadQuery', 'useFragment', 'useMutation']),
  );
  expect(importedNames('react-relay')).not.toContain('useClientQuery');
});

it('exports each of them from a file that has the same value as the index', () => {
  const index: Record<string, unknown> = require('react-relay');
  const lines = relayEntry(importedNames('react-relay')).split('\n');
  expect(lines).toHaveLength(importedNames('react-relay').length);
  for (const line of lines) {
    const [, isDefault, name = '', file = ''] = /^export \{ (default as )?(\w+) \} from '(.+)';$/.exec(line) ?? [];
    const module: unknown = require(file);
    expect(isDefault ? module : Object(module)[name], line).toBe(index[name]);
  }
});

it('refuses a name that the index has from nowhere', () => {
  expect(() => relayEntry(['useTeleport'])).toThrow('react-relay has no useTeleport');
  expect(() => relayEntry(['useFragment'], 'export * from "./other"')).toThrow('react-relay has no useFragment');
});
