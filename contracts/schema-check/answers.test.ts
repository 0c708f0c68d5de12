import { describe, expect, it } from 'vitest';
import { edited, severities, verdictsOf } from '../../tests/support/contracts/checkedSchemas.ts';

const SCHEMA = `
type Query {
  order(id: ID, first: Int = 10): Order
  orders: [Order!]!
  thing: Thing
  found: Found
  unasked: Int
}
type Mutation { cancel(id: ID!): Order }
type Subscription { changed: Order! }
enum Status { open closed }
interface Thing { id: ID! }
type Order implements Thing { id: ID! number: Int! note: String status: Status! price: Float tags: [String!]! other: String }
type Basket implements Thing { id: ID! size: Int }
union Found = Order | Basket
`;
const ASKED = `query A { order(id: "1") { number note status price tags } }`;
const check = (from: string, to: string, operation = ASKED) => verdictsOf(SCHEMA, edited(SCHEMA, from, to), operation);

describe('a field of an answer', () => {
  it('cannot be removed while an operation selects it', () => {
    expect(check(' number: Int!', '')).toEqual([
      'breaking Order.number a server refuses it: Cannot query field "number" on type "Order" [A order.number]',
    ]);
  });

  it('that was renamed says so, and names none that only looks like it', () => {
    expect(check(' number: Int!', ' total: Int!')).toEqual([
      'breaking Order.number is gone, and Order.total is new and defined alike; a server refuses it: Cannot query field "number" on type "Order" [A order.number]',
      'safe Order.total is new (Int!); nothing in use requests it',
    ]);
    const [line = ''] = check(' number: Int!', ' numbers: Int! figure: Int!');
    expect(line).toBe(
      'breaking Order.number a server refuses it: Cannot query field "number" on type "Order" [A order.number]',
    );
    expect(check(' other: String', ' another: String')).toContain(
      'safe Order.other is gone, and Order.another is new and defined alike; nothing in use requests it',
    );
  });

  it('can be removed, added and changed while no operation selects it', () => {
    expect(check(' other: String', '')).toEqual(['safe Order.other is gone; nothing in use requests it']);
    expect(check('unasked: Int', 'unasked: String!')).toEqual([
      'safe Query.unasked was Int and is String!; nothing in use requests it',
    ]);
    expect(check('unasked: Int', 'unasked: Int\n  more: Int')).toEqual([
      'safe Query.more is new (Int); nothing in use requests it',
    ]);
  });

  it('may become non-null, but not nullable', () => {
    expect(severities(check('note: String', 'note: String!'))).toEqual(['safe Order.note']);
    expect(check('number: Int!', 'number: Int')).toEqual([
      'breaking Order.number can be null now, and the code expects a value [A order.number]',
    ]);
    expect(severities(check('tags: [String!]!', 'tags: [String]!'))).toEqual(['breaking Order.tags']);
    expect(severities(check('tags: [String!]!', 'tags: [String!]'))).toEqual(['breaking Order.tags']);
  });

  it('may not become a list, or stop being one', () => {
    expect(check('note: String', 'note: [String]')[0]).toMatch(/^breaking Order.note is a list now/);
    expect(check('tags: [String!]!', 'tags: String!')[0]).toMatch(/^breaking Order.tags is no longer a list/);
  });

  it('may change its type if every value still reads as before', () => {
    expect(severities(check('price: Float', 'price: Int'))).toEqual(['safe Order.price']);
    expect(severities(check('number: Int!', 'number: Float!'))).toEqual(['breaking Order.number']);
    expect(severities(check('note: String', 'note: ID'))).toEqual(['safe Order.note']);
    expect(severities(check('note: String', 'note: Status'))).toEqual(['safe Order.note']);
    expect(severities(check('status: Status!', 'status: String!'))).toEqual(['breaking Order.status']);
    expect(severities(check('note: String', 'note: Basket'))).toContain('breaking Order.note');
  });

  it('stays usable when deprecated, and says until when', () => {
    expect(check('note: String', 'note: String @deprecated(reason: "by texts")')).toEqual([
      'safe Order.note is deprecated: by texts [A order.note]',
    ]);
  });
});

describe('an enum in an answer', () => {
  it('makes a new value risky where it is selected, and safe elsewhere', () => {
    expect(check('open closed', 'open closed held')).toEqual([
      'risky Status.held Status can be held now [A order.status]',
    ]);
    const elsewhere = verdictsOf(SCHEMA, edited(SCHEMA, 'open closed', 'open closed held'), 'query A { unasked }');
    expect(elsewhere).toEqual(['safe Status.held is new (value); nothing in use requests it']);
  });

  it('may lose a value', () => {
    expect(check('open closed', 'open')).toEqual(['safe Status.closed is gone; everything in use still fits']);
  });
});

