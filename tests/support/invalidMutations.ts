import { toId } from '../../server/graphql/globalId.ts';
import { HUGE, MARKET, PLATEAU } from './badArguments.ts';
import { testId } from './smallMarket.ts';

/** A document of each mutation of orders, membership, recurring baskets, favourites and notices, every argument a variable. */
export const WISHES = {
  orderAgain: 'mutation($order: ID!) { orderAgain(order: $order) { cart { id } } }',
  payOrder: 'mutation($order: ID!, $total: Cents!) { payOrder(order: $order, total: $total) }',
  cancelOrder:
    'mutation($order: ID!, $reopenCart: Boolean!) { cancelOrder(order: $order, reopenCart: $reopenCart) { order { id } } }',
  reportOrderProblem:
    'mutation($order: ID!, $line: ID!, $kind: ProblemKind!, $quantity: Int!, $note: String, $requestId: ID!) { reportOrderProblem(order: $order, line: $line, kind: $kind, quantity: $quantity, note: $note, requestId: $requestId) { id } }',
  combineOrders: 'mutation($into: ID!, $order: ID!) { combineOrders(into: $into, order: $order) { order { id } } }',
  createMembership: 'mutation { createMembership }',
  manageMembership: 'mutation($returnUrl: String!) { manageMembership(returnUrl: $returnUrl) }',
  subscribeToBasket:
    'mutation($basket: ID!, $preferences: BasketPreferencesInput) { subscribeToBasket(basket: $basket, preferences: $preferences) { id } }',
  updateBasket: 'mutation($id: ID!, $input: UpdateBasketInput!) { updateBasket(id: $id, input: $input) { id } }',
  cancelBasket: 'mutation($id: ID!) { cancelBasket(id: $id) { id } }',
  markFavourite:
    'mutation($product: ID!, $marked: Boolean!) { markFavourite(product: $product, marked: $marked) { id } }',
  joinFavourites: 'mutation($products: [ID!]!) { joinFavourites(products: $products) { id } }',
  requestRestockNotice:
    'mutation($product: ID!, $email: String) { requestRestockNotice(product: $product, email: $email) }',
} as const;
export type WishName = keyof typeof WISHES;

/**
 * ann: a member with a card, a running basket and orders. bob: the same. cleo: signed in, with nothing. guest: not
 * signed in.
 */
export type Wisher = 'ann' | 'bob' | 'cleo' | 'guest';
export type WishRow = [name: WishName, who: Wisher, variables: Record<string, unknown>, code: string];

/** Placeholders in variables for ids that exist only at run time. `past`: an order of a closed week. */
export const OF = {
  annsBasket: '@annsBasket',
  annsOrder: '@annsOrder',
  annsPast: '@annsPast',
  bobsOrder: '@bobsOrder',
};

export const BASKET = toId('Basket', testId('basket legumes'));
const BREAD = toId('Product', testId('product bread'));
const DRAFT = toId('Product', testId('product draft'));
const NO_BASKET = toId('Basket', testId('none'));
const TYPES = [undefined, null, true, 1.5, [], {}];
/** Ids that match nothing of the kind. */
const NOTHING = ['', ' ', '0', HUGE, PLATEAU, BASKET.toUpperCase(), `${BASKET}\u0000`, NO_BASKET];
const week = (friday: string): string => toId('Period', friday);

const each = (
  name: WishName,
  who: Wisher,
  values: unknown[],
  variables: (value: unknown) => WishRow[2],
  code: string,
) => values.map((value): WishRow => [name, who, variables(value), code]);
const updated = (values: unknown[], code: string) =>
  each('updateBasket', 'ann', values, (input) => ({ id: OF.annsBasket, input }), code);
const subscribed = (who: Wisher, values: unknown[], code: string) =>
  each('subscribeToBasket', who, values, (preferences) => ({ basket: BASKET, preferences }), code);

const REPORT = {
  order: OF.annsPast,
  line: toId('OrderLine', testId('none')),
  kind: 'damaged',
  quantity: 1,
  note: null,
  requestId: 'essai',
};

