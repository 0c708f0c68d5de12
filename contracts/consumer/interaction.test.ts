import { describe, expect, it } from 'vitest';
import { compiledOperations } from './engine/compiledOperations.ts';
import type { ContractCase } from './engine/contractCase.ts';
import { fromState, anyText, type ExpectedError } from './engine/contractCase.ts';
import {
  present,
  beginning,
  described,
  like,
  objectOrNull,
  rows,
  nonEmpty,
  type ExpectedFields,
} from './engine/expectedData.ts';
import { readSchema } from './engine/graphqlTypes.ts';
import { interactionOf } from './engine/interaction.ts';
import { FORGED_CURSOR, pageOf, badCursor } from './states/catalogueStates.ts';
import { catalogueIds, tomatoes } from './states/fixtureIds.ts';
import { lineParams, newVisitor } from './states/states.ts';

const schema = readSchema();
const operations = compiledOperations();
const variables = { variant: tomatoes, quantity: 1, seenPrice: 450 };

const interaction = (operation: string, one: Partial<ContractCase>) => {
  const compiled = operations.get(operation);
  if (!compiled) throw new Error(`There is no operation ${operation}.`);
  return interactionOf(schema, operations, compiled, {
    name: 'a case',
    given: [newVisitor],
    variables,
    ...one,
  } as ContractCase);
};
/** The interaction of a case that reads another page. */
const grid = (one: Partial<ContractCase>) =>
  interaction('CollectionGridPaginationQuery', {
    variables: { id: catalogueIds.shelf, count: 2, cursor: null },
    ...(one.errors ? {} : { data: { 'node.__typename': 'Collection' } }),
    ...one,
  } as Partial<ContractCase>);
const answered = (data: ExpectedFields) => () => interaction('AddToCartMutation', { data });
const refusedWith =
  (...errors: ExpectedError[]) =>
  () =>
    interaction('AddToCartMutation', { errors });

