import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { addDays, zonedInstant } from '#rules/zone.ts';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { writeReturns } from '../../tests/support/moneyRows.ts';
import { location } from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { StatusOrder } from '../../tests/support/statusOrders.ts';
import type { Transaction } from '../database/transaction.ts';
import { statementsOf, type OrderedGoods } from './statements.ts';
import { insertPayment, readOrdered, readPayments, readRefunded, undoPayments } from './statementStore.ts';

const FARM = testId('seller farm');
const DAIRY = testId('seller dairy');
const MOMENT = 1;
const weekOf = ({ week }: Pick<StatusOrder, 'week'>) => ({
  first: week,
  last: week,
  from: zonedInstant(week, '00:00'),
  to: zonedInstant(addDays(week, 7), '00:00'),
});
const before = (at: Date) => new Date(at.getTime() - MOMENT);

/** What the statements of producers read: rows that differ in every column, changed one at a time. */
describe('rows of producers’ statements', () => {
  const { orderOf, inRows } = statusMarket(async (database) => {
    await smallMarket(database.kysely).seller('dairy');
    await basketOffer(database, 'panier');
  });
  const order = orderOf('pickup', 'completed');
  const span = weekOf(order);
  /** Seven units, two of them refunded before, three missing, one replaced. */
  const write = (tx: Transaction, { lineId }: StatusOrder) =>
    sql`update order_line set seller_id = ${FARM}, product_name_secondary = 'bread', variant_name_secondary = 'unit', price = 450,
      commission = 12500, quantity = 7, missing = 3, replaced = 1, replaced_by_primary = 'brioche', returned = 2 where id = ${lineId}`.execute(
      tx,
    );
  const goodsOf = ({ email, week }: StatusOrder) => ({
    sellerId: FARM,
    sellerName: `Ferme ${email}`,
    product: { primary: 'pain', secondary: 'bread' },
    variant: { primary: 'unité', secondary: 'unit' },
    price: 450,
    commission: 12_500,
    week,
  });

  it.each(ORDER_STATUSES)('count as sold what an order holds that is %s', async (status) => {
    const own = orderOf('pickup', status);
    const ordered = await inRows(async (tx) => {
      await write(tx, own);
      return readOrdered(tx, weekOf(own));
    });
    expect(ordered).toEqual(status === 'pending' ? [] : [{ ...goodsOf(own), units: 7, amount: 3150, replaced: 1 }]);
  });

  const subscription = testId('subscription');
  it.each([
    ['what was given for nothing', 'price = 0'],
    ['a recurring basket', `user_basket_id = '${subscription}'`],
    ['what no producer sold', 'seller_id = null'],
  ])('leave out %s', async (_, change) => {
    const read = await inRows(async (tx) => {
      await write(tx, order);
      await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at)
        values (${subscription}, ${order.customerId}, ${testId('basket panier')}, ${location('marche')}, 3200, '2026-11-20', '2026-11-20', now())`.execute(
        tx,
      );
      await sql`update order_line set ${sql.raw(change)} where id = ${order.lineId}`.execute(tx);
      await writeReturns(tx, order, { one: { done_at: span.from, units: { [order.lineId]: 2 } } });
      return [await readOrdered(tx, span), await readRefunded(tx, span)];
    });
    expect(read).toEqual([[], []]);
  });

  const later = weekOf({ week: addDays(order.week, 14) });
  it.each([
    ['made at the span’s first instant', 'done', later.from, later, true],
    ['made a moment before it, of another week', 'done', before(later.from), later, false],
    ['made before it, of a week of the span', 'done', before(span.from), span, true],
    ['made at its last instant', 'done', before(span.to), span, true],
    ['made at the first one after it', 'done', span.to, span, false],
    ['that the provider has not made', 'asked', null, span, false],
    ['that was refused', 'refused', null, span, false],
  ] as const)('count a refund %s', async (_, status, doneAt, of, isCounted) => {
    const refunded = await inRows(async (tx) => {
      await write(tx, order);
      // Decided at another time than made.
      const at = new Date(span.from.getTime() + 3_600_000);
      await writeReturns(tx, order, {
        one: { kind: 'returned', status, at, done_at: doneAt, items: 917, units: { [order.lineId]: 2 } },
      });
      return readRefunded(tx, of);
    });
    expect(refunded).toEqual(
      isCounted ? [{ ...goodsOf(order), at: doneAt, kind: 'returned', units: 2, amount: 917 }] : [],
    );
  });

  it.each(['cancelled', 'refunded'] as const)(
    'count once what an order held that was %s as a whole',
    async (status) => {
      const own = orderOf('pickup', status);
      const ends = weekOf(own);
      const refunded = await inRows(async (tx) => {
        await write(tx, own);
        await writeReturns(tx, own, {
          before: { kind: 'removed', done_at: ends.from, items: 917, units: { [own.lineId]: 2 } },
        });
        await sql`insert into order_change (id, order_id, position, from_status, to_status, changed_by, at)
        values (${testId('change')}, ${own.id}, 1, null, ${status}, 'market', ${before(ends.to)})`.execute(tx);
        return (await readRefunded(tx, ends)).map(({ kind, units, amount, at }) => [kind, units, amount, at]);
      });
      // Of the three that were missing one was replaced: two did not come, and are none of what was refunded as a whole.
      const rest =
        status === 'refunded'
          ? [
              ['missing', 2, 900],
              [status, 3, 1333],
            ]
          : [[status, 5, 2233]];
      expect(refunded).toEqual([['removed', 2, 917, ends.from], ...rest.map((row) => [...row, before(ends.to)])]);
    },
  );

  it('take back the marks of one producer and week alone, and name who paid', async () => {
    const [first, second] = ['2026-11-13', '2026-11-20'];
    const at = new Date('2026-12-01T12:00:00Z');
    const staffId = order.customerId!;
    const both = { first, last: second, from: at, to: at };
    const read = await inRows(async (tx) => {
      await sql`update customer set first_name = 'Ann', last_name = 'Roy' where id = ${staffId}`.execute(tx);
      for (const [nth, [sellerId, week]] of [
        [FARM, first],
        [FARM, second],
        [DAIRY, first],
        [DAIRY, second],
      ].entries())
        await insertPayment(tx, { sellerId: sellerId!, week: week!, amount: 100 + nth, staffId, at });
      await insertPayment(tx, { sellerId: FARM, week: first, amount: 999, staffId, at });
      await undoPayments(tx, { sellerId: FARM, weeks: [first], at });
      return readPayments(tx, both);
    });
    expect(read?.toSorted((one, other) => one.amount - other.amount)).toEqual([
      { sellerId: FARM, week: second, amount: 101, at, by: 'Ann Roy' },
      { sellerId: DAIRY, week: first, amount: 102, at, by: 'Ann Roy' },
      { sellerId: DAIRY, week: second, amount: 103, at, by: 'Ann Roy' },
    ]);
  });
});

const GOODS: OrderedGoods = {
  sellerId: FARM,
  sellerName: 'Ferme',
  product: { primary: 'pain', secondary: null },
  variant: { primary: 'unité', secondary: null },
  price: 450,
  commission: 12_500,
  week: '2026-11-20',
  units: 2,
  amount: 900,
  replaced: 0,
};
const WEEK_ENDS = zonedInstant('2026-11-27', '00:00');
const stateOf = (ordered: OrderedGoods[], now: Date) =>
  statementsOf({ ordered, refunded: [], payments: [] }, ['2026-11-20'], now)[0];

it('ends a week at its last instant', () => {
  expect([before(WEEK_ENDS), WEEK_ENDS].map((now) => stateOf([GOODS], now)?.weeks[0]?.ended)).toEqual([false, true]);
});

it.each<[string, Partial<OrderedGoods>, number]>([
  ['of the same', {}, 1],
  ['of another name in English', { product: { primary: 'pain', secondary: 'loaf' } }, 1],
  ['of another product', { product: { primary: 'brioche', secondary: null } }, 2],
  ['of another format', { variant: { primary: 'douzaine', secondary: null } }, 2],
  ['of another price', { price: 460 }, 2],
  ['of another commission', { commission: 12_501 }, 2],
])('states goods %s in as many rows', (_, more, count) => {
  expect(stateOf([GOODS, { ...GOODS, ...more }], WEEK_ENDS)?.items).toHaveLength(count);
});
