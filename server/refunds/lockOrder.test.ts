import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursAgo, writeReturns } from '../../tests/support/moneyRows.ts';
import { marketServices, offer, openMarket, shopper, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders, type StatusOrder } from '../../tests/support/statusOrders.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** Every call locks rows in this order, so that no two wait for each other. */
const ORDER = ['cart', 'variant', 'customer', 'orders'] as const;
type Table = (typeof ORDER)[number];

describe.runIf(testDatabaseKinds().includes('postgres'))('locks of refunds', () => {
  let database: Database;
  let market: MarketServices;
  let bread = '';
  const orders = statusOrders().filter(({ customerId, status }) => customerId !== null && status !== 'merged');

  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    await openMarket(database);
    bread = await offer(database, 'bread', { stock: 9 });
    market = marketServices(database);
    market.payment.refund = async () => ({ refundId: 're', amount: 1, status: 'succeeded' });
    await writeStatusOrders(database, orders);
    const { startDate } = await market.fulfilment.openPeriod(market.clock.now());
    await sql`update orders set status = 'processed', period_start = ${startDate}`.execute(database.kysely);
    await sql`insert into order_change (id, order_id, position, from_status, to_status, changed_by, at)
      select gen_random_uuid(), id, 1, null, 'processed', 'market', created_at from orders`.execute(database.kysely);
    await sql`update order_line set variant_id = ${bread}, taken = 3, missing = 0`.execute(database.kysely);
    await sql`insert into cart (id, customer_id, updated_at) select gen_random_uuid(), id, now() from customer`.execute(
      database.kysely,
    );
  });
  afterAll(() => database.close());

  const customerOf = ({ email, customerId }: StatusOrder) => {
    const caller = shopper(market, email);
    return {
      visitor: { ...caller.visitor, customer: { id: customerId!, isStaff: true } as typeof caller.visitor.customer },
    };
  };
  const CALLS = {
    'begins a return': ({ id, email, ...order }: StatusOrder) => {
      const refund = { amount: 5, toCard: 5, to: 'card', reason: 'Pourri' } as const;
      return market.refunds.refundAmount(customerOf({ id, email, ...order }).visitor, id, email, refund);
    },
    'ends a return': async (order: StatusOrder) => {
      const removed = { kind: 'removed', status: 'asked', asked_at: hoursAgo(1), to_card: 0, to_balance: 5 } as const;
      await writeReturns(database.kysely, order, { [order.email]: { ...removed, units: { [order.lineId]: 1 } } });
      await market.refunds.resume(0);
    },
    'begins a cancellation': (order: StatusOrder) =>
      market.refunds.cancelOwn(customerOf(order), order.id, { reopenCart: true }),
    'ends a cancellation': async ({ id, customerId }: StatusOrder) => {
      const request = { by: 'customer', customerId, reopenCart: true, kept: 0, keptOfBalance: 0, refunds: [] };
      await sql`update orders set cancelling = ${JSON.stringify(request)}, cancelling_since = ${hoursAgo(1)} where id = ${id}`.execute(
        database.kysely,
      );
      await market.refunds.resume(0);
    },
  };

  it.each<[keyof typeof CALLS, Table, later: Table[]]>([
    ['begins a return', 'customer', ['orders']],
    ['ends a return', 'variant', ['customer', 'orders']],
    ['ends a return', 'customer', ['orders']],
    ['begins a cancellation', 'cart', ['customer', 'orders']],
    ['begins a cancellation', 'customer', ['orders']],
    ['ends a cancellation', 'cart', ['variant', 'customer', 'orders']],
    ['ends a cancellation', 'variant', ['customer', 'orders']],
    ['ends a cancellation', 'customer', ['orders']],
  ])('are taken one after the other by what %s: %s before %s', async (name, table, later) => {
    const order = orders.pop()!;
    const db = database.kysely;
    const cart = await db
      .selectFrom('cart')
      .select('id')
      .where('customer_id', '=', order.customerId)
      .executeTakeFirst();
    const ids: Record<Table, string> = {
      cart: cart?.id ?? testId('no cart'),
      variant: bread,
      customer: order.customerId!,
      orders: order.id,
    };
    const [held, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const free = inTransaction(database, async (tx) => {
      const lock = (of: Table) =>
        sql`select from ${sql.table(of)} where id = ${ids[of]} for no key update skip locked`.execute(tx);
      await lock(table);
      held.resolve();
      await waited.promise;
      const found: Table[] = [];
      for (const of of later) if ((await lock(of)).rows.length === 1) found.push(of);
      return found;
    });
    await Promise.race([held.promise, free]);
    let isDone = false;
    const call = Promise.resolve(CALLS[name](order)).finally(() => (isDone = true));
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await waiting.execute(db)).rows[0]?.count !== 0;
    while (!isDone && !(await isWaiting()));
    const hasWaited = !isDone;
    const stored = await sql`select from orders o where o.id = ${order.id}
      and (o.cancelling is not null or exists (select from order_return r where r.order_id = o.id))`.execute(db);
    waited.resolve();
    expect([hasWaited, stored.rows.length, await free]).toEqual([true, name.startsWith('ends') ? 1 : 0, later]);
    await call;
  });
});