describe('a case that does not fit the schema', () => {
  it.each<[string, () => unknown, string]>([
    ['a place that the operation does not ask', answered({ 'addToCart.colour': 'red' }), 'no place addToCart.colour'],
    ['null where there is never null', answered({ 'addToCart.items[].quantity': null }), 'is Int! and cannot be null'],
    [
      'a value of another type',
      answered({ 'addToCart.items': nonEmpty, 'addToCart.items[].quantity': 'two' }),
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
    [
      'a text that looks another way than its example',
      answered({ 'addToCart.items[].variant.name': like(/^x$/, 'y'), 'addToCart.items': nonEmpty }),
      'cannot be {"like":"^x$","example":"y"}',
    ],
    [
      'a sum that looks like something',
      answered({ 'addToCart.totals.items': like(/x/, 'x') }),
      'addToCart.totals.items is Cents! and cannot be',
    ],
    ['a code that is not shown', refusedWith({ code: 'INTERNAL' }), 'INTERNAL is not displayable'],
    [
      'params that the code does not show',
      refusedWith({ code: 'UNAVAILABLE', params: { ...lineParams, nb: 1 } }),
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
    [
      'an object that may be null where there is never null',
      answered({ 'addToCart.totals': objectOrNull }),
      'addToCart.totals is Totals! and cannot be',
    ],
    [
      'an element that is not there',
      answered({ 'addToCart.items': rows(1), 'addToCart.items[1].quantity': 2 }),
      'no place addToCart.items[1].quantity',
    ],
    [
      'a field that the schema does not have',
      refusedWith({ code: 'BAD_CURSOR', raisedBy: { field: 'Cart.colours', at: 'addToCart.colours' } }),
      'no field Cart.colours',
    ],
  ])('is rejected for %s', (_, build, sentence) => {
    expect(build).toThrow(`AddToCartMutation: a case: `);
    expect(build).toThrow(sentence);
  });
});

describe('what the states say of an object', () => {
  const line = { variant: tomatoes, names: ['Tomates', 'Tomatoes'], price: 450, images: ['un', 'deux'] } as const;
  const given = [
    { name: 'a cart', params: { lines: [{ ...line, names: [...line.names], images: [...line.images] }] } },
  ];
  const ofLine = (data: ExpectedFields, locale: 'fr' | 'en' = 'fr') => {
    const { rules, response } = interaction('AddToCartMutation', {
      given,
      locale,
      data: { 'addToCart.items': rows(1), ...data },
    });
    const at = (place: string) => rules[`$.data.addToCart.items[0].${place}`]?.matchers.map(({ match }) => match);
    return {
      at,
      item: (response as { data: { addToCart: { items: [{ variant: object }] } } }).data.addToCart.items[0],
    };
  };

  it('is expected exactly, in the language of the page, pictures in their order', () => {
    const { at, item } = ofLine({ 'addToCart.items[].variantId': tomatoes }, 'en');
    expect(at('variant.price')).toEqual(['equality']);
    expect(item.variant).toMatchObject({
      price: 450,
      product: { name: 'Tomatoes', images: [{ path: 'un' }, { path: 'deux' }] },
    });
  });

  it('does not apply to another object, and gives way to what a case says', () => {
    expect(ofLine({ 'addToCart.items[].variantId': 'var_other' }).at('variant.price')).toEqual(['integer']);
    expect(ofLine({ 'addToCart.items[0].variant.price': 500 }).item.variant).toMatchObject({ price: 500 });
    const { item } = ofLine({ 'addToCart.items[0].variant': described({ price: 700 }) });
    expect(item.variant).toMatchObject({ price: 700 });
  });

  it('does not apply to a list that may hold other objects, except to the elements that it begins with', () => {
    const list = (data: ExpectedFields) => interaction('AddToCartMutation', { given, data }).rules;
    expect(list({ 'addToCart.items': nonEmpty })['$.data.addToCart.items[*].variant.price']?.matchers).toEqual([
      { match: 'integer' },
    ]);
    const rules = list({ 'addToCart.items': beginning(1) });
    expect(rules['$.data.addToCart.items']?.matchers).toEqual([{ match: 'type', min: 1 }]);
    expect(rules['$.data.addToCart.items[0].variant.price']?.matchers).toEqual([{ match: 'equality' }]);
    expect(rules['$.data.addToCart.items[*].variant.price']?.matchers).toEqual([{ match: 'integer' }]);
  });
});

describe('what is derived from the schema', () => {
  const { response, rules, request } = interaction('AddToCartMutation', { data: { 'addToCart.items': nonEmpty } });
  const rule = (place: string) => rules[`$.data.addToCart.${place}`];

  it('expects integer sums, dates with an offset, closed enums and string ids', () => {
    expect(rule('totals.items')).toEqual({ combine: 'AND', matchers: [{ match: 'integer' }] });
    expect(rule('items[*].unsure')).toEqual({ combine: 'AND', matchers: [{ match: 'type' }] });
    expect(rule('items[*].id')).toEqual({
      combine: 'AND',
      matchers: [{ match: 'regex', regex: '^\\S+$' }, { match: 'type' }],
    });
    expect(rule('items[*].unsureReason')).toEqual({
      combine: 'OR',
      matchers: [{ match: 'regex', regex: '^(price_changed|stock_changed|from_basket|last_week)$' }, { match: 'null' }],
    });
  });

  it('lets nullable leaves be null and lists be empty, and nothing else beside data', () => {
    expect(rule('note')).toEqual({ combine: 'OR', matchers: [{ match: 'type' }, { match: 'null' }] });
    expect(rule('items[*].variant.product.images')).toEqual({ combine: 'AND', matchers: [{ match: 'type', min: 0 }] });
    expect(rule('items')).toEqual({ combine: 'AND', matchers: [{ match: 'type', min: 1 }] });
    expect(rules.$).toEqual({
      combine: 'AND',
      matchers: [{ match: 'eachKey', rules: [{ match: 'regex', regex: '^(data|extensions)$' }] }],
    });
  });

  it('has the same examples every time, and the text as it was compiled', () => {
    expect(interaction('AddToCartMutation', { data: { 'addToCart.items': nonEmpty } }).response).toEqual(response);
    expect(request).toEqual({
      operationName: 'AddToCartMutation',
      query: operations.get('AddToCartMutation')?.text,
      variables: { ...variables, requestId: null },
    });
  });

  it('checks examples against their pattern, and puts values of states into the request', () => {
    const page = interaction('SetupPaymentMethodMutation', {
      variables: { successUrl: `${fromState('origin')}/panier?carte=1`, cancelUrl: '/', paysMembership: false },
      bearer: 'own',
      data: { setupPaymentMethod: like(/^https:/, 'https://example.com') },
    });
    expect(page.response).toEqual({ data: { setupPaymentMethod: 'https://example.com' } });
    expect(page.rules['$.data.setupPaymentMethod']?.matchers).toContainEqual({ match: 'regex', regex: '^https:' });
    const successUrl = 'a-origin/panier?carte=1';
    expect(page.request.variables).toEqual({ successUrl, cancelUrl: '/', paysMembership: false });
  });

  it('gives a refusal without a text the params of its code', () => {
    const errors = interaction('AddToCartMutation', {
      errors: [{ code: 'BAD_INPUT', params: { field: 'quantity' } }],
    });
    expect(errors.response).toMatchObject({
      errors: [
        {
          message: 'BAD_INPUT, for developers',
          extensions: { code: 'BAD_INPUT', displayable: false, params: { field: 'quantity' } },
        },
      ],
    });
  });

  it('has data null and one error for each refusal, as @shows declares it', () => {
    const two = interaction('CheckoutMutation', {
      variables: { useBalance: false, forceDisposableBox: false },
      errors: [{ code: 'MAX_REACHED', params: { nb: 3, ...lineParams } }, { code: 'NO_PLACE' }],
    });
    expect(two.response).toMatchObject({
      data: null,
      errors: [
        {
          message: 'products.max_reached',
          extensions: { code: 'MAX_REACHED', displayable: true, localized: false },
        },
        { message: 'cart.no_place', extensions: { code: 'NO_PLACE', params: {} } },
      ],
    });
    expect(two.rules['$.errors']).toEqual({ combine: 'AND', matchers: [{ match: 'type', min: 2, max: 2 }] });
    expect(two.rules['$.data']).toEqual({ combine: 'AND', matchers: [{ match: 'null' }] });
  });
});

describe('a page of a list', () => {
  const shelf = { 'node.__typename': 'Collection' };

  it('has its nodes in order, and says whether there are more (F-204)', () => {
    const { response, rules } = grid({
      data: {
        ...shelf,
        ...pageOf('node.products', [catalogueIds.beets, catalogueIds.chives], { more: true, count: 3 }),
      },
    });
    expect(response).toMatchObject({
      data: {
        node: {
          products: {
            count: 3,
            edges: [{ node: { id: catalogueIds.beets } }, { node: { id: catalogueIds.chives } }],
            pageInfo: { hasNextPage: true },
          },
        },
      },
    });
    const place = '$.data.node.products';
    expect(rules[`${place}.edges`]).toEqual({ combine: 'AND', matchers: [{ match: 'type', min: 2, max: 2 }] });
    expect(rules[`${place}.edges[1].node.id`]).toEqual({ combine: 'AND', matchers: [{ match: 'equality' }] });
    expect(rules[`${place}.pageInfo.endCursor`]).toEqual({ combine: 'AND', matchers: [{ match: 'type' }] });
  });

  it('applies expectations about every element to elements described one by one', () => {
    const { rules } = grid({
      data: { ...shelf, 'node.products.edges': rows(2), 'node.products.edges[].node.bio': true },
    });
    for (const index of [0, 1])
      expect(rules[`$.data.node.products.edges[${index}].node.bio`]?.matchers).toEqual([{ match: 'equality' }]);
  });

  it('follows another page, with its cursor in place of the example', () => {
    const { given, fromStates, request } = grid({
      variables: { id: catalogueIds.shelf, count: 2 },
      afterPage: {
        into: 'cursor',
        connection: 'node.products',
        page: 'first',
        variables: { id: catalogueIds.shelf, count: 1, cursor: null },
      },
    });
    expect(fromStates).toEqual({ cursor: '${cursor}' });
    expect(request.variables).toMatchObject({ id: catalogueIds.shelf, count: 2, cursor: 'a-cursor' });
    expect(given.at(-1)).toMatchObject({
      name: 'a page was read',
      params: { operationName: 'CollectionGridPaginationQuery', after: 'cursor', page: 'first', locale: 'fr' },
    });
  });

  it('is refused under the field that raises it, which is null where it may be', () => {
    const errors = grid({
      variables: { id: catalogueIds.shelf, count: 2, cursor: FORGED_CURSOR },
      errors: badCursor('Collection.products', 'node.products'),
    });
    expect(errors.response).toMatchObject({
      data: { node: null },
      errors: [{ extensions: { code: 'BAD_CURSOR', displayable: true } }],
    });
    const fullAnswer = interaction('SellersScreenQuery', {
      variables: { after: FORGED_CURSOR },
      errors: [{ code: 'BAD_CURSOR' }],
    });
    expect(fullAnswer.response).toMatchObject({ data: null, errors: [{ extensions: { code: 'BAD_CURSOR' } }] });
  });

  it('expects an object to be present where a case describes one of its fields', () => {
    const seller = (data: ExpectedFields) =>
      interaction('SellerScreenQuery', { variables: { handle: 'x', self: catalogueIds.farm }, data });
    expect(seller({ 'seller.name': 'x' }).response).toMatchObject({ data: { seller: { name: 'x' } } });
    const contradicted = () => seller({ seller: null, 'seller.name': 'x' });
    expect(contradicted).toThrow('no place seller.name');
  });

  it('expects a nullable object only to be an object or null', () => {
    const { rules, response } = interaction('SearchWaysQuery', {
      variables: {},
      data: { 'shelves.edges': nonEmpty, 'shelves.edges[].node.image': objectOrNull },
    });
    expect(response).toMatchObject({ data: { shelves: { edges: [{ node: { image: null } }] } } });
    expect(rules['$.data.shelves.edges[*].node.image']).toEqual({
      combine: 'OR',
      matchers: [{ match: 'null' }, { match: 'notEmpty' }],
    });
  });

  it('gives an object among those a rule of its own: Pact’s own verifier applies all alternatives to an object', () => {
    const { rules } = interaction('SearchWaysQuery', {
      variables: {},
      data: {
        'shelves.edges': beginning(2),
        'shelves.edges[].node.image': objectOrNull,
        'shelves.edges[0].node.image': null,
        'shelves.edges[1].node.image': present,
      },
    });
    const [missing, own] = [0, 1].map((at) => rules[`$.data.shelves.edges[${at}].node.image`]);
    expect(missing?.matchers).not.toEqual(own?.matchers);
    expect(own).toEqual({ combine: 'AND', matchers: [{ match: 'notEmpty' }] });
  });
});
