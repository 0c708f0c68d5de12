import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bearerListTroubles, checkBearerList } from './bearerList.ts';
import { projectRoot } from './build.ts';

const schema = readFileSync(`${projectRoot}/schema.graphql`, 'utf8');
const documents = [
  'query Shelf { market { maintenance } }',
  'query Mine { cart { id } }',
  // `node` is PUBLIC; the type that it is requested as decides.
  'query Behind($id: ID!) { node(id: $id) { ... on Product { name } } }',
  'query Behind2($id: ID!) { node(id: $id) { ... on Order { number } } }',
];

describe('the list of operations that carry a token (spec 6, F-042)', () => {
  test('agrees with the compiled operations', () => {
    expect(() => checkBearerList(projectRoot)).not.toThrow();
  });

  test.each([
    [['Behind2'], ['Mine: touches what is the visitor\u2019s, and is not on the list.']],
    [['Mine'], ['Behind2: touches what is the visitor\u2019s, and is not on the list.']],
    [['Mine', 'Behind2', 'Gone'], ['Gone: no compiled operation has this name.']],
    [['Mine', 'Behind2', 'Shelf'], ['Shelf: PUBLIC throughout, needs no token.']],
    [['Mine', 'Behind2'], []],
  ])('reports %j: %j', (names, troubles) => {
    const found = bearerListTroubles(schema, documents, new Set(names));
    expect(found.map((line) => line.replaceAll("'", '\u2019'))).toEqual(troubles);
  });
});
