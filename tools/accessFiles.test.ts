import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { bearerOperationsFile, permissionsFile } from './accessFiles.ts';

const schema = buildSchema(`
  directive @access(to: Audience!) on OBJECT | FIELD_DEFINITION
  enum Audience { PUBLIC GUEST_SESSION OWNER STAFF }
  interface Node { id: ID! }
  type Query {
    node(id: ID!): Node @access(to: PUBLIC)
    product: Product @access(to: PUBLIC)
    cart: Cart @access(to: GUEST_SESSION)
  }
  type Product implements Node @access(to: PUBLIC) { id: ID!, image: Image, takings: Int @access(to: STAFF) }
  type Cart implements Node @access(to: OWNER) { id: ID! }
  type Image { path: String! }
`);

const bearers = (...documents: string[]) =>
  [...bearerOperationsFile(schema, documents).matchAll(/^ {2}'(\w+)',$/gm)].map(([, name]) => name);

describe('the generated permissions (spec 6)', () => {
  it('lists each field with its own audience, its type’s, or INHERITED', () => {
    expect(permissionsFile(schema)).toContain(`export const PERMISSIONS = {
  Query: {
    node: 'PUBLIC',
    product: 'PUBLIC',
    cart: 'GUEST_SESSION',
  },
  Product: {
    id: 'PUBLIC',
    image: 'PUBLIC',
    takings: 'STAFF',
  },
  Cart: {
    id: 'OWNER',
  },
  Image: {
    path: 'INHERITED',
  },
} as const;`);
  });

  it('rejects a schema that leaves a root field or a type with an id open', () => {
    const open = buildSchema(`
      directive @access(to: Audience!) on OBJECT | FIELD_DEFINITION
      enum Audience { PUBLIC }
      type Query { order: Order }
      type Order { id: ID! }
    `);
    expect(() => permissionsFile(open)).toThrow('@access is missing on Query.order, Order');
  });
});

describe('the generated list of operations that carry a token (F-042)', () => {
  it('leaves out what is PUBLIC throughout', () => {
    expect(bearers('query Shelf { product { id image { path } } }')).toEqual([]);
  });

  it('names everything that touches the visitor’s or the staff’s data, sorted', () => {
    expect(bearers('query Takings { product { takings } }', 'query Mine { cart { id } }')).toEqual(['Mine', 'Takings']);
  });

  it('judges a node by the type that it is read as', () => {
    expect(
      bearers(
        'query Open($id: ID!) { node(id: $id) { ... on Product { id } } }',
        'query Own($id: ID!) { node(id: $id) { ... on Cart { id } } }',
      ),
    ).toEqual(['Own']);
  });
});
