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
