import type { GraphQLSchema } from 'graphql';
import { introspected } from './introspect.ts';
import type { RequestHeaders } from './requestHeaders.ts';
import { readSources } from './schemaFiles.ts';
import { schemaFromSources } from './schemaFromText.ts';

/**
 * Reads the schema named by an argument: a file (SDL, or an introspection's JSON), a folder or a glob of SDL files,
 * an http URL, or `git:REV:PATH`. `headers` are sent to a URL. Throws UnusableError with one sentence that says what is
 * wrong.
 */
export async function readSchema(name: string, headers: RequestHeaders = {}): Promise<GraphQLSchema> {
  return /^https?:/.test(name) ? introspected(name, headers) : schemaFromSources(readSources(name), name);
}
