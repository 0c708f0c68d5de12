import { readFileSync } from 'node:fs';
import { parse } from 'graphql';

/** schema.graphql, read once: the document that everything here is derived from. */
export const schemaText = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
export const schemaDocument = parse(schemaText);
