import { expect, it } from 'vitest';
import { periodStarting, USUAL_CALENDAR } from '#rules/period.ts';
import { zonedInstant } from '#rules/zone.ts';
import type { StoredBasket, StoredLine } from '../../cart/cartCheckout.ts';
import { emptyCart } from '../../cart/cartView.ts';
import { toId } from '../../graphql/globalId.ts';
import { checkCart, type CheckInput } from './cartChecks.ts';

type Variant = CheckInput['variants'] extends ReadonlyMap<string, infer V> ? V : never;

const NOW = new Date('2026-11-28T12:00:00-05:00');
const MOMENT = 1;
const AROUND = { before: new Date(NOW.getTime() - MOMENT), after: new Date(NOW.getTime() + MOMENT) };
const PERIOD = periodStarting('2026-11-27', USUAL_CALENDAR);
const SLOT = { from: zonedInstant('2026-12-03', '14:00'), to: zonedInstant('2026-12-03', '19:00') };

/** No two figures are the same: of 41 units 13 are held, 2 of them by the cart itself; at the market 7 of 19, 1 by the cart. */
const live = { stock: 41, held: 13, stockMdo: 19, heldMdo: 7, ownHeld: 2, ownHeldMdo: 1 };
const MOST = 30;
const MOST_AT_MARKET = 13;
const PRICE = 450;

const variantOf = (more: Partial<Variant> = {}): Variant => ({
  id: 'bread',
  price: PRICE,
  compared_at_price: 560,
  deposit: 20,
  track_stock: true,
  stock: live.stock,
  held: live.held,
  stored: true,
  stock_mdo: live.stockMdo,
  held_mdo: live.heldMdo,
  name_primary: 'la miche',
  name_secondary: 'loaf',
  status: 'active',
  taxable: false,
  tax_kind: 'both',
  is_alcohol: false,
  deactivated_until: null,
  next_vacation: null,
  commission: 10_000,
  seller_id: 'farm',
  seller_name: 'Ferme',
  product_name_primary: 'Pain',
  product_name_secondary: 'Bread',
  is_box: false,
  image: null,
  ...more,
});
const lineOf = (more: Partial<StoredLine> = {}): StoredLine => ({
  id: 'line',
  variantId: 'bread',
  quantity: 3,
  priceSeen: PRICE,
  unsure: false,
  unsureReason: null,
  week: PERIOD.startDate,
  ifMissing: null,
  stock: { ...live, trackStock: true, stored: true },
  ...more,
});
const basketOf = (more: Partial<StoredBasket> = {}): StoredBasket => ({
  userBasketId: 'subscription',
  basketId: 'basket',
  week: PERIOD.startDate,
  name: { primary: 'Découverte', secondary: 'Discovery' },
  image: null,
  price: 3200,
  comparedAtPrice: null,
  taxablePrice: 0,
  deposit: 0,
  active: true,
  inCart: true,
  priceSeen: 3200,
  ...more,
});

type Changes = {
  variant?: Partial<Variant>;
  line?: Partial<StoredLine>;
  cart?: Partial<CheckInput['cart']>;
  baskets?: StoredBasket[];
  standing?: Partial<CheckInput['standing']>;
  input?: Partial<CheckInput>;
};
function check({ variant, line, cart, baskets = [], standing, input }: Changes) {
  const {
    lines,
    baskets: bought,
    priceChanged,
    errors,
    leftOut,
  } = checkCart({
    cart: {
      ...emptyCart('cart'),
      locationId: 'marche',
      lines: [lineOf(line)],
      baskets,
      ...cart,
    },
    variants: new Map([['bread', variantOf(variant)]]),
    location: { storageOnly: false, expressHours: [{ weekday: 2, from: '09:00', to: '17:00' }] } as never,
    zone: null,
    isServed: true,
    openPeriod: PERIOD,
    shownPeriod: null,
    slot: SLOT,
    shownSlot: null,
    useBalance: false,
    entered: null,
    standing: { isGuest: false, balance: 0, postalCode: null, ...standing } as CheckInput['standing'],
    box: null,
    closing: null,
    locale: 'fr',
    now: NOW,
    ...input,
  });
  return {
    bought: [...lines.map(({ line: { quantity } }) => quantity), ...bought.map(({ userBasketId }) => userBasketId)],
    raised: priceChanged.map(({ id }) => id),
    errors: errors.map(({ code, params }) => [code, ...(params['nb'] === undefined ? [] : [params['nb']])].join(' ')),
    leftOut: leftOut.map(({ code }) => code),
  };
}
const zone = { price: 700, prefixes: ['J0X'] } as never;
const vacation = (from: string, back: string) => ({ next_vacation: `${from}/${back}` });
const partial = { closing: { hasCard: true, buysAvailable: true } };

