import { toId } from '../../server/graphql/globalId.ts';
import { location, zone } from './purchaseMarket.ts';
import { testId } from './smallMarket.ts';

/** A document of each mutation of cart, checkout, trial and card, every argument a variable. */
export const DOCUMENTS = {
  addToCart: 'mutation($variant: ID!, $quantity: Int!) { addToCart(variant: $variant, quantity: $quantity) { id } }',
  removeFromCart: 'mutation($variant: ID!, $all: Boolean!) { removeFromCart(variant: $variant, all: $all) { id } }',
  confirmItemInCart: 'mutation($item: ID!) { confirmItemInCart(item: $item) { id } }',
  chooseIfMissing: 'mutation($item: ID!, $wish: MissingWish!) { chooseIfMissing(item: $item, wish: $wish) { id } }',
  updateShoppingSession:
    'mutation($input: UpdateShoppingSessionInput!) { updateShoppingSession(input: $input) { id } }',
  updateCart: 'mutation($input: UpdateCartInput!) { updateCart(input: $input) { id } }',
  confirmAge: 'mutation($birthDate: Date!) { confirmAge(birthDate: $birthDate) { id } }',
  checkout:
    'mutation($useBalance: Boolean!, $forceDisposableBox: Boolean!, $period: ID) { checkout(useBalance: $useBalance, forceDisposableBox: $forceDisposableBox, period: $period) }',
  startTrial: 'mutation { startTrial { cart { id } } }',
  setupPaymentMethod:
    'mutation($successUrl: String!, $cancelUrl: String!) { setupPaymentMethod(successUrl: $successUrl, cancelUrl: $cancelUrl) }',
} as const;
export type Name = keyof typeof DOCUMENTS;

/** ann: signed in, owner of everything. bob: another customer. guest: has a cart of his own. nobody: an empty session. */
export type Who = 'ann' | 'bob' | 'guest' | 'nobody';
export type Row = [name: Name, who: Who, variables: Record<string, unknown>, code: string];

export const bread = toId('Variant', testId('variant bread 0'));
export const HUGE = 'x'.repeat(90_000);
export const MARKET = toId('Location', location('marche'));
export const PLATEAU = toId('ShippingZone', zone('plateau'));
export const PAID = { useBalance: false, forceDisposableBox: false };
const PAGE = 'https://market.example/compte';
const TYPES = [null, true, 7, 1.5, [], {}];
/** Ids that match nothing of the kind. */
const NOTHING = [
  '',
  ' ',
  '0',
  'var_1',
  HUGE,
  `${bread}\u0000`,
  bread.toUpperCase(),
  PLATEAU,
  toId('Variant', testId('none')),
];

const each = (name: Name, who: Who, values: unknown[], variables: (value: unknown) => Row[2], code: string): Row[] =>
  values.map((value) => [name, who, variables(value), code]);

