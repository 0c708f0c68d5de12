import { describe, expect, it } from 'vitest';
import { schemaFromText } from './schemaFromText.ts';
import { schemaPlaces } from './schemaPlaces.ts';

const PROPOSED = `"""
The market
"""
type Query {
  "a basket"
  apple(
    ripe: Boolean
  ): Fruit
}

interface Node { id: ID! }
type Apple implements Node {
  id: ID!
}
union Fruit =
  | Apple
enum Kind {
  red
}
extend type Query {
  pear: Kind
}
directive @shown(
  key: String
) on FIELD_DEFINITION
`;
const WAS = `type Query { apple: Fruit stone: Stone other: String }
interface Node { id: ID! }
type Apple implements Node { id: ID! seed: Int }
type Pear { id: ID! }
type Stone { id: ID! }
union Fruit = Apple | Pear | Stone`;

describe('the place of a change in the proposed schema', () => {
  const schema = schemaFromText(PROPOSED, '/market/api/schema.graphql');
  const place = schemaPlaces(schema, [schemaFromText(WAS, 'was.graphql')], '/market');
  const at = (coordinate: string) => {
    const { file, line, column } = place(coordinate) ?? {};
    return [file, line, column].join(':');
  };

  it.each([
    ['Query', '4:6'],
    ['Query.apple', '6:3'],
    ['Query.apple(ripe:)', '7:5'],
    ['Query.pear', '21:3'],
    ['Kind.red', '18:3'],
    ['Apple & Node', '12:23'],
    ['Fruit | Apple', '16:5'],
    ['@shown', '23:12'],
    ['@shown(key:)', '24:3'],
  ])('finds %s at its name, after the description', (coordinate, expected) => {
    expect(at(coordinate)).toBe(`api/schema.graphql:${expected}`);
  });

  it.each([
    ['field', 'Apple.seed', '12:6'],
    ['argument', 'Query.apple(first:)', '6:3'],
    ['value', 'Kind.green', '17:6'],
    ['member', 'Fruit | Pear', '15:7'],
    ['type that was a member', 'Pear', '15:7'],
    ['type, with the field that referenced it', 'Stone', '4:6'],
    ['root operation', 'schema.mutation', '4:6'],
  ])('finds a removed %s at its parent', (_what, coordinate, expected) => {
    expect(at(coordinate)).toBe(`api/schema.graphql:${expected}`);
  });

  it('takes the path from a git revision', () => {
    const ofRevision = schemaPlaces(schemaFromText(PROPOSED, 'git:main:api/a.graphql'), [], '/market');
    expect(ofRevision('Query.apple')?.file).toBe('api/a.graphql');
  });
});