describe('a type that can arrive', () => {
  const found = 'query F { found { __typename ... on Order { number } } thing { id ... on Order { number } } }';
  it('may join a union, which is risky, and leave it', () => {
    const more = edited(
      SCHEMA,
      'union Found = Order | Basket',
      'union Found = Order | Basket | Extra\ntype Extra { a: Int }',
    );
    expect(verdictsOf(SCHEMA, more, found)).toEqual([
      'risky Found | Extra Extra can arrive now [F found]',
      'safe Extra is new (type); nothing in use requests it',
    ]);
    expect(severities(check('= Order | Basket', '= Order', found))).toEqual(['safe Found | Basket']);
  });

  it('must stay possible where a fragment names it', () => {
    expect(severities(check('= Order | Basket', '= Basket', found))).toContain('breaking Found | Order');
  });

  it('is told at the type when it is removed, with its interfaces', () => {
    const gone = SCHEMA.replace(/type Basket .*\n/, '').replace('union Found = Order | Basket', 'union Found = Order');
    const [line, ...others] = verdictsOf(SCHEMA, gone, 'query T { thing { id ... on Basket { size } } }');
    expect(line).toMatch(/^breaking Basket is gone; a server refuses it: Unknown type "Basket" \[T thing/);
    expect(others.filter((one) => one.includes('Basket & '))).toEqual([]);
  });

  it('may join an interface, and may not leave it where it is selected', () => {
    const more = edited(SCHEMA, 'type Basket', 'type Extra implements Thing { id: ID! }\ntype Basket');
    expect(severities(verdictsOf(SCHEMA, more, found))).toEqual(['risky Extra']);
    expect(severities(check('type Order implements Thing', 'type Order', found))).toContain('breaking Order & Thing');
    expect(severities(check('type Basket implements Thing', 'type Basket', found))).toEqual(['safe Basket & Thing']);
  });

  it('breaks operations that read its name when it is renamed', () => {
    const renamed = SCHEMA.replaceAll('Order', 'Purchase');
    expect(severities(verdictsOf(SCHEMA, renamed, 'query A { order { __typename number } }'))).toContain(
      'breaking Order',
    );
    const unread = severities(verdictsOf(SCHEMA, renamed, 'query A { order { number } }'));
    expect(unread.filter((line) => line.startsWith('breaking'))).toEqual([]);
    expect(unread).toContain('risky Order');
  });

  it('cannot stop being an object whose fields are selected', () => {
    expect(
      severities(check('order(id: ID, first: Int = 10): Order', 'order(id: ID, first: Int = 10): String')),
    ).toContain('breaking Query.order');
  });
});

describe("a change of a definition's kind", () => {
  it.each([
    ['an interface that no type implements', 'interface Order'],
    ['a union', 'union Order = Basket\ntype Other'],
    ['an input', 'input Order'],
  ])('cannot turn an object into %s', (_, kind) => {
    const is = SCHEMA.replace('type Order implements Thing', kind)
      .replace('union Found = Order | Basket', 'union Found = Basket')
      .replaceAll(/interface Order {|input Order {|type Other {/g, (at) => at);
    const buildable = kind.startsWith('input') ? is.replaceAll(/: (?:\[Order!\]!|Order!?)/g, ': Int') : is;
    expect(severities(verdictsOf(SCHEMA, buildable, ASKED))[0]).toMatch(/^breaking (?:Order|Query\.order)/);
  });

  it('is reported at the definition if no object has the type any more', () => {
    const is = SCHEMA.replace('type Order implements Thing', 'interface Order').replace('= Order | Basket', '= Basket');
    expect(verdictsOf(SCHEMA, is, 'query A { orders { number } }')).toContain(
      'breaking Order no longer has any value: no type implements Order [A orders]',
    );
  });
});

describe('one change', () => {
  const DEEP = `
type Query { location: Location! }
type Location { address: Address! }
type Address { street: String! city: String! zone: Zone! }
type Zone { name: String! price: Int! }
type PickupAddress { note: String }
`;
  const DEEP_OPERATION =
    'query A { location { address { street city zone { ...Z } } } } fragment Z on Zone { name price }';

  it('is reported once, at the field, for a changed type, whatever is selected below it', () => {
    const lines = verdictsOf(DEEP, edited(DEEP, 'address: Address!', 'address: PickupAddress!'), DEEP_OPERATION);
    expect(lines.filter((line) => line.startsWith('breaking'))).toEqual([
      'breaking Location.address was Address! and is PickupAddress!; in use below it: Address.street, Address.city, ' +
        'Address.zone [A location.address.street] [A location.address.city] [A location.address.zone]',
    ]);
  });

  it('is reported once, at the type, for a changed name, however many fields return it', () => {
    const lines = verdictsOf(DEEP, DEEP.replaceAll('Zone', 'Area').replace('zone:', 'zone:'), DEEP_OPERATION);
    expect(severities(lines).filter((line) => !line.startsWith('safe Area'))).toEqual(['breaking Zone']);
  });

  it('keeps the places of a fragment below a field of another type', () => {
    const lines = verdictsOf(DEEP, edited(DEEP, 'zone: Zone!', 'zone: PickupAddress!'), DEEP_OPERATION);
    expect(lines.filter((line) => line.startsWith('breaking'))).toHaveLength(1);
    expect(lines[0]).toMatch(/^breaking Address.zone was Zone! and is PickupAddress!/);
  });
});

describe('the start of an operation', () => {
  it.each([
    ['mutation', 'mutation A { cancel(id: "1") { number } }', 'type Mutation { cancel(id: ID!): Order }'],
    ['subscription', 'subscription A { changed { number } }', 'type Subscription { changed: Order! }'],
  ])('must stay: %s', (_, operation, root) => {
    expect(check('unasked: Int', 'unasked: Int', operation)).toEqual([]);
    const kind = operation.split(' ')[0];
    expect(check(root, '', operation)[0]).toBe(`breaking schema.${kind} no longer has a ${kind} [A ]`);
    expect(severities(check('number: Int!', 'number: Int', operation))).toEqual(['breaking Order.number']);
  });
});

describe('a field selected in several places', () => {
  it('is reported once for each of them, with the fragment that selects it', () => {
    const operation = 'query A { order { ...B note } orders { number } } fragment B on Order { number }';
    expect(check('number: Int!', 'number: Int', operation)).toEqual([
      'breaking Order.number can be null now, and the code expects a value [B number] [A orders.number]',
    ]);
  });
});