/** Refused calls with their error codes, in the market of invalidMutations.test.ts. */
export const WISH_ROWS: WishRow[] = [
  ...each('orderAgain', 'ann', TYPES, (order) => ({ order }), 'BAD_INPUT'),
  ...each('orderAgain', 'ann', [...NOTHING, OF.bobsOrder], (order) => ({ order }), 'NOT_FOUND'),
  ['orderAgain', 'guest', { order: OF.annsOrder }, 'NOT_FOUND'],

  ...each('payOrder', 'ann', TYPES, (order) => ({ order, total: 1 }), 'BAD_INPUT'),
  ...each('payOrder', 'ann', [null, true, 1.5, '2', [], {}], (total) => ({ order: OF.annsOrder, total }), 'BAD_INPUT'),
  ...each('payOrder', 'ann', [...NOTHING, OF.bobsOrder], (order) => ({ order, total: 1 }), 'NOT_FOUND'),
  ['payOrder', 'guest', { order: OF.annsOrder, total: 1 }, 'NOT_FOUND'],
  ['payOrder', 'ann', { order: OF.annsOrder, total: 1 }, 'PAYMENT_OVER'],

  ...each('cancelOrder', 'ann', TYPES, (order) => ({ order, reopenCart: true }), 'BAD_INPUT'),
  ...each(
    'cancelOrder',
    'ann',
    [null, 'yes', 1, [], {}],
    (reopenCart) => ({ order: OF.annsOrder, reopenCart }),
    'BAD_INPUT',
  ),
  ...each('cancelOrder', 'ann', [...NOTHING, OF.bobsOrder], (order) => ({ order, reopenCart: true }), 'NOT_FOUND'),
  ['cancelOrder', 'guest', { order: OF.annsOrder, reopenCart: true }, 'NOT_FOUND'],
  ['cancelOrder', 'ann', { order: OF.annsPast, reopenCart: true }, 'TRANSITION_REFUSED'],

  ...each('reportOrderProblem', 'ann', TYPES, (order) => ({ ...REPORT, order }), 'BAD_INPUT'),
  ...each('reportOrderProblem', 'ann', TYPES, (line) => ({ ...REPORT, line }), 'BAD_INPUT'),
  ...each('reportOrderProblem', 'ann', [...TYPES, 'rotten'], (kind) => ({ ...REPORT, kind }), 'BAD_INPUT'),
  ...each(
    'reportOrderProblem',
    'ann',
    [null, '1', 1.5, 0, -1, []],
    (quantity) => ({ ...REPORT, quantity }),
    'BAD_INPUT',
  ),
  ...each('reportOrderProblem', 'ann', [1, [], {}, HUGE, 'a\u0000'], (note) => ({ ...REPORT, note }), 'BAD_INPUT'),
  ...each(
    'reportOrderProblem',
    'ann',
    ['', ' ', HUGE, 'a\u0000'],
    (requestId) => ({ ...REPORT, requestId }),
    'BAD_INPUT',
  ),
  ...each('reportOrderProblem', 'ann', [...NOTHING, OF.bobsOrder], (order) => ({ ...REPORT, order }), 'NOT_FOUND'),
  ...each('reportOrderProblem', 'ann', [...NOTHING, OF.annsOrder], (line) => ({ ...REPORT, line }), 'NOT_FOUND'),
  ['reportOrderProblem', 'guest', REPORT, 'NOT_FOUND'],

  ...each('combineOrders', 'ann', TYPES, (order) => ({ into: OF.annsOrder, order }), 'BAD_INPUT'),
  ...each('combineOrders', 'ann', TYPES, (into) => ({ into, order: OF.annsOrder }), 'BAD_INPUT'),
  ...each('combineOrders', 'ann', [...NOTHING, OF.bobsOrder], (order) => ({ into: OF.annsOrder, order }), 'NOT_FOUND'),
  ...each('combineOrders', 'ann', [...NOTHING, OF.bobsOrder], (into) => ({ into, order: OF.annsOrder }), 'NOT_FOUND'),
  ['combineOrders', 'ann', { into: OF.annsOrder, order: OF.annsOrder }, 'COMBINE_REFUSED'],
  ['combineOrders', 'ann', { into: OF.annsOrder, order: OF.annsPast }, 'COMBINE_REFUSED'],
  ['combineOrders', 'guest', { into: OF.annsOrder, order: OF.annsPast }, 'NOT_FOUND'],

  ['createMembership', 'guest', {}, 'MEMBERSHIP_NEEDS_ACCOUNT'],
  ['createMembership', 'ann', {}, 'ALREADY_MEMBER'],

  ...each(
    'manageMembership',
    'ann',
    [
      ...TYPES,
      '',
      'compte',
      '//evil.example',
      'javascript:alert(1)',
      'https://evil.example/compte/adhesion',
      'https://market.example.evil/',
      'https://market.example@evil.example/',
      'http://market.example/compte',
      'https://market.example:444/compte',
      HUGE,
      'https://market.example/compte\u0000',
    ],
    (returnUrl) => ({ returnUrl }),
    'BAD_INPUT',
  ),
  ['manageMembership', 'guest', { returnUrl: 'https://market.example/compte' }, 'UNAUTHENTICATED'],

  ...each('subscribeToBasket', 'bob', TYPES, (basket) => ({ basket }), 'BAD_INPUT'),
  ...each('subscribeToBasket', 'bob', [...NOTHING.slice(0, -2), NO_BASKET], (basket) => ({ basket }), 'NOT_FOUND'),
  ['subscribeToBasket', 'bob', { basket: toId('Basket', testId('basket fini')) }, 'BASKET_GONE'],
  ['subscribeToBasket', 'guest', { basket: BASKET }, 'UNAUTHENTICATED'],
  ['subscribeToBasket', 'ann', { basket: BASKET, preferences: { locationId: MARKET } }, 'ALREADY_SUBSCRIBED'],
  ...subscribed(
    'bob',
    [
      true,
      'loc',
      1.5,
      { locationID: MARKET },
      { locationId: '0' },
      { locationId: '' },
      { locationId: MARKET, shippingZoneId: PLATEAU },
      { locationId: MARKET, note: 5 },
      { locationId: MARKET, note: 'n'.repeat(501) },
      { locationId: MARKET, note: HUGE },
      { locationId: MARKET, note: 'a\u0000b' },
    ],
    'BAD_INPUT',
  ),
  ...subscribed(
    'cleo',
    [undefined, null, {}, { note: 'Porte' }, { locationId: null }, { shippingZoneId: null }],
    'NO_PLACE',
  ),
  ...subscribed(
    'bob',
    [
      { locationId: HUGE },
      { locationId: PLATEAU },
      { locationId: toId('Location', testId('location ferme')) },
      { locationId: toId('Location', testId('location depot')) },
      { shippingZoneId: MARKET },
      { shippingZoneId: toId('ShippingZone', testId('none')) },
    ],
    'NO_DELIVERY',
  ),
  ...subscribed('bob', [{ shippingZoneId: PLATEAU }], 'NO_ADDRESS'),
  // She opened the card page and came back without a card.
  ...subscribed('cleo', [{ locationId: MARKET }], 'NO_CARD'),

  ...each('updateBasket', 'ann', TYPES, (id) => ({ id, input: { isPaused: true } }), 'BAD_INPUT'),
  ...each('updateBasket', 'ann', NOTHING, (id) => ({ id, input: { isPaused: true } }), 'NOT_FOUND'),
  ['updateBasket', 'bob', { id: OF.annsBasket, input: { isPaused: true } }, 'NOT_FOUND'],
  ['updateBasket', 'guest', { id: OF.annsBasket, input: { isPaused: true } }, 'NOT_FOUND'],
  ...updated(
    [
      ...TYPES.slice(0, -1),
      { paused: true },
      { isPaused: 'yes' },
      { pauseWeeks: ['x', HUGE] },
      { pauseWeeks: [null] },
      { pauseWeeks: [week('2026-11-28')] },
      { pauseWeeks: ['per_20261399'] },
      { resumeWeeks: [BASKET] },
      { pauseWeeks: [week('2026-11-27')], resumeWeeks: [week('2026-11-27')] },
      { isPaused: false, pauseWeeks: [week('2026-11-27')] },
      { isPaused: true, pausedOn: { from: '2026-11-27', to: '2026-12-03' } },
      { pausedOn: { from: '2026-12-03', to: '2026-11-27' } },
      { pausedOn: { from: 'hier', to: '2026-11-27' } },
      { pausedOn: { from: '2026-11-27' } },
      { preferences: { locationId: MARKET, shippingZoneId: PLATEAU } },
      { preferences: { note: 'n'.repeat(501) } },
    ],
    'BAD_INPUT',
  ),
  ...updated([{}, { preferences: {} }, { isPaused: null }], 'NO_UPDATE'),
  ...updated(
    [{ preferences: { locationId: null } }, { preferences: { shippingZoneId: null, locationId: null } }],
    'NO_PLACE',
  ),
  ...updated([{ preferences: { shippingZoneId: PLATEAU } }], 'NO_ADDRESS'),
  ...updated(
    [{ isPaused: true, preferences: { locationId: toId('Location', testId('location ferme')) } }],
    'NO_DELIVERY',
  ),
  ...updated(
    [
      { pauseWeeks: [week('2026-11-27'), week('2026-11-13')] },
      { resumeWeeks: [week('2026-11-13')] },
      { pausedOn: { from: '2026-11-13', to: '2026-11-26' } },
    ],
    'WEEK_CLOSED',
  ),
  ...updated(
    [
      { pauseWeeks: [week('2026-11-27'), week('2027-02-12')] },
      { resumeWeeks: [week('2027-02-12')] },
      { pausedOn: { from: '2026-11-27', to: '2027-02-12' } },
      { pausedOn: { from: '2026-11-27', to: '8999-12-31' } },
    ],
    'WEEK_TOO_FAR',
  ),

  ...each('cancelBasket', 'ann', TYPES, (id) => ({ id }), 'BAD_INPUT'),
  ...each('cancelBasket', 'ann', NOTHING, (id) => ({ id }), 'NOT_FOUND'),
  ['cancelBasket', 'bob', { id: OF.annsBasket }, 'NOT_FOUND'],

  ...each('markFavourite', 'ann', TYPES, (product) => ({ product, marked: true }), 'BAD_INPUT'),
  ...each('markFavourite', 'ann', [null, 'yes', 1, [], {}], (marked) => ({ product: BASKET, marked }), 'BAD_INPUT'),
  ...each('markFavourite', 'ann', NOTHING, (product) => ({ product, marked: true }), 'NOT_FOUND'),
  ['markFavourite', 'ann', { product: DRAFT, marked: true }, 'NOT_FOUND'],
  ['markFavourite', 'guest', { product: BREAD, marked: true }, 'UNAUTHENTICATED'],

  ...each('joinFavourites', 'ann', [null, true, 1.5, {}, [null], [[BREAD]]], (products) => ({ products }), 'BAD_INPUT'),
  ['joinFavourites', 'ann', { products: Array.from({ length: 101 }, () => BREAD) }, 'BAD_INPUT'],
  ['joinFavourites', 'guest', { products: [BREAD] }, 'UNAUTHENTICATED'],

  ...each('requestRestockNotice', 'ann', TYPES, (product) => ({ product }), 'BAD_INPUT'),
  ...each('requestRestockNotice', 'guest', [true, 1.5, [], {}], (email) => ({ product: BREAD, email }), 'BAD_INPUT'),
  ...each(
    'requestRestockNotice',
    'guest',
    [null, '', 'a@', HUGE],
    (email) => ({ product: BREAD, email }),
    'EMAIL_INVALID',
  ),
  ...each('requestRestockNotice', 'ann', [...NOTHING, DRAFT], (product) => ({ product }), 'NOT_FOUND'),
];
