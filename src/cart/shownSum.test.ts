import type { TFunction } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { shownSum_cart$key } from '#generated/relay/shownSum_cart.graphql.ts';
import type { MarketOffers } from '../shared/relay/marketOffers.ts';
import { shownSum } from './shownSum.ts';

afterEach(() => vi.restoreAllMocks());

const t = ((key: string, params: object = {}) => [key, ...Object.values(params)].join(' ')) as unknown as TFunction;
const [STORED, NEW] = ['item-1', 'client:new-line:2'];
const offers = { delivery: true, membership: true } as MarketOffers;

/** A cart of these lines, of whose total 900 are goods; no figure is that of another. */
const cartOf = (ids: readonly string[], total: number) =>
  ({
    __fragments: {
      shownSum_cart: {
        locationId: 'halle',
        shippingZone: null,
        items: ids.map((id) => ({ id, counted: 3, reusableBox: false })),
        totals: {
          items: total === 0 ? 0 : 900,
          deposits: 0,
          delivery: 0,
          deliveryWaiver: null,
          freeDeliveryAbove: 15_000,
          fee: total === 0 ? 0 : 500,
          gstBase: 500,
          pstBase: 500,
          gst: 0,
          pst: 0,
          gstRate: 5000,
          pstRate: 9975,
          total,
          credit: 0,
        },
      },
    },
  }) as unknown as shownSum_cart$key;

it.each<[string, ids: string[], total: number, isOnline: boolean, isSummed: boolean]>([
  ['of stored lines', [STORED], 1400, true, true],
  ['of stored lines, offline', [STORED], 1400, false, true],
  ['of stored lines that cost nothing', [STORED], 0, true, true],
  ['of a new line beside others, which is painted with its price', [STORED, NEW], 1400, true, true],
  ['of a new line beside others, offline', [STORED, NEW], 1400, false, false],
  ['of a first line that is not summed yet', [NEW], 0, true, false],
  ['of a first line, offline', [NEW], 0, false, false],
])('shows the sum %s', (_, ids, total, isOnline, isSummed) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { amount, amountText, note, hints } = shownSum(t, cartOf(ids, total), { offers });
  expect([amount, amountText !== 'cart.sum_later']).toEqual([total, isSummed]);
  // What it includes and what would lower it are of a sum that is known.
  expect([note === null, hints === null]).toEqual([!isSummed || total === 0, !isSummed || total === 0]);
});

const partsOf = (totals: object, place: object = {}) => {
  const cart = cartOf([STORED], 1400) as unknown as { __fragments: { shownSum_cart: { totals: object } } };
  const data = cart.__fragments.shownSum_cart;
  const changed = { ...data, ...place, totals: { ...data.totals, ...totals } };
  return { __fragments: { shownSum_cart: changed } } as unknown as shownSum_cart$key;
};
const ZONE = { locationId: null, shippingZone: { price: 700 } };

const textOf = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

it.each<[string, cart: shownSum_cart$key, note: string | null]>([
  ['nothing, of goods alone', partsOf({ fee: 0, total: 900 }), null],
  ['the fee alone, which is the amount', partsOf({}), 'cart.included 5,00 $ cart.charge_fee_alone'],
  [
    'the fee and taxes',
    partsOf({ gst: 25, total: 1425 }),
    'cart.included 5,25 $ cart.charges cart.charge_fee 5,00 $ cart.charge_taxes 5,00 $',
  ],
  ['taxes alone', partsOf({ fee: 0, pst: 50, total: 950 }), 'cart.included 0,50 $ cart.charge_taxes 0,00 $'],
  [
    'a delivery alone',
    partsOf({ fee: 0, delivery: 700, total: 1600 }),
    'cart.included 7,00 $ cart.charge_delivery 0,00 $',
  ],
  ['deposits alone', partsOf({ fee: 0, deposits: 20, total: 920 }), 'cart.included 0,20 $ cart.charge_deposits 0,00 $'],
  [
    'deposits, a delivery and the fee',
    partsOf({ deposits: 20, delivery: 700, total: 2120 }),
    'cart.included 12,20 $ cart.charges cart.charge_deposits 5,00 $, cart.charge_delivery 5,00 $ cart.charge_fee 5,00 $',
  ],
  ['no charge, where credit pays a part', partsOf({ credit: 300 }), 'cart.left_to_pay'],
])('names what the amount includes: %s', (_, cart, note) => {
  expect(textOf(shownSum(t, cart, { offers, paysWithCredit: true }).note)).toBe(note);
});

it.each<[string, cart: shownSum_cart$key, offered: Partial<MarketOffers>, hints: string | null]>([
  ['a membership', partsOf({}), {}, 'Cart.member_saves −5,75 $'],
  ['no membership where the market has none', partsOf({}), { membership: false }, null],
  ['how far free delivery is', partsOf({ items: 14_999 }, ZONE), { membership: false }, 'Cart.delivery_free_in 0,01 $'],
  [
    'that more than this is delivered free',
    partsOf({ items: 15_000 }, ZONE),
    { membership: false },
    'Cart.delivery_free_above 150,00 $',
  ],
  ['that it is delivered free', partsOf({ items: 15_001 }, ZONE), { membership: false }, 'Cart.delivery_free'],
  ['no delivery where the market has none', partsOf({}, ZONE), { membership: false, delivery: false }, null],
  [
    'nothing of a delivery that is paid',
    partsOf({ deliveryWaiver: 'already_paid' }, ZONE),
    { membership: false },
    null,
  ],
  ['both', partsOf({}, ZONE), {}, 'Cart.member_saves −5,75 $ · cart.delivery_free_in 141,00 $'],
])('says how the amount would be lower: %s', (_, cart, offered, hints) => {
  expect(textOf(shownSum(t, cart, { offers: { ...offers, ...offered } }).hints)).toBe(hints);
});
