import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { marketServices, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { ORDER_KINDS, statusOrders, writeStatusOrders, type StatusOrder } from '../../tests/support/statusOrders.ts';
import { parseTable } from '../../tests/support/statusTable.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import { readCreditedOf, readDeposits, readGuestDeposits } from '../balance/balanceStore.ts';
import { readStanding } from '../cart/standingStore.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { readCustomers } from '../desk/deskCustomerStore.ts';
import { readFirstWeek } from '../desk/packingStore.ts';
import {
  countByPlace,
  countByProducer,
  countTasks,
  countUnits,
  readUnsettled,
  readWatched,
} from '../desk/weekStore.ts';
import { openOrdersOf } from '../mail/mailReadStore.ts';
import { calendarOf } from '../mail/orderCalendar.ts';
import { claimReplacements, ordersToSettle } from '../refunds/missingStore.ts';
import { claimRefunds, readOutstanding } from '../refunds/refundStore.ts';
import { combinableWith, mergeTarget } from './mergeStore.ts';
import { eraseFinished, eraseGuest } from './orderPersonStore.ts';
import { readAwaiting, readOrdersToPack } from './orderStore.ts';
import { countWithoutFee } from './savedFeeStore.ts';

/**
 * Which orders each statement counts. Columns: the nine statuses. p: of a pickup, s: of a delivery, g: of a guest; x: of all
 * three; c: of both customers'; '.': none.
 */
const { columns, rows } = parseTable(`
                            pending processed fulfilled shipped completed cancelled refunded disputed merged
  delivery_paid_E5          .       s         s         s       s         .         .        .        .
  without_fee               .       c         c         c       c         .         .        .        c
  deposits_of_customer      .       c         c         c       c         .         .        c        .
  deposits_of_guest         .       g         g         g       g         .         .        g        .
  deposits_credited         .       c         c         c       c         .         .        c        .
  merge_target              .       c         .         .       .         .         .        .        .
  combinable                .       c         .         .       .         .         .        .        .
  to_pack_count             .       x         .         .       .         .         .        .        .
  week_by_place             .       x         x         x       x         .         .        x        .
  week_assembled            .       .         x         x       x         .         .        x        .
  week_by_producer          .       x         x         x       x         .         .        x        .
  week_missing_units        .       x         x         x       x         .         .        x        .
  week_unsettled            .       x         x         x       x         .         .        x        .
  week_packing_list         .       x         x         x       x         .         .        x        .
  week_with_work            .       x         x         x       x         .         .        x        .
  watched_pending           x       .         .         .       .         .         .        .        .
  watched_disputed          .       .         .         .       .         .         .        x        .
  watched_missing           .       x         x         x       x         .         .        x        .
  watched_outside_zone      .       s         s         .       .         .         .        s        .
  watched_refund_refused    .       .         .         .       .         x         x        .        .
  settled_on_wednesday      .       x         x         x       x         .         .        x        .
  refund_outstanding        .       .         .         .       .         x         x        .        .
  refund_retried            .       .         .         .       .         x         x        .        .
  replacement_announced     .       x         x         x       x         .         .        x        .
  awaits_handover           c       c         c         c       .         .         .        c        .
  awaits_handover_by_mail   c       c         c         c       .         .         .        c        .
  calendar_file             x       x         x         x       .         .         .        .        .
  counted_at_the_desk       c       c         c         c       c         c         c        c        .
  erased_with_account       .       .         .         .       c         c         c        .        c
  erased_with_guest         .       .         .         .       g         g         g        .        g`);

type Reader = (order: StatusOrder) => Promise<boolean>;

const BOX = testId('a box that nothing has');

describe('what counts of an order, by its status', () => {
  let database: Database;
  const orders = statusOrders();
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    await writeStatusOrders(database, orders);
  });
  afterAll(() => database.close());

  /** Runs on rows that are changed for this reading alone. */
  async function after(change: ReturnType<typeof sql>, read: (tx: Transaction) => Promise<boolean>): Promise<boolean> {
    const result = await undoing(database, async (tx) => {
      await change.execute(tx);
      return read(tx);
    });
    return result === true;
  }
  const nothing = sql`select`;
  const refusedRefund = (order: StatusOrder) => sql`
    insert into refund (id, order_id, payment_intent, amount, status, refusal, at, updated_at)
    values (${testId(`refund ${order.email}`)}, ${order.id}, ${order.paymentIntent}, ${order.deposit}, 'refused', 'declined',
      ${order.createdAt}, now() - interval '3 days')`;
  const ofCustomer =
    (reader: (order: StatusOrder & { customerId: string }) => Promise<boolean>): Reader =>
    async (order) =>
      order.customerId !== null && reader({ ...order, customerId: order.customerId });
  const watched =
    (reason: string, change: (order: StatusOrder) => ReturnType<typeof sql> = () => nothing): Reader =>
    (order) =>
      after(change(order), async (tx) => {
        const { rows } = await readWatched(tx, order.week, 9);
        return rows.some(({ orderId, reasons }) => orderId === order.id && reasons.some((one) => one === reason));
      });
  const isErased =
    (erase: (tx: Transaction, order: StatusOrder) => Promise<unknown>): Reader =>
    (order) =>
      after(nothing, async (tx) => {
        await erase(tx, order);
        const row = tx.selectFrom('orders').select('contact_name').where('id', '=', order.id);
        return (await row.executeTakeFirstOrThrow()).contact_name === null;
      });

  const READERS: Record<string, Reader> = {
    delivery_paid_E5: ofCustomer(async ({ customerId, week }) => {
      const standing = await readStanding(database.kysely, { customerId, cartId: BOX, week });
      return standing?.isDelivered === true;
    }),
    without_fee: ofCustomer(
      async ({ customerId, createdAt }) =>
        (await countWithoutFee(database.kysely, customerId, createdAt))[0]?.orders === 1,
    ),
    deposits_of_customer: ofCustomer(
      async ({ customerId, deposit }) => (await readDeposits(database.kysely, customerId)) === deposit,
    ),
    deposits_of_guest: async ({ id, deposit }) => (await readGuestDeposits(database.kysely, [id])).get(id) === deposit,
    deposits_credited: ofCustomer(({ customerId, id, createdAt, deposit }) =>
      after(
        sql`insert into balance_movement (id, customer_id, position, amount, balance, reason, request, created_at)
          values (${BOX}, ${customerId}, 1, ${-3 * deposit}, ${-5 * deposit}, 'deposit_refunded', 'all', ${createdAt})`,
        async (tx) => (await readCreditedOf(tx, customerId, id)) === deposit,
      ),
    ),
    merge_target: ofCustomer(async ({ customerId, locationId, shippingZoneId, week, createdAt, id }) => {
      const { slot_from: slotFrom } = await database.kysely
        .selectFrom('orders')
        .select('slot_from')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const place = { locationId, shippingZoneId, fromStorage: false, slotFrom };
      const target = await mergeTarget(database.kysely, { customerId, ...place, periodStart: week, at: createdAt });
      return target === id;
    }),
    combinable: ofCustomer(async ({ id, kind, customerId, week }) => {
      const other = orders.find((one) => one.kind === kind && one.id !== id) ?? { id: BOX };
      return after(
        sql`update orders set status = 'processed', customer_id = ${customerId}, period_start = ${week},
          slot_from = (select slot_from from orders where id = ${id}) where id = ${other.id}`,
        async (tx) => {
          const pair = [await combinableWith(tx, id), await combinableWith(tx, other.id)];
          return pair[0]?.includes(other.id) === true && pair[1]?.includes(id) === true;
        },
      );
    }),
    to_pack_count: async ({ week }) => {
      const next = new Date(Date.parse(week) + 7 * 86_400_000).toISOString().slice(0, 10);
      const today = { day: week, from: new Date(week), to: new Date(week), since: week };
      const count = (closedBefore: string) => countTasks(database.kysely, { closedBefore, today });
      const [before, by] = [await count(week), await count(next)];
      return by.toPack - before.toPack === 1;
    },
    week_by_place: async ({ week, locationId, shippingZoneId }) => {
      const [row] = await countByPlace(database.kysely, week);
      return row?.orders === 1 && row.locationId === locationId && row.shippingZoneId === shippingZoneId;
    },
    week_assembled: async ({ week }) => (await countByPlace(database.kysely, week))[0]?.assembled === 1,
    week_by_producer: async ({ week }) => (await countByProducer(database.kysely, week, BOX))[0]?.received === 3,
    week_missing_units: async ({ week }) => (await countUnits(database.kysely, week, BOX)).missing === 1,
    week_unsettled: async ({ week, id }) => (await readUnsettled(database.kysely, week))[0] === id,
    week_packing_list: async ({ week, id, locationId, shippingZoneId }) => {
      const list = await readOrdersToPack(database.kysely, { periodStart: week, locationId, shippingZoneId });
      return list[0]?.id === id;
    },
    week_with_work: async ({ week }) => (await readFirstWeek(database.kysely, week)) === week,
    watched_pending: watched('pending'),
    watched_disputed: watched('disputed'),
    watched_missing: watched('missing'),
    watched_outside_zone: watched('outside_zone'),
    watched_refund_refused: watched('refund_refused', refusedRefund),
    settled_on_wednesday: async ({ id, lastUpdated }) =>
      (await ordersToSettle(database.kysely, { by: lastUpdated, next: new Date(0), now: lastUpdated })).includes(id) &&
      !(
        await ordersToSettle(database.kysely, {
          by: new Date(lastUpdated.getTime() - 1),
          next: new Date(0),
          now: lastUpdated,
        })
      ).includes(id),
    refund_outstanding: (order) =>
      after(refusedRefund(order), async (tx) => (await readOutstanding(tx))[0]?.amount === order.deposit),
    refund_retried: (order) =>
      after(refusedRefund(order), async (tx) => {
        const claimed = await claimRefunds(tx, { askedMs: 0, refusedMs: 1000 }, { unanswered: false });
        return claimed[0]?.order_id === order.id;
      }),
    replacement_announced: ({ customerId, id, lineId, lastUpdated }) =>
      after(
        sql`update order_line set replaced = 1, replaced_by_primary = 'brioche' where id = ${lineId}`,
        async (tx) => {
          const early = await claimReplacements(tx, new Date(lastUpdated.getTime() - 1), customerId ?? id);
          const due = await claimReplacements(tx, lastUpdated, customerId ?? id);
          return early === null && due?.lines.join() === lineId;
        },
      ),
    awaits_handover: ofCustomer(
      async ({ customerId, id }) => (await readAwaiting(database.kysely, customerId))[0]?.id === id,
    ),
    awaits_handover_by_mail: ofCustomer(
      async ({ customerId, locationId }) =>
        (await openOrdersOf(database.kysely, customerId))[0]?.location_id === locationId,
    ),
    calendar_file: async ({ id }) => {
      const market = { ...marketServices(database), publicUrl: 'https://market.example.test' };
      const row = database.kysely.selectFrom('orders').select(['calendar_key', 'number']).where('id', '=', id);
      const { calendar_key: key, number } = await row.executeTakeFirstOrThrow();
      const file = await calendarOf(market, `${key}-fr.ics`);
      return file?.text.includes(`order-${number}@`) === true;
    },
    counted_at_the_desk: ofCustomer(
      async ({ customerId }) => (await readCustomers(database.kysely, [customerId]))[0]?.orderCount === 1,
    ),
    erased_with_account: isErased(async (tx, { customerId }) => customerId && (await eraseFinished(tx, customerId))),
    erased_with_guest: isErased((tx, { email }) => eraseGuest(tx, email)),
  };

  const symbolOf = (kinds: string) => ({ psg: 'x', ps: 'c', '': '.' })[kinds] ?? kinds;

  it('has every status, and a row for each statement', () => {
    expect(columns).toEqual([...ORDER_STATUSES]);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(READERS));
  });
  it.each(rows)('counts as the table says: %s', async (name = '', ...cells) => {
    const reader = READERS[name];
    const read = await Promise.all(
      ORDER_STATUSES.map(async (status) => {
        const kinds: string[] = [];
        for (const kind of ORDER_KINDS) {
          const order = orders.find((one) => one.kind === kind && one.status === status);
          if (order && (await reader?.(order))) kinds.push(kind.charAt(0));
        }
        return symbolOf(kinds.join(''));
      }),
    );
    expect([name, ...read]).toEqual([name, ...cells]);
  });

  it.each(['contact_email', 'contact_name', 'contact_phone', 'note', 'allergies'])(
    'erases a customer’s order of which %s alone is left (E49)',
    async (column) => {
      const order = orders.find(({ status, customerId }) => status === 'completed' && customerId !== null)!;
      const others = ['contact_email', 'contact_name', 'contact_phone', 'note', 'allergies'].filter(
        (name) => name !== column,
      );
      const left = await undoing(database, async (tx) => {
        const nulls = sql.join(others.map((name) => sql`${sql.ref(name)} = null`));
        await sql`update orders set ${nulls}, ${sql.ref(column)} = 'left' where id = ${order.id}`.execute(tx);
        await sql`update fulfillment set line1 = '' where order_id = ${order.id}`.execute(tx);
        await eraseFinished(tx, order.customerId!);
        const { rows } = await sql<{ left: string | null }>`
          select ${sql.ref(column)} as left from orders where id = ${order.id}`.execute(tx);
        return rows;
      });
      expect(left).toEqual([{ left: null }]);
    },
  );
});