/** Without a name: nothing stops it. */
it.each<[string, Changes, Partial<ReturnType<typeof check>>?]>([
  ['a cart of goods', {}],
  ['goods that are taken off sale', { variant: { status: 'inactive' } }, { errors: ['UNAVAILABLE'] }],
  ['goods that are a draft', { variant: { status: 'draft' } }, { errors: ['UNAVAILABLE'] }],
  [
    'a producer who is away a moment longer',
    { variant: { deactivated_until: AROUND.after } },
    { errors: ['UNAVAILABLE'] },
  ],
  ['a producer who is back at this instant (E26)', { variant: { deactivated_until: NOW } }],
  ['a producer who was away', { variant: { deactivated_until: AROUND.before } }],
  ['a planned vacation that has begun', { variant: vacation('2026-11-28', '2026-12-05') }, { errors: ['UNAVAILABLE'] }],
  ['a planned vacation that begins tomorrow', { variant: vacation('2026-11-29', '2026-12-05') }],
  ['a planned vacation that is over', { variant: vacation('2026-11-20', '2026-11-28') }],
  ['as many units as there are for it', { line: { quantity: MOST } }, { bought: [MOST] }],
  ['one unit more', { line: { quantity: MOST + 1 } }, { bought: [MOST + 1], errors: [`MAX_REACHED ${MOST}`] }],
  [
    'units of Express, of those at the market',
    { cart: { fromStorage: true }, line: { quantity: MOST_AT_MARKET + 1 } },
    { bought: [MOST_AT_MARKET + 1], errors: [`MAX_REACHED ${MOST_AT_MARKET}`] },
  ],
  [
    'goods that are not at the market, in Express',
    { cart: { fromStorage: true }, variant: { stored: false } },
    { errors: ['NOT_FROM_STORAGE'] },
  ],
  ['a price that rose', { variant: { price: PRICE + 1 } }, { bought: [], raised: ['line'], errors: ['CART_CHANGED'] }],
  ['a price that fell', { variant: { price: PRICE - 1 } }],
  ['a line that is not confirmed', { line: { unsure: true } }, { bought: [], errors: ['EMPTY_CART'] }],
  ['alcohol without a proven age', { variant: { is_alcohol: true } }, { errors: ['NO_ALCOHOL'] }],
  ['alcohol', { variant: { is_alcohol: true }, cart: { ageConfirmed: true } }],
  ['the market’s box, for a customer', { input: { box: 'bread' } }, { bought: [3], errors: ['MAX_REACHED 1'] }],
  [
    'the market’s box, for a guest',
    { input: { box: 'bread' }, line: { quantity: 1 }, standing: { isGuest: true } },
    { bought: [1], errors: ['BOX_NEEDS_ACCOUNT'] },
  ],
  ['a basket beside goods', { baskets: [basketOf()] }, { bought: [3, 'subscription'] }],
  ['a basket that is only proposed', { baskets: [basketOf({ inCart: null })] }],
  ['a basket that stays an order of its own', { baskets: [basketOf({ inCart: false })] }],
  [
    'a basket that is withdrawn',
    { baskets: [basketOf({ active: false })] },
    { bought: [3, 'subscription'], errors: ['UNAVAILABLE'] },
  ],
  ['a basket that rose', { baskets: [basketOf({ price: 3201 })] }, { errors: ['CART_CHANGED'] }],
  ['a basket that fell', { baskets: [basketOf({ price: 3199 })] }, { bought: [3, 'subscription'] }],
  ['no place', { input: { location: null } }, { errors: ['NO_PLACE'] }],
  ['a place that does not serve the week', { input: { isServed: false } }, { errors: ['NO_DELIVERY'] }],
  ['a delivery without an address', { input: { zone, location: null } }, { errors: ['NO_ADDRESS'] }],
  ['a delivery to its zone', { input: { zone, location: null }, standing: { postalCode: 'J0X3G0' } }],
  [
    'a delivery outside its zone',
    { input: { zone, location: null }, standing: { postalCode: 'J9A1A1' } },
    { errors: ['ADDRESS_OUTSIDE_ZONE'] },
  ],
  [
    'a guest’s delivery, whose address comes later (E59)',
    { input: { zone, location: null }, standing: { isGuest: true } },
  ],
  [
    'a guest’s delivery that staff enter',
    { input: { zone, location: null, entered: { hasAddressOnFile: false } }, standing: { isGuest: true } },
    { errors: ['NO_ADDRESS'] },
  ],
  ['credit of a cent', { input: { useBalance: true }, standing: { balance: -1, postalCode: 'J9A1A1' } }],
  [
    'credit of nothing',
    { input: { useBalance: true }, standing: { balance: 0, postalCode: 'J9A1A1' } },
    { errors: ['NO_CREDIT'] },
  ],
  [
    'credit without an address on file',
    { input: { useBalance: true }, standing: { balance: -1 } },
    { errors: ['BALANCE_NEEDS_ADDRESS'] },
  ],
  ['the week that was shown', { input: { shownPeriod: toId('Period', '2026-11-27') } }],
  [
    'another week than was shown',
    { input: { shownPeriod: toId('Period', '2026-11-20') } },
    { errors: ['PERIOD_CHANGED'] },
  ],
  [
    'another week than was shown, in Express (E63)',
    { cart: { fromStorage: true }, input: { shownPeriod: toId('Period', '2026-11-20') } },
  ],
  ['the hour that was shown', { input: { shownSlot: '2026-12-03T19:00:00Z' } }],
  ['another hour than was shown', { input: { shownSlot: '2026-12-03T20:00:00Z' } }, { errors: ['SLOT_CHANGED'] }],
  [
    'the closing, without a card',
    { input: { closing: { hasCard: false, buysAvailable: false } } },
    { errors: ['NO_CARD'] },
  ],
  [
    'the closing, of what is there',
    { line: { quantity: MOST + 1 }, input: partial },
    { bought: [MOST], leftOut: ['MAX_REACHED'] },
  ],
  [
    'the closing, of what is there beside a withdrawn basket',
    { baskets: [basketOf({ active: false })], input: partial },
    { leftOut: ['UNAVAILABLE'] },
  ],
])('checks %s', (_, changes, expected = {}) => {
  expect(check(changes)).toEqual({ bought: [3], raised: [], errors: [], leftOut: [], ...expected });
});
