import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { refusalKindOf } from './refusalKind.ts';
import { REQUEST_RULES } from './requestRules.ts';

const schema = buildSchema(`
  directive @paged(first: Int!) on FIELD
  enum Way { ship }
  input Place { id: ID! }
  type Cart { id: ID!, total: Int }
  type Order { id: ID!, total: String }
  union Purchase = Cart | Order
  type Query {
    cart(way: Way, id: ID, place: Place): Cart
    order(id: ID!): Order
    purchase: Purchase
  }
`);

/** What graphql-js says when it refuses a document, by kind. */
const refusals = (document: string) =>
  validate(schema, parse(document), REQUEST_RULES).map(({ message }) => refusalKindOf(message));

describe('the kind of a refusal', () => {
  it.each([
    ['{ order { id } }', [{ kind: 'missingArgument', argument: 'id' }]],
    ['{ purchase @paged { __typename } }', [{ kind: 'missingArgument', argument: 'first' }]],
    ['{ cart(place: {}) { id } }', [{ kind: 'missingInputField', coordinate: 'Place.id' }]],
    ['{ cart(way: pickup) { id } }', [{ kind: 'unknownEnumValue', coordinate: 'Way.pickup' }]],
    ['query ($id: ID) { order(id: $id) { id } }', [{ kind: 'variablePosition', type: 'ID' }]],
    ['{ cart }', [{ kind: 'selection' }]],
    ['{ cart { id { x } } }', [{ kind: 'selection' }]],
    ['{ order(id: null) { id } }', [{ kind: 'unfitValue' }]],
    ['{ cart(id: 1.5) { id } }', [{ kind: 'unfitValue' }]],
    ['{ cart(way: "ship") { id } }', [{ kind: 'unfitValue' }]],
    ['{ cart { ... on Order { id } } }', [{ kind: 'fragmentType' }]],
    ['{ cart { ... on Way { id } } }', [{ kind: 'fragmentType' }]],
    ['{ purchase { ... on Cart { total } ... on Order { total } } }', [{ kind: 'conflictingFields' }]],
    ['{ cart { gone } }', [{ kind: 'other' }]],
    ['{ cart(gone: 1) { id } }', [{ kind: 'other' }]],
  ])('is recognised in graphql-js’s answer to %s', (document, kinds) => {
    expect(refusals(document)).toEqual(kinds);
  });
});
