import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MERGE_WINDOW_MS } from '#rules/constants.ts';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { location, openMarket, zone } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders } from '../../tests/support/statusOrders.ts';
import { parseTable } from '../../tests/support/statusTable.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import { writeAll } from '../database/combinedStatements.ts';
import type { Database } from '../database/database.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { MARKET } from './actor.ts';
import {
  combinableWith,
  combine,
  joinedTo,
  mayMerge,
  mergeIntoEarlier,
  mergeTarget,
  survivorOf,
} from './mergeStore.ts';
import { writtenWrite } from './orderStatusStore.ts';

/**
 * What one difference between two orders of a customer stops: the announcement in the cart, the merge when the later one is
 * paid, the offer to combine them, on either one, and the combination itself.
 */
const { columns, rows } = parseTable(`
                              announced merged offered_on_later offered_on_earlier combined
  none                        x         x      x                x                  x
  other_customer              .         .      .                .                  .
  other_week                  .         .      .                .                  .
  other_zone                  .         .      .                .                  .
  picked_up                   .         .      .                .                  .
  same_point                  x         x      x                x                  x
  other_slot                  .         .      .                .                  .
  express_and_ordinary        .         .      .                .                  .
  express_in_the_same_slot    x         x      x                x                  x
  express_in_another_slot     .         .      .                .                  .
  other_line1                 x         .      .                .                  .
  line1_in_capitals           x         x      x                x                  x
  other_line2                 x         .      .                .                  .
  other_postal_code           x         .      .                .                  .
  as_far_apart_as_may_be      x         x      x                x                  x
  a_millisecond_further_apart .         .      x                x                  x
  earlier_assembled           .         .      .                .                  .
  later_assembled             x         x      .                .                  .
  earlier_being_cancelled     .         .      .                .                  .
  later_being_cancelled       x         x      .                .                  .
  basket_in_earlier           .         .      .                .                  .
  basket_in_later             x         .      .                .                  .
  return_from_earlier         .         .      .                .                  .
  return_from_later           x         .      .                .                  .
  return_was_refused          x         x      x                x                  x`);

const PAID = new Date('2026-11-24T18:00:00Z');
const EARLIER = {
  subtotal: 4001,
  deposit: 302,
  shipping: 703,
  fee: 504,
  gst: 55,
  pst: 106,
  discount: 7,
  balance_applied: 808,
};
const LATER = {
  subtotal: 5010,
  deposit: 420,
  shipping: 30,
  fee: 540,
  gst: 65,
  pst: 160,
  discount: 70,
  balance_applied: 80,
};
const THIRD = { subtotal: 62, deposit: 31, shipping: 24, fee: 15, gst: 6, pst: 8, discount: 2, balance_applied: 9 };
const totalOf = ({ subtotal, deposit, shipping, fee, gst, pst, discount }: typeof LATER): number =>
  subtotal + deposit + shipping + fee + gst + pst - discount;

