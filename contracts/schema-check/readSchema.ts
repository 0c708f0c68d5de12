import { spawnSync } from 'node:child_process';
import { readText } from './readFile.ts';
import { introspected } from './introspect.ts';
import type { RequestHeaders } from './requestHeaders.ts';
import { schemaFromText } from './schemaFromText.ts';
import { UnusableError } from '../command/unusable.ts';
import type { GraphQLSchema } from 'graphql';

const MOST_BYTES = 100_000_000;

/** A file at a git revision. The path is relative to the repository's root. */
function textFromGit(name: string): string {
  const [, revision, path] = /^git:([^:]+):(.+)$/.exec(name) ?? [];
  if (revision === undefined)
    throw new UnusableError(
      `${name} names no file of a revision: write git:REV:PATH, such as git:main:schema.graphql.`,
    );
  const { status, stdout, stderr, error } = spawnSync('git', ['show', '--end-of-options', `${revision}:${path}`], {
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  if (error) throw new UnusableError(`${name} cannot be read: git cannot be run (${error.message}).`);
  if (status === 0) return stdout;
  const said = stderr.split('\n').find((line) => line.startsWith('fatal: ')) ?? `git show ends with ${status}`;
  throw new UnusableError(`${name} cannot be read: ${said.replace('fatal: ', '').replace(/\.$/, '')}.`);
}

/**
 * Reads a schema by the name given to a command: a file (SDL, or an introspection's JSON), an http URL, or
 * `git:REV:PATH`. `headers` are sent to a URL. Throws UnusableError with one sentence that says what is wrong.
 */
export async function readSchema(name: string, headers: RequestHeaders = {}): Promise<GraphQLSchema> {
  if (/^https?:/.test(name)) return introspected(name, headers);
  return schemaFromText(name.startsWith('git:') ? textFromGit(name) : readText(name), name);
}