/** Refused calls with their error codes, in the market of badArguments.test.ts. */
export const ROWS: Row[] = [
  ['addToCart', 'ann', {}, 'BAD_INPUT'],
  ...each('addToCart', 'ann', [null, true, 1.5, [], {}], (variant) => ({ variant, quantity: 1 }), 'BAD_INPUT'),
  ...each(
    'addToCart',
    'ann',
    [0, -1, 1001, 2 ** 31, -(2 ** 31), 1e308, '2', ...TYPES.filter((one) => one !== 7)],
    (quantity) => ({ variant: bread, quantity }),
    'BAD_INPUT',
  ),
  ...each('addToCart', 'nobody', NOTHING, (variant) => ({ variant, quantity: 1 }), 'NOT_FOUND'),
  ['addToCart', 'nobody', { variant: toId('Variant', testId('variant draft 0')), quantity: 1 }, 'NOT_FOUND'],
  ['addToCart', 'nobody', { variant: toId('Variant', testId('variant gone 0')), quantity: 1 }, 'UNAVAILABLE'],
  ['addToCart', 'nobody', { variant: toId('Variant', testId('variant away 0')), quantity: 1 }, 'UNAVAILABLE'],
  ['addToCart', 'nobody', { variant: toId('Variant', testId('variant box 0')), quantity: 1 }, 'BOX_NEEDS_ACCOUNT'],
  ['addToCart', 'bob', { variant: toId('Variant', testId('variant box 0')), quantity: 2 }, 'BOX_LIMIT'],
  ['addToCart', 'ann', { variant: bread, quantity: 1000 }, 'MAX_REACHED'],

  ['removeFromCart', 'ann', {}, 'BAD_INPUT'],
  ...each('removeFromCart', 'ann', [null, 'yes', 1, [], {}], (all) => ({ variant: bread, all }), 'BAD_INPUT'),
  ...each('removeFromCart', 'ann', NOTHING, (variant) => ({ variant, all: true }), 'NOT_IN_CART'),
  ['removeFromCart', 'ann', { variant: toId('Variant', testId('variant cheese 0')), all: true }, 'NOT_IN_CART'],
  ['removeFromCart', 'nobody', { variant: bread, all: true }, 'NOT_IN_CART'],

  ...each('confirmItemInCart', 'ann', [undefined, null, true, 1.5, [], {}], (item) => ({ item }), 'BAD_INPUT'),
  ...each('confirmItemInCart', 'ann', [...NOTHING, bread], (item) => ({ item }), 'NOT_IN_CART'),

  ...each(
    'chooseIfMissing',
    'ann',
    [undefined, null, 'other', 1],
    (choice) => ({ item: bread, wish: choice }),
    'BAD_INPUT',
  ),
  ...each('chooseIfMissing', 'ann', [...NOTHING, bread], (item) => ({ item, wish: 'refund' }), 'NOT_IN_CART'),

  ...each(
    'updateShoppingSession',
    'ann',
    [
      undefined,
      ...TYPES.slice(0, -1),
      { locationID: MARKET },
      { fromStorage: null },
      { fromStorage: 'true' },
      { autoClose: null },
      { locationId: '0' },
      { locationId: '' },
      { shippingZoneId: '000' },
      { locationId: MARKET, shippingZoneId: PLATEAU },
      { locationId: MARKET, shippingZoneId: '0' },
    ],
    (input) => ({ input }),
    'BAD_INPUT',
  ),
  ...each(
    'updateShoppingSession',
    'ann',
    [
      { locationId: HUGE },
      { locationId: PLATEAU },
      { shippingZoneId: MARKET },
      { shippingZoneId: `${PLATEAU}\u0000` },
      { locationId: toId('Location', testId('none')) },
      { locationId: toId('Location', location('ferme')) },
      { shippingZoneId: toId('ShippingZone', zone('ancienne')) },
    ],
    (input) => ({ input }),
    'NO_DELIVERY',
  ),
  ['updateShoppingSession', 'ann', { input: { locationId: toId('Location', location('depot')) } }, 'NEEDS_STORAGE'],
  [
    'updateShoppingSession',
    'ann',
    { input: { fromStorage: false, locationId: toId('Location', location('depot')) } },
    'NEEDS_STORAGE',
  ],
  ['updateShoppingSession', 'bob', { input: { autoClose: true } }, 'NO_CARD'],
  ['updateShoppingSession', 'guest', { input: { autoClose: true } }, 'NO_CARD'],

  ...each(
    'updateCart',
    'ann',
    [
      undefined,
      ...TYPES.slice(0, -1),
      { step: 'pay' },
      { step: 2 },
      { note: 5 },
      { note: 'n'.repeat(501) },
      { note: HUGE },
      { note: 'a\u0000b' },
      { locationId: '0' },
      { locationId: MARKET, shippingZoneId: PLATEAU },
    ],
    (input) => ({ input }),
    'BAD_INPUT',
  ),
  ['updateCart', 'ann', { input: { note: 'Sonnez', locationId: toId('Location', location('ferme')) } }, 'NO_DELIVERY'],
  [
    'updateCart',
    'ann',
    { input: { note: 'Sonnez', shippingZoneId: toId('ShippingZone', zone('ancienne')) } },
    'NO_DELIVERY',
  ],
  ['updateCart', 'guest', { input: { step: 'checkout', note: 'Sonnez' } }, 'NO_PLACE'],
  ['updateCart', 'nobody', { input: { step: 'shipping', note: 'Sonnez' } }, 'EMPTY_CART'],

  ...each(
    'confirmAge',
    'guest',
    [
      undefined,
      ...TYPES,
      '',
      'hier',
      '2000-1-1',
      '2000-02-30',
      '0000-00-00',
      '2026-11-25',
      '9999-12-31',
      HUGE,
      '2000-01-01\u0000',
    ],
    (birthDate) => ({ birthDate }),
    'BAD_INPUT',
  ),
  ...each('confirmAge', 'guest', ['2026-11-24', '2007-11-25'], (birthDate) => ({ birthDate }), 'AGE_FORBIDDEN'),

  ...each('checkout', 'ann', [null, 'true', 1, [], {}], (useBalance) => ({ ...PAID, useBalance }), 'BAD_INPUT'),
  ...each(
    'checkout',
    'ann',
    [null, 'true', 1, [], {}],
    (forceDisposableBox) => ({ ...PAID, forceDisposableBox }),
    'BAD_INPUT',
  ),
  ...each('checkout', 'ann', [true, 1.5, [], {}], (period) => ({ ...PAID, period }), 'BAD_INPUT'),
  ...each(
    'checkout',
    'ann',
    [
      '',
      'x',
      HUGE,
      `\u0000`,
      bread,
      toId('Period', '2026-11-20'),
      toId('Period', '2026-12-04'),
      toId('Period', '9999-12-31'),
    ],
    (period) => ({ ...PAID, period }),
    'PERIOD_CHANGED',
  ),
  ['checkout', 'guest', { ...PAID, useBalance: true }, 'NO_PLACE, NO_ALCOHOL, NO_CREDIT'],
  ['checkout', 'guest', PAID, 'NO_PLACE, NO_ALCOHOL'],
  ['checkout', 'nobody', PAID, 'EMPTY_CART'],
  ['checkout', 'bob', PAID, 'NO_ADDRESS'],

  ['startTrial', 'guest', {}, 'MEMBERSHIP_NEEDS_ACCOUNT'],
  ['startTrial', 'ann', {}, 'TRIAL_REFUSED'],

  ...each(
    'setupPaymentMethod',
    'ann',
    [
      undefined,
      ...TYPES,
      '',
      '//evil.example',
      'javascript:alert(1)',
      'https://market.example.evil/',
      'https://market.example@evil.example/',
      HUGE,
      `${PAGE}\u0000`,
    ],
    (successUrl) => ({ successUrl, cancelUrl: PAGE }),
    'BAD_INPUT',
  ),
  ['setupPaymentMethod', 'guest', { successUrl: PAGE, cancelUrl: PAGE }, 'UNAUTHENTICATED'],
];
