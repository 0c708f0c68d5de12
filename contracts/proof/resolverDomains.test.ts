import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readSchema } from '../consumer/engine/graphqlTypes.ts';
import { domainOf } from './resolverDomains.ts';

it('assigns every field of the schema to a part of the market', () => {
  for (const type of Object.values(readSchema().getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.keys(type.getFields())) expect(() => domainOf(type.name, field)).not.toThrow();
  }
  expect(() => domainOf('Query', 'nowhere')).toThrow('Query.nowhere belongs to no part of the market');
});
