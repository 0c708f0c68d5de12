import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearerOperationsFile } from './accessFiles.ts';
import { staleArtifacts } from './staleArtifacts.ts';

const SCHEMA = `directive @access(to: Audience!) on OBJECT | FIELD_DEFINITION
enum Audience { PUBLIC OWNER }
type Query { shop: Shop @access(to: PUBLIC), till: Int @access(to: OWNER) }
type Shop { name: String, open: Int }
`;
const CONFIG = {
  src: './src',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './__generated__/relay',
  persistConfig: { file: './__generated__/operations.json', algorithm: 'SHA256', include_query_text: true },
};
const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-stale-'));
const at = (name: string) => path.join(folder, name);
const component = (field: string) =>
  writeFileSync(at('src/Shop.ts'), `export const query = graphql\`query ShopQuery { shop { ${field} } }\`;\n`);
const operations = () => readFileSync(at('__generated__/operations.json'), 'utf8');

beforeAll(() => {
  for (const name of ['src', '__generated__/relay']) mkdirSync(at(name), { recursive: true });
  symlinkSync(path.resolve(import.meta.dirname, '../node_modules'), at('node_modules'));
  writeFileSync(at('schema.graphql'), SCHEMA);
  writeFileSync(at('relay.config.json'), JSON.stringify(CONFIG));
  writeFileSync(at('__generated__/operations.json'), '{}');
  component('name');
  expect(spawnSync(at('node_modules/.bin/relay-compiler'), [], { cwd: folder }).status).toBe(0);
  const texts = Object.values(JSON.parse(operations()) as Record<string, string>);
  writeFileSync(at('__generated__/bearerOperations.ts'), bearerOperationsFile(buildSchema(SCHEMA), texts));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds compiled operations that are not those of the components, and changes nothing', () => {
  expect(staleArtifacts(folder)).toEqual([]);
  const before = operations();
  component('open');
  expect(staleArtifacts(folder)).toEqual(['__generated__/relay']);
  expect(operations()).toBe(before);
  component('nowhere');
  expect(staleArtifacts(folder)).toEqual(['__generated__/relay']);
  component('name');
  expect(staleArtifacts(folder)).toEqual([]);
});

it('finds operations that carry a token since the schema has changed', () => {
  writeFileSync(
    at('schema.graphql'),
    SCHEMA.replace('shop: Shop @access(to: PUBLIC)', 'shop: Shop @access(to: OWNER)'),
  );
  expect(staleArtifacts(folder)).toEqual(['__generated__/bearerOperations.ts']);
});
