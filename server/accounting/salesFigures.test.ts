import { expect, it } from 'vitest';
import { DEFAULT_TERMS } from '#rules/marketTerms.ts';
import { salesReport, type SalesEvent, type SalesFigures } from './salesReport.ts';

const at = new Date('2026-11-24T17:00:00Z');
/** No two amounts are the same, nor any sum of two. */
const AMOUNTS = { goods: 10_000, fee: 500, delivery: 701, deposits: 1_203, discount: 31, gst: 57, pst: 113 };
const TOTAL = 12_543;
const RETURNED = { goods: 2_000, fee: 0, delivery: 0, deposits: 403, discount: 7, gst: 11, pst: 23 };
/** `AMOUNTS` less `RETURNED` and the 90 of deposits that were withheld. */
const REST = { goods: 8_000, fee: 500, delivery: 701, deposits: 710, discount: 24, gst: 46, pst: 90 };
const REST_TOTAL = 10_023;
const NO_SUMS = {
  goods: 0,
  fee: 0,
  delivery: 0,
  deposits: 0,
  discount: 0,
  gst: 0,
  pst: 0,
  memberships: 0,
  otherTax: 0,
  total: 0,
};
const NOTHING: SalesFigures = {
  date: null,
  orders: 0,
  memberships: 0,
  sold: NO_SUMS,
  refunded: NO_SUMS,
  card: 0,
  creditUsed: 0,
  cash: 0,
  awaiting: 0,
  cardRefunded: 0,
  creditRefunded: 0,
  cashRefunded: 0,
  awaitingDropped: 0,
  cashReceived: 0,
  notRefunded: 0,
  adjustments: 0,
};
const refunded = { card: 4_000, credit: 3_001, cash: 2_002, awaiting: 1_003 };
const REFUNDED = { cardRefunded: 4_000, creditRefunded: 3_001, cashRefunded: 2_002, awaitingDropped: 1_003 };

it.each<[string, SalesEvent, Partial<SalesFigures>]>([
  [
    'an order by card',
    { kind: 'order', at, amounts: AMOUNTS, credit: 0 },
    { orders: 1, sold: { ...NO_SUMS, ...AMOUNTS, total: TOTAL }, card: TOTAL },
  ],
  [
    'an order in every way',
    { kind: 'order', at, amounts: AMOUNTS, credit: 2_000, cash: 3_003, awaiting: 1_007 },
    {
      orders: 1,
      sold: { ...NO_SUMS, ...AMOUNTS, total: TOTAL },
      card: 6_533,
      creditUsed: 2_000,
      cash: 3_003,
      awaiting: 1_007,
    },
  ],
  [
    'a return, without the deposits that were refunded before',
    { kind: 'items_returned', at, amounts: AMOUNTS, withheld: 1_203, ...refunded },
    { refunded: { ...NO_SUMS, ...AMOUNTS, deposits: 0, total: 11_340 }, ...REFUNDED, notRefunded: 1_334 },
  ],
  [
    'an order as a whole, without what was returned before',
    { kind: 'order_refunded', at, amounts: AMOUNTS, returned: RETURNED, withheld: 90, ...refunded },
    { refunded: { ...NO_SUMS, ...REST, total: REST_TOTAL }, ...REFUNDED, notRefunded: 17 },
  ],
  [
    'deposits as credit',
    { kind: 'deposit_credited', at, credit: 405 },
    { refunded: { ...NO_SUMS, deposits: 405, total: 405 }, creditRefunded: 405 },
  ],
  [
    'a membership',
    { kind: 'membership', at, subtotal: 3_000, total: 3_449 },
    { memberships: 1, sold: { ...NO_SUMS, memberships: 3_000, gst: 150, pst: 299, total: 3_449 }, card: 3_449 },
  ],
  [
    'a membership with other taxes',
    { kind: 'membership', at, subtotal: 3_000, total: 3_390 },
    { memberships: 1, sold: { ...NO_SUMS, memberships: 3_000, otherTax: 390, total: 3_390 }, card: 3_390 },
  ],
  ['a correction', { kind: 'adjustment', at, amount: -909 }, { adjustments: -909 }],
  ['cash into the till', { kind: 'till', at, amount: 811 }, { cashReceived: 811 }],
])('states %s', (_, event, expected) => {
  const { total, days } = salesReport([event], DEFAULT_TERMS);
  expect(total).toEqual({ ...NOTHING, ...expected });
  expect(days).toEqual([{ ...NOTHING, ...expected, date: '2026-11-24' }]);
  const twice = salesReport([event, event], DEFAULT_TERMS).total;
  const flat = (figures: SalesFigures) => [
    ...Object.values(figures).filter((value) => typeof value === 'number'),
    ...Object.values(figures.sold),
    ...Object.values(figures.refunded),
  ];
  expect(flat(twice)).toEqual(flat(total).map((value) => 2 * value));
});
