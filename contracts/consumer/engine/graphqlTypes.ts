import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, type GraphQLSchema, type GraphQLType } from 'graphql';

export const repository = path.resolve(import.meta.dirname, '../../..');

/** Reads the API's schema. */
export const readSchema = (): GraphQLSchema =>
  buildSchema(readFileSync(path.join(repository, 'schema.graphql'), 'utf8'));

export const leafNameOf = (type: GraphQLType): string => getNamedType(type).name;
