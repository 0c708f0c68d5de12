import { describe, expect, test } from 'vitest';
import { some, type Sayings } from './answer.ts';
import { cases } from './cases.ts';
import { compiledOperations } from './compiledOperations.ts';
import type { ContractCase } from './contractCase.ts';
import { readSchema } from './graphqlTypes.ts';
import { interactionOf } from './interaction.ts';
import { PROMISED, promisedOperations } from './promises.ts';
import { anyText, type Refusal } from './refusal.ts';
import { named, newcomer } from './states.ts';
import { tomatoes } from './things.ts';
import { contractInteractions } from './writeContract.ts';

const schema = readSchema();
const operations = compiledOperations();
const variables = { variant: tomatoes, quantity: 1 };

const interaction = (operation: string, one: Partial<ContractCase>) => {
  const compiled = operations.get(operation);
  if (!compiled) throw new Error(`There is no operation ${operation}.`);
  return interactionOf(schema, compiled, { name: 'a case', given: [newcomer], variables, ...one } as ContractCase);
};
const answered = (answers: Sayings) => () => interaction('AddToCartMutation', { answers });
const refusedWith =
  (...refused: Refusal[]) =>
  () =>
    interaction('AddToCartMutation', { refused });

describe('the promised operations', () => {
  test('all have their cases, answered and refused', () => {
    expect(promisedOperations(schema, operations.values()).length).toBeGreaterThanOrEqual(PROMISED.size);
    expect(contractInteractions().length).toBeGreaterThan(30);
  });

  test('fail without them', () => {
    const { AddToCartMutation: _, ...others } = cases;
    expect(() => contractInteractions(others)).toThrow('AddToCartMutation has no contract case.');
    const onlyAnswered = cases.CheckoutMutation?.filter(({ refused }) => !refused) ?? [];
    expect(() => contractInteractions({ ...cases, CheckoutMutation: onlyAnswered })).toThrow(
      'CheckoutMutation has no contract case that is refused.',
    );
    const onlyRefused = cases.CheckoutMutation?.filter(({ refused }) => refused) ?? [];
    expect(() => contractInteractions({ ...cases, CheckoutMutation: onlyRefused })).toThrow(
      'CheckoutMutation has no contract case that is answered.',
    );
  });

  test('are the storefront’s: a case of another one fails', () => {
    expect(() => contractInteractions({ ...cases, BuyEverythingMutation: [] })).toThrow(
      'The storefront has no operation BuyEverythingMutation',
    );
  });
});

describe('a case that does not fit the schema fails', () => {
  test.each<[string, () => unknown, string]>([
    ['a place that the operation does not ask', answered({ 'addToCart.colour': 'red' }), 'no place addToCart.colour'],
    ['null where there is never null', answered({ 'addToCart.items[].quantity': null }), 'is Int! and cannot be null'],
    [
      'a value of another type',
      answered({ 'addToCart.items': some, 'addToCart.items[].quantity': 'two' }),
      'cannot be "two"',
    ],
    [
      'an unknown enum value',
      answered({ 'addToCart.items[].unsureReason': 'mood' }),
      'UnsureReason and cannot be "mood"',
    ],
    ['a list where an object is', answered({ 'addToCart.totals': [] }), 'addToCart.totals is Totals! and cannot be []'],
    ['a leaf where a list is', answered({ 'addToCart.items': 3 }), 'cannot be 3'],
    [
      'a code that the field does not raise',
      refusedWith({ code: 'EMPTY_CART' }),
      'addToCart does not raise EMPTY_CART',
    ],
    ['a code that is not shown', refusedWith({ code: 'INTERNAL' }), 'INTERNAL is not displayable'],
    [
      'params that the code does not show',
      refusedWith({ code: 'UNAVAILABLE', params: { ...named, nb: 1 } }),
      'UNAVAILABLE shows the params',
    ],
    [
      'params that are missing',
      refusedWith({ code: 'MAX_REACHED', params: { nb: 1, name: anyText } }),
      'MAX_REACHED shows the params',
    ],
    [
      'a variable of another type',
      () => interaction('AddToCartMutation', { variables: { variant: tomatoes, quantity: 'two' } }),
      'Int cannot represent',
    ],
    [
      'a variable that is missing',
      () => interaction('AddToCartMutation', { variables: { variant: tomatoes } }),
      '$quantity',
    ],
  ])('%s', (_, build, sentence) => {
    expect(build).toThrow(`AddToCartMutation: a case: `);
    expect(build).toThrow(sentence);
  });
});

describe('what is derived', () => {
  const { response, rules, request } = interaction('AddToCartMutation', { answers: { 'addToCart.items': some } });
  const rule = (place: string) => rules[`$.data.addToCart.${place}`];

  test('sums are integers, dates have an offset, enums are closed, ids are texts', () => {
    expect(rule('totals.items')).toEqual({ combine: 'AND', matchers: [{ match: 'integer' }] });
    expect(rule('items[*].unsure')).toEqual({ combine: 'AND', matchers: [{ match: 'boolean' }] });
    expect(rule('items[*].id')).toEqual({
      combine: 'AND',
      matchers: [{ match: 'regex', regex: '^\\S+$' }, { match: 'type' }],
    });
    expect(rule('items[*].unsureReason')).toEqual({
      combine: 'OR',
      matchers: [{ match: 'regex', regex: '^(price_changed|stock_changed|from_basket|last_week)$' }, { match: 'null' }],
    });
  });

  test('nullable leaves may be null, lists may be empty, nothing else may stand beside data', () => {
    expect(rule('note')).toEqual({ combine: 'OR', matchers: [{ match: 'type' }, { match: 'null' }] });
    expect(rule('items[*].variant.product.images')).toEqual({ combine: 'AND', matchers: [{ match: 'type', min: 0 }] });
    expect(rule('items')).toEqual({ combine: 'AND', matchers: [{ match: 'type', min: 1 }] });
    expect(rules.$).toEqual({ combine: 'AND', matchers: [{ match: 'values' }] });
  });

  test('the same examples every time, and the text as it was compiled', () => {
    expect(interaction('AddToCartMutation', { answers: { 'addToCart.items': some } }).response).toEqual(response);
    expect(request).toEqual({
      operationName: 'AddToCartMutation',
      query: operations.get('AddToCartMutation')?.text,
      variables,
    });
  });

  test('a refusal is data null with one entry each, as @shows has it', () => {
    const two = interaction('CheckoutMutation', {
      variables: {},
      refused: [{ code: 'MAX_REACHED', params: { nb: 3, ...named } }, { code: 'NO_PLACE' }],
    });
    expect(two.response).toMatchObject({
      data: null,
      errors: [
        {
          message: 'products.max_reached',
          path: ['checkout'],
          extensions: { code: 'MAX_REACHED', displayable: true, localized: false },
        },
        { message: 'cart.no_place', path: ['checkout'], extensions: { code: 'NO_PLACE', params: {} } },
      ],
    });
    expect(two.rules['$.errors']).toEqual({ combine: 'AND', matchers: [{ match: 'type', min: 2, max: 2 }] });
    expect(two.rules['$.data']).toEqual({ combine: 'AND', matchers: [{ match: 'null' }] });
  });
});
