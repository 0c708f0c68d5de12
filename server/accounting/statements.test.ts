import { describe, expect, it } from 'vitest';
import { statementsOf, type OrderedGoods, type RefundedGoods } from './statements.ts';

const NOW = new Date('2026-12-04T12:00:00-05:00');
const WEEK = '2026-11-20';
const NEXT = '2026-11-27';
const text = (primary: string) => ({ primary, secondary: null });
const goods = { sellerId: 'a', sellerName: 'Abeille', product: text('Miel'), variant: text('500 g'), price: 1000 };
const ordered = (values: Partial<OrderedGoods> = {}): OrderedGoods => {
  const one = { ...goods, commission: 0, week: WEEK, units: 10, replaced: 0, ...values };
  return { ...one, amount: one.price * one.units };
};
const refunded = (values: Partial<RefundedGoods>): RefundedGoods => ({
  ...goods,
  commission: 0,
  week: WEEK,
  units: 1,
  amount: 1000,
  at: new Date('2026-11-25T18:00:00-05:00'),
  kind: 'missing',
  ...values,
});
const statements = (orders: OrderedGoods[], refunds: RefundedGoods[] = [], weeks = [WEEK]) =>
  statementsOf({ ordered: orders, refunded: refunds, payments: [] }, weeks, NOW);
const nonZero = (sums: object) => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

describe('a producer’s statement', () => {
  it('owes the price of what was sold, less what was missing or came back', () => {
    const [statement] = statements([ordered()], [refunded({}), refunded({ kind: 'returned', units: 2, amount: 2000 })]);
    expect(nonZero(statement!.total)).toEqual({ sold: 10_000, missing: 1000, returned: 2000, owed: 7000 });
    expect(statement!.items).toMatchObject([{ sold: 10, missing: 1, returned: 2, earlier: 0, amount: 7000 }]);
  });

  it('rounds the commission of a week once, by the rate that each sale stored', () => {
    // 15 % of 10,05 $ three times is 4,5225 $, not three times 1,51 $.
    const own = { commission: 15_000, price: 1005, units: 1 };
    const [statement] = statements([
      ordered({ ...own, variant: text('a') }),
      ordered({ ...own, variant: text('b') }),
      ordered({ ...own, variant: text('c') }),
      ordered({ price: 2000, units: 1, commission: 10_000 }),
    ]);
    expect(nonZero(statement!.total)).toEqual({ sold: 5015, commission: 452 + 200, owed: 5015 - 652 });
  });

  it('carries a refund that is made later to the week of the refund, with its commission', () => {
    const late = refunded({ commission: 15_000, kind: 'returned', at: new Date('2026-11-27T09:00:00-05:00') });
    const sale = ordered({ commission: 15_000 });
    const [before] = statements([sale], [late]);
    expect(nonZero(before!.total)).toEqual({ sold: 10_000, commission: 1500, owed: 8500 });
    const [after] = statements([], [late], [NEXT]);
    expect(nonZero(after!.total)).toEqual({ earlier: 1000, commission: -150, owed: -850 });
    const [both] = statements([sale], [late], [WEEK, NEXT]);
    expect(nonZero(both!.total)).toEqual({ sold: 10_000, earlier: 1000, commission: 1350, owed: 7650 });
    expect(both!.weeks.map(({ period, sums }) => [period.startDate, sums.owed])).toEqual([
      [WEEK, 8500],
      [NEXT, -850],
    ]);
  });

  it.each(['cancelled', 'removed'] as const)('never counts as sold what was %s before its week had ended', (kind) => {
    const cancelled = { kind, units: 4, amount: 4000 } as const;
    const before = refunded({ ...cancelled, at: new Date('2026-11-18T12:00:00-05:00') });
    const [statement] = statements([ordered()], [before]);
    expect(nonZero(statement!.total)).toEqual({ sold: 6000, owed: 6000 });
    expect(statements([ordered({ units: 4 })], [before])).toEqual([]);
    const afterwards = refunded({ ...cancelled, kind: 'refunded' });
    expect(nonZero(statements([ordered()], [afterwards])[0]!.total)).toMatchObject({ sold: 10_000, returned: 4000 });
  });

  it('keeps goods of another price apart, and producers by name, those without a number too', () => {
    const list = statements([
      ordered({ sellerId: 'z', sellerName: 'Zéphyr' }),
      ordered({ sellerId: null, sellerName: 'Érablière' }),
      ordered({ units: 1 }),
      ordered({ units: 1, price: 1200, replaced: 1 }),
    ]);
    expect(list.map(({ name, sellerId }) => [name, sellerId])).toEqual([
      ['Abeille', 'a'],
      ['Érablière', null],
      ['Zéphyr', 'z'],
    ]);
    expect(list[0]!.items.map(({ price, sold, replaced }) => [price, sold, replaced])).toEqual([
      [1000, 1, 0],
      [1200, 1, 1],
    ]);
  });

  it('has weeks that have ended and one that runs, each with its payment', () => {
    const payment = { sellerId: 'a', week: WEEK, amount: 10_000, at: NOW, by: 'Josée' };
    const orders = [
      ordered(),
      ordered({ week: '2026-12-04' }),
      ordered({ week: WEEK, sellerId: 'b', sellerName: 'B' }),
    ];
    const [own, other] = statementsOf(
      { ordered: orders, refunded: [], payments: [payment] },
      [WEEK, '2026-12-04'],
      NOW,
    );
    expect(own!.weeks.map(({ ended, payment: paid }) => [ended, paid?.amount])).toEqual([
      [true, 10_000],
      [false, undefined],
    ]);
    expect(other!.weeks.map(({ payment: paid }) => paid)).toEqual([null]);
  });
});
