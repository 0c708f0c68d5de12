import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { bearerOperationsFile } from './accessFiles.ts';

const OPERATIONS = '__generated__/operations.json';
const BEARER_OPERATIONS = '__generated__/bearerOperations.ts';

/**
 * The generated files that the contract is written from, as far as they are out of date: compiled operations that are not
 * those of the components, and the operations that carry a token. Changes no file.
 */
export function staleArtifacts(root: string): string[] {
  const file = (name: string) => path.join(root, name);
  const read = (name: string) => readFileSync(file(name), 'utf8');
  const before = read(OPERATIONS);
  let isCompiled: boolean;
  try {
    const compiler = spawnSync(file('node_modules/.bin/relay-compiler'), ['--validate'], {
      cwd: root,
      encoding: 'utf8',
    });
    isCompiled = compiler.status === 0 && read(OPERATIONS) === before;
  } finally {
    // Relay's compiler adds to this file even when it only validates.
    if (read(OPERATIONS) !== before) writeFileSync(file(OPERATIONS), before);
  }
  if (!isCompiled) return ['__generated__/relay'];
  const operations = Object.values(JSON.parse(before) as Record<string, string>);
  const bearers = bearerOperationsFile(buildSchema(read('schema.graphql')), operations);
  return bearers === read(BEARER_OPERATIONS) ? [] : [BEARER_OPERATIONS];
}
