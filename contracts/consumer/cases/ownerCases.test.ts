import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compiledOperations } from '../engine/compiledOperations.ts';
import { readSchema } from '../engine/graphqlTypes.ts';
import { unnamedIds } from '../engine/ownership.ts';
import { cases } from './cases.ts';
import { ownerCases, unmetOwners } from './ownerCases.ts';

const schema = readSchema();
const operations = compiledOperations();
const text = readFileSync(path.resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8');
/** The market's schema with one text replaced. */
function schemaWith(from: string, to: string) {
  expect(text).toContain(from);
  return buildSchema(text.replace(from, to));
}
/** The cases of strangers of an operation, by caller. */
function strangers(name: string) {
  const operation = operations.get(name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const generated = /^(?:keeps|limits) |^returns .* by its id$/;
  const written = (cases[name] ?? []).filter((one) => !generated.test(one.name));
  return new Map(ownerCases(schema, operation, written).map((one) => [one.name, one]));
}

describe('the cases of callers who own nothing of it', () => {
  it('refuse them a mutation as if the object did not exist', () => {
    const codes = (name: string) => [...strangers(name).values()].map(({ errors }) => errors?.[0]?.code ?? 'answered');
    expect(codes('UpdateBasketMutation')).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(new Set(codes('CombineOrdersMutation'))).toEqual(new Set(['NOT_FOUND']));
    expect(new Set(codes('UpdateCartMutation'))).toEqual(new Set(['CART_NOT_FOUND']));
    expect(new Set(codes('ChooseIfMissingMutation'))).toEqual(new Set(['NOT_IN_CART']));
  });

  it('are another customer, another session, a session without its token, and the holder of a link', () => {
    expect([...strangers('OrderAgainMutation').keys()]).toEqual([
      'keeps a customer’s data from another customer',
      'keeps a customer’s data from another session',
      'keeps a customer’s data from the session without its token',
      'limits the order’s link to its own rights over a customer’s data',
      'keeps a guest’s data from another customer',
      'keeps a guest’s data from another session',
      'limits the order’s link to its own rights over a guest’s data',
    ]);
  });

  it('answer null to a query of an id, and to one of the caller’s own data what somebody has who has nothing', () => {
    expect(strangers('OrderProgressScreenQuery').get('keeps a customer’s data from another customer')?.data).toEqual({
      order: null,
      orderProgress: null,
    });
    const account = strangers('AccountScreenQuery').get('keeps a customer’s data from another customer');
    expect(account?.data).toMatchObject({
      'user.email': 'inconnue.contrat@example.com',
      'user.balance': 0,
      'user.closure.baskets': [],
    });
  });

  it('withhold from the holder of a link what is the owner’s alone', () => {
    expect(
      strangers('OrderScreenQuery').get('limits the order’s link to its own rights over a customer’s data')?.data,
    ).toMatchObject({
      'order.note': null,
      'order.paymentPage': null,
      'order.customerName': '',
    });
  });

  it('try every type that node refetches for its owner', () => {
    const nodes = [...strangers('BalanceLedgerPaginationQuery').keys()].filter((name) =>
      name.endsWith('from another customer'),
    );
    expect(nodes).toHaveLength(10);
  });
});

describe('the contract cannot be written', () => {
  it('with an id that does not say what it names', () => {
    expect(unmetOwners(schema, operations, cases)).toEqual([]);
    expect(unnamedIds(schemaWith('orderAgain(order: ID! @names(type: "Order"),', 'orderAgain(order: ID!,'))).toEqual([
      'Mutation.orderAgain(order) is an ID, and does not say with @names what it names.',
    ]);
    expect(unnamedIds(schemaWith('cart: ID @names(type: "Cart", else: CART_NOT_FOUND)', 'cart: ID'))).toEqual([
      'UpdateCartInput.cart is an ID, and does not say with @names what it names.',
    ]);
    const below = schemaWith(
      'first(locationId: ID @names(type: "Location")',
      'first(locationId: ID @names(type: "Cart")',
    );
    expect(unnamedIds(below)).toEqual([
      'Basket.first(locationId) names somebody’s Cart below a root field, where no case tries another’s.',
    ]);
  });

  it('with an operation of which no case is answered to an owner', () => {
    const refused = cases.UpdateBasketMutation?.filter(({ errors, suite }) => errors && suite !== 'access') ?? [];
    expect(unmetOwners(schema, operations, { ...cases, UpdateBasketMutation: refused })).toEqual([
      'UpdateBasketMutation sends the id of a UserBasket (id), and no case is answered to its owner with it: nobody else is tried.',
    ]);
  });

  it('with a type of node that has an owner now, and no case', () => {
    const changed = schemaWith(
      'type Basket implements Node @access(to: PUBLIC)',
      'type Basket implements Node @access(to: OWNER)',
    );
    expect(unmetOwners(changed, operations, cases)).toContain(
      'No case refetches a Basket by its id, which belongs to somebody: add it in nodeCases.ts.',
    );
  });
});
