import { describe, expect, it } from 'vitest';
import { DEFAULT_TERMS } from '#rules/marketTerms.ts';
import { salesReport, type OrderAmounts, type SalesEvent } from './salesReport.ts';

const at = (text: string) => new Date(`${text}-05:00`);
const amounts = (values: Partial<OrderAmounts>): OrderAmounts => ({
  goods: 0,
  fee: 0,
  delivery: 0,
  deposits: 0,
  discount: 0,
  gst: 0,
  pst: 0,
  ...values,
});
const none = amounts({});
const report = (...events: SalesEvent[]) => salesReport(events, DEFAULT_TERMS);
/** Without what is 0. */
const withoutZeros = (sums: object) => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

/** 3 jars at 6,95, one taxed bottle at 12,99 with 0,40 of deposit, the fee, a delivery of 7,00, and 2,00 off by a code. */
const order = amounts({ goods: 3384, fee: 500, delivery: 700, deposits: 40, discount: 200, gst: 90, pst: 179 });
const TOTAL = 3384 + 500 + 700 + 40 - 200 + 90 + 179;

describe('the sales report', () => {
  it('has nothing for a period in which nothing happened', () => {
    expect(report().days).toEqual([]);
    expect(withoutZeros(report().total.sold)).toEqual({});
  });

  it('adds up an order as it was charged, and counts credit as a means of payment, not as a discount', () => {
    const { total, days } = report({ kind: 'order', at: at('2026-11-26T18:00:00'), amounts: order, credit: 1500 });
    expect(days.map(({ date }) => date)).toEqual(['2026-11-26']);
    expect(withoutZeros(total.sold)).toEqual({ ...order, total: TOTAL });
    expect(total).toMatchObject({ orders: 1, card: TOTAL - 1500, creditUsed: 1500 });
  });

  it('puts a refund on the day on which it was made, in the market’s time zone', () => {
    const { days } = report(
      { kind: 'order', at: new Date('2026-10-31T23:59:59-04:00'), amounts: order, credit: 0 },
      {
        kind: 'items_returned',
        at: new Date('2026-11-01T00:00:00-04:00'),
        amounts: amounts({ goods: 1299, deposits: 40, discount: 77, gst: 65, pst: 129 }),
        withheld: 0,
        card: 0,
        credit: 1299 + 40 - 77 + 65 + 129,
      },
    );
    expect(days.map(({ date, sold, refunded }) => [date, sold.total, refunded.total])).toEqual([
      ['2026-10-31', TOTAL, 0],
      ['2026-11-01', 0, 1456],
    ]);
    expect(days[1]).toMatchObject({ creditRefunded: 1456, cardRefunded: 0, notRefunded: 0 });
  });

  it('refunds a deposit once, whether the container or the goods come back first', () => {
    const bottle = amounts({ goods: 1299, deposits: 40 });
    const credited = { kind: 'deposit_credited', at: at('2026-11-26T12:00:00'), credit: 30 } as const;
    const returned = { kind: 'items_returned', at: at('2026-11-27T12:00:00'), amounts: bottle, withheld: 30 } as const;
    const { total } = report(credited, { ...returned, card: 1309, credit: 0 });
    expect(withoutZeros(total.refunded)).toEqual({ goods: 1299, deposits: 40, total: 1339 });
    expect(total).toMatchObject({ cardRefunded: 1309, creditRefunded: 30, notRefunded: 0 });
  });

  it('refunds of a whole order what had not been refunded before, fee and delivery included', () => {
    const returned = amounts({ goods: 1299, deposits: 10, discount: 77, gst: 65, pst: 129 });
    const before = { kind: 'items_returned', at: at('2026-11-26T12:00:00'), withheld: 0 } as const;
    const { total, days } = report(
      { kind: 'order', at: at('2026-11-20T12:00:00'), amounts: order, credit: 1000 },
      { ...before, amounts: returned, card: 0, credit: 1426 },
      {
        kind: 'order_refunded',
        at: at('2026-11-27T12:00:00'),
        amounts: order,
        returned,
        // 0,30 of deposits were credited at the counter, and are not paid twice.
        withheld: 30,
        card: TOTAL - 1426 - 30,
        credit: 0,
      },
      { kind: 'deposit_credited', at: at('2026-11-25T12:00:00'), credit: 30 },
    );
    expect(withoutZeros(days[3]!.refunded)).toEqual({
      goods: 3384 - 1299,
      fee: 500,
      delivery: 700,
      discount: 200 - 77,
      gst: 90 - 65,
      pst: 179 - 129,
      total: TOTAL - 1426 - 30,
    });
    expect(total.refunded).toEqual(total.sold);
    expect(total.notRefunded).toBe(0);
  });

  it('names what credit had paid and nobody can get back', () => {
    const refund = { kind: 'order_refunded', at: at('2026-11-27T12:00:00'), amounts: order, returned: none } as const;
    const { total } = report({ ...refund, withheld: 0, card: TOTAL - 1000, credit: 0 });
    expect(total).toMatchObject({ cardRefunded: TOTAL - 1000, notRefunded: 1000 });
  });

  it('sums orders of different rates as each was charged', () => {
    const before = {
      kind: 'order',
      at: at('2026-11-28T23:00:00'),
      amounts: amounts({ goods: 10_000, gst: 500, pst: 998 }),
    };
    const after = {
      kind: 'order',
      at: at('2026-11-29T01:00:00'),
      amounts: amounts({ goods: 10_000, gst: 500, pst: 2000 }),
    };
    const { total } = report({ ...before, kind: 'order', credit: 0 }, { ...after, kind: 'order', credit: 0 });
    expect(withoutZeros(total.sold)).toEqual({ goods: 20_000, gst: 1000, pst: 2998, total: 23_998 });
  });

  it('splits a membership’s taxes by the rates of the day on which it was paid, where they match', () => {
    const paid = { kind: 'membership', subtotal: 3000, total: 3449 } as const;
    const { total } = report({ ...paid, at: at('2026-11-26T12:00:00') });
    expect(withoutZeros(total.sold)).toEqual({ memberships: 3000, gst: 150, pst: 299, total: 3449 });
    expect(total).toMatchObject({ memberships: 1, orders: 0, card: 3449 });
    const terms = { gstRates: [], pstRates: [{ from: '2026-11-27', rate: 20_000 }] };
    const changed = salesReport([{ ...paid, at: at('2026-11-27T12:00:00') }], terms);
    expect(withoutZeros(changed.total.sold)).toEqual({ memberships: 3000, otherTax: 449, total: 3449 });
  });

  it('keeps corrections of balances apart from sales and refunds', () => {
    const { total } = report({ kind: 'adjustment', at: at('2026-11-26T12:00:00'), amount: -500 });
    expect(total.adjustments).toBe(-500);
    expect([total.sold.total, total.refunded.total]).toEqual([0, 0]);
  });

  it('lists days in order, and its total is their sum', () => {
    const one = (day: string): SalesEvent => ({ kind: 'order', at: at(`${day}T12:00:00`), amounts: order, credit: 0 });
    const { total, days } = report(one('2026-11-27'), one('2026-11-25'), one('2026-11-26'), one('2026-11-25'));
    expect(days.map(({ date, orders }) => [date, orders])).toEqual([
      ['2026-11-25', 2],
      ['2026-11-26', 1],
      ['2026-11-27', 1],
    ]);
    expect(total.sold.total).toBe(4 * TOTAL);
  });
});
