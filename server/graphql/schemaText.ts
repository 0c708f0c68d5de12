import { readFileSync } from 'node:fs';
import { parse } from 'graphql';

/** schema.graphql, read once; everything here is derived from it. */
export const schemaText = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
export const schemaDocument = parse(schemaText, { noLocation: true });
