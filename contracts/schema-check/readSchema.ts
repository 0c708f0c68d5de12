import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  validateSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { UnusableInputError } from './unusable.ts';

const TIMEOUT_MS = 20_000;
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error)).trim();

function attempt<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UnusableInputError(`${what}: ${reason(error)}`);
  }
}

/** A schema from its text, or an introspection's JSON. Throws UnusableInputError where it is none. */
export function schemaFromText(text: string, from: string): GraphQLSchema {
  const schema = attempt(`${from} is no schema`, () => {
    if (!text.trimStart().startsWith('{')) return buildSchema(text);
    const json = JSON.parse(text) as { data?: IntrospectionQuery } & IntrospectionQuery;
    return buildClientSchema(json.data ?? json);
  });
  const [error] = validateSchema(schema);
  if (error) throw new UnusableInputError(`${from} is no valid schema: ${error.message}`);
  return schema;
}

/** The schema of a running server, by introspection: without what only its text says (the market's own directives). */
export async function introspected(url: string): Promise<GraphQLSchema> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ operationName: 'IntrospectionQuery', variables: {}, query: getIntrospectionQuery() }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as { data?: IntrospectionQuery; errors?: { message: string }[] };
    if (!answer.data) throw new Error(answer.errors?.[0]?.message ?? `it answers ${response.status} without data`);
    return schemaFromText(JSON.stringify(answer.data), url);
  } catch (error) {
    if (error instanceof UnusableInputError) throw error;
    throw new UnusableInputError(`${url} tells no schema: ${reason(error)}`);
  }
}

/**
 * A schema by the name that a command was given: a file (SDL, or an introspection's JSON), an http address, or
 * `git:REV:path`. Throws UnusableInputError.
 */
export async function readSchema(name: string): Promise<GraphQLSchema> {
  if (/^https?:\/\//.test(name)) return introspected(name);
  const [, revision, path] = /^git:([^:]+):(.+)$/.exec(name) ?? [];
  const text = attempt(`${name} cannot be read`, () =>
    revision === undefined
      ? readFileSync(name, 'utf8')
      : execFileSync('git', ['show', '--end-of-options', `${revision}:${path}`], {
          encoding: 'utf8',
          maxBuffer: 1e8,
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
  );
  return schemaFromText(text, name);
}