describe('orders of one customer that merge', () => {
  let database: Database;
  let basket: string;
  const [earlier, later, third] = statusOrders().filter(({ kind }) => kind === 'ship');
  if (!earlier?.customerId || !later || !third?.customerId) throw new Error('There are too few orders');
  const { id: into, customerId } = earlier;
  const { id: order } = later;

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    await writeStatusOrders(database, [earlier, later, third]);
    const slot = { slot_from: new Date('2026-12-03T22:00:00Z'), slot_to: new Date('2026-12-04T00:00:00Z') };
    for (const [one, sums, note, minutes] of [
      [earlier, EARLIER, 'Sonnez', 0],
      [later, LATER, 'Frappez', 90],
      [third, THIRD, null, 60],
    ] as const) {
      const created_at = new Date(PAID.getTime() + minutes * 60_000);
      const columns = { ...sums, ...slot, total: totalOf(sums), note, created_at, period_start: '2026-11-27' };
      await database.kysely
        .updateTable('orders')
        .set({ ...columns, status: 'processed', ...(one !== third && { customer_id: customerId }) })
        .where('id', '=', one.id)
        .execute();
      await inTransaction(database, (tx) =>
        writeAll(tx, [writtenWrite({ orderId: one.id, status: 'processed', actor: MARKET, at: created_at })]),
      );
    }
    basket = await basketOffer(database, 'basket', { price: 4900, taxable_price: 0, deposit: 0 });
  });
  afterAll(() => database.close());

  const change = (id: string, columns: Record<string, unknown>) => (tx: Transaction) =>
    tx.updateTable('orders').set(columns).where('id', '=', id).execute();
  const moveTo = (id: string, columns: Record<string, string>) => (tx: Transaction) =>
    tx.updateTable('fulfillment').set(columns).where('order_id', '=', id).execute();
  const both =
    (...changes: ((tx: Transaction) => Promise<unknown>)[]) =>
    async (tx: Transaction) => {
      for (const one of changes) await one(tx);
    };
  const withBasket = (line: string) => async (tx: Transaction) => {
    const id = testId('subscription');
    await sql`insert into user_basket (id, customer_id, basket_id, start_week, decided_through, location_id, agreed_total, created_at)
      select ${id}, ${customerId}, b.id, '2026-11-20', '2026-11-13', l.id, 4900, now() from basket b, location l
      where b.id = ${basket} and l.key = 'marche'`.execute(tx);
    await sql`update order_line set user_basket_id = ${id} where id = ${line}`.execute(tx);
  };
  const returned = (id: string, status: string) => (tx: Transaction) =>
    sql`insert into order_return (id, order_id, customer_id, kind, status, request, items, discount, gst, pst, deposit, deposit_kept,
        to_card, to_balance, at)
      values (${testId('return')}, ${id}, ${customerId}, 'returned', ${status}, 'r', 1, 0, 0, 0, 0, 0, 1, 0, ${PAID})`.execute(
      tx,
    );
  const CANCELLING = {
    cancelling: JSON.stringify({
      by: 'customer',
      customerId,
      reopenCart: false,
      refunds: [],
      kept: 0,
      keptOfBalance: 0,
    }),
    cancelling_since: PAID,
  };
  const hours = (more: number) => new Date(PAID.getTime() + MERGE_WINDOW_MS + more);
  const OTHER_SLOT = { slot_from: new Date('2026-12-03T23:00:00Z') };
  const express = (id: string, columns: Record<string, unknown> = {}) => change(id, { from_storage: true, ...columns });
  const point = (tx: Transaction) =>
    sql`update orders set location_id = (select id from location where key = 'marche'), shipping_zone_id = null`.execute(
      tx,
    );

  const DIFFERENCES: Record<string, (tx: Transaction) => Promise<unknown>> = {
    none: async () => {},
    other_customer: change(into, { customer_id: third.customerId }),
    other_week: change(into, { period_start: '2026-11-20' }),
    other_zone: change(into, { shipping_zone_id: zone('plateau') }),
    picked_up: change(into, { shipping_zone_id: null, location_id: location('marche') }),
    same_point: point,
    other_slot: change(into, OTHER_SLOT),
    express_and_ordinary: express(into),
    express_in_the_same_slot: both(express(into), express(order)),
    express_in_another_slot: both(express(into, OTHER_SLOT), express(order)),
    other_line1: moveTo(into, { line1: '2, rue Principale' }),
    line1_in_capitals: moveTo(into, { line1: '1, RUE PRINCIPALE' }),
    other_line2: moveTo(into, { line2: 'Appartement 3' }),
    other_postal_code: moveTo(into, { postal_code: 'H2X1Y5' }),
    as_far_apart_as_may_be: change(order, { created_at: hours(0) }),
    a_millisecond_further_apart: change(order, { created_at: hours(1) }),
    earlier_assembled: change(into, { status: 'fulfilled' }),
    later_assembled: change(order, { status: 'fulfilled' }),
    earlier_being_cancelled: change(into, CANCELLING),
    later_being_cancelled: change(order, CANCELLING),
    basket_in_earlier: withBasket(earlier.lineId),
    basket_in_later: withBasket(later.lineId),
    return_from_earlier: returned(into, 'asked'),
    return_from_later: returned(order, 'done'),
    return_was_refused: both(returned(into, 'refused')),
  };

  const paidLater = (tx: Transaction) =>
    tx.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow();
  const EFFECTS: Record<string, (tx: Transaction) => Promise<boolean>> = {
    announced: async (tx) => {
      const { location_id: locationId, shipping_zone_id: shippingZoneId, ...row } = await paidLater(tx);
      const target = await mergeTarget(tx, {
        customerId,
        locationId,
        shippingZoneId,
        fromStorage: row.from_storage,
        slotFrom: row.slot_from,
        periodStart: row.period_start,
        at: row.created_at,
      });
      return target === into;
    },
    merged: async (tx) => {
      await sql`update orders set status = 'processed', cancelling = null, cancelling_since = null where id = ${order}`.execute(
        tx,
      );
      return (await mergeIntoEarlier(tx, order, PAID)) === into;
    },
    offered_on_later: async (tx) => (await combinableWith(tx, order)).includes(into),
    offered_on_earlier: async (tx) => (await combinableWith(tx, into)).includes(order),
    combined: (tx) => combine(tx, { into, order, actor: MARKET, at: PAID }),
  };

  it('has a row for each difference, and a column for each effect', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(DIFFERENCES));
    expect(columns).toEqual(Object.keys(EFFECTS));
  });
  it.each(rows)('does as the table says: %s', async (name = '', ...cells) => {
    const read: string[] = [];
    for (const effect of columns) {
      const happens = await undoing(database, async (tx) => {
        await DIFFERENCES[name]?.(tx);
        return EFFECTS[effect]?.(tx);
      });
      read.push(happens ? 'x' : '.');
    }
    expect([name, ...read]).toEqual([name, ...cells]);
  });

  const ofOneCustomer = change(third.id, { customer_id: customerId });

  it('announces and takes the earliest of several', async () => {
    const found = await undoing(database, async (tx) => {
      await ofOneCustomer(tx);
      const offered = await combinableWith(tx, order);
      return [await EFFECTS.announced?.(tx), offered, await EFFECTS.merged?.(tx)];
    });
    expect(found).toEqual([true, [into, third.id], true]);
  });

  it('adds each sum, joins the notes, and keeps where each line was bought', async () => {
    const read = await undoing(database, async (tx) => {
      await ofOneCustomer(tx);
      const combined = [
        await combine(tx, { into: order, order: third.id, actor: MARKET, at: PAID }),
        await combine(tx, { into, order, actor: MARKET, at: PAID }),
      ];
      const columns = ['id', 'position', 'bought_in'] as const;
      const lines = tx.selectFrom('order_line').select(columns).where('order_id', '=', into).orderBy('position');
      const orders = tx.selectFrom('orders').selectAll().where('id', '=', into);
      const pointers = [await survivorOf(tx, third.id), ...(await joinedTo(tx, into))];
      const merged = await paidLater(tx);
      return {
        combined,
        lines: await lines.execute(),
        order: await orders.executeTakeFirstOrThrow(),
        merged,
        pointers,
      };
    });
    const sumOf = (...all: (typeof LATER)[]) => {
      const keys = Object.keys(LATER) as (keyof typeof LATER)[];
      const sums = keys.map((key) => [key, all.reduce((sum, one) => sum + one[key], 0)]);
      return { ...Object.fromEntries(sums), total: all.reduce((sum, one) => sum + totalOf(one), 0) } as typeof LATER;
    };
    expect(read?.combined).toEqual([true, true]);
    expect(read?.lines).toEqual([
      { id: earlier.lineId, position: 0, bought_in: null },
      { id: later.lineId, position: 1, bought_in: order },
      { id: third.lineId, position: 2, bought_in: third.id },
    ]);
    expect(read?.order).toMatchObject({ ...sumOf(EARLIER, LATER, THIRD), note: 'Sonnez\nFrappez' });
    expect(read?.merged).toMatchObject({
      ...sumOf(LATER, THIRD),
      status: 'merged',
      merged_into: into,
      note: 'Frappez',
    });
    expect(read?.pointers).toEqual([into, third.id, order]);
  });

  it('looks for them among the orders of the customer, whatever PostgreSQL knows of the week’s (ADR 205)', async () => {
    const plan = await undoing(database, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
        select from orders where id = ${order} and ${mayMerge}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/using orders_customer_id_idx on orders own/);
  });
});
