import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrderStatus } from '#rules/orderStatus.ts';
import { marketServices, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders } from '../../tests/support/statusOrders.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

const NOW = new Date('2026-11-24T17:00:00Z');
const SENDER = testId('sender');
const SENDS = 3;

/** What becomes of an order whose link was not paid in time, by its status and what else was done to it. */
describe('an order that is to be paid by a link', () => {
  let database: Database;
  let market: MarketServices;
  const orders = statusOrders().filter(({ status }) => status !== 'merged');
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    market = marketServices(database);
    market.clock.now = () => NOW;
    await writeStatusOrders(database, orders);
    await sql`insert into order_change (id, order_id, position, from_status, to_status, changed_by, at)
      select gen_random_uuid(), id, 1, null, 'processed', 'market', created_at from orders`.execute(database.kysely);
  });
  afterAll(() => database.close());

  type Link = {
    status?: OrderStatus;
    kind?: 'pickup' | 'ship';
    ended?: 'cash' | 'expired';
    inMs?: number;
    isCash?: boolean;
  };
  /** Writes an order and its link; releases what was not paid. */
  async function release(
    { status = 'processed', kind = 'pickup', ended, inMs = 0, isCash = true }: Link,
    change = '',
    stop = false,
  ) {
    const db = database.kysely;
    const order = orders.splice(
      orders.findIndex((one) => one.kind === kind),
      1,
    )[0]!;
    await sql`delete from payment_link`.execute(db);
    await sql`delete from outbox`.execute(db);
    await sql`update orders set status = ${status}, payment_intent = ${isCash ? `cash_${order.attemptId}` : 'pi'} where id = ${order.id}`.execute(
      db,
    );
    await sql`insert into payment_link (order_id, pay_by, sent_at, staff_id, sends, ended, ended_at)
      values (${order.id}, ${new Date(NOW.getTime() + inMs)}, ${order.createdAt}, ${SENDER}, ${SENDS}, ${ended}, ${ended ? order.createdAt : null})`.execute(
      db,
    );
    if (change !== '') await sql.raw(`update orders set ${change} where id = '${order.id}'`).execute(db);
    const count = await market.refunds.releaseUnpaid(stop ? AbortSignal.abort() : undefined);
    const link = await db.selectFrom('payment_link').select(['ended', 'ended_at']).executeTakeFirst();
    const row = await db.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirst();
    const mails = db.selectFrom('outbox').select(['about', 'data']).where('kind', '=', 'link_unpaid');
    const [mail] = await mails.execute();
    if (mail) expect(mail).toEqual({ about: `${order.id} ${SENDS}`, data: { orderId: order.id, customerId: SENDER } });
    if (link?.ended && !ended) expect(link.ended_at).toEqual(NOW);
    return { order, read: [count, row?.status, link?.ended, mail !== undefined] };
  }

  it.each<[string, Link, count: number, OrderStatus, ended: string | null, isTold: boolean]>([
    ['is cancelled', {}, 1, 'cancelled', 'expired', true],
    ['is cancelled, to be delivered', { kind: 'ship' }, 1, 'cancelled', 'expired', true],
    ['is left a moment before', { inMs: 1 }, 0, 'processed', null, false],
    ['is paid in cash once packed', { status: 'fulfilled' }, 1, 'fulfilled', 'cash', true],
    ['is paid in cash once it is on its way', { status: 'shipped', kind: 'ship' }, 1, 'shipped', 'cash', true],
    ['is cancelled after a server was killed', { ended: 'expired' }, 1, 'cancelled', 'expired', false],
    ['is left when it was packed since', { ended: 'expired', status: 'fulfilled' }, 0, 'fulfilled', 'expired', false],
    ['is left once it is paid in cash', { ended: 'cash' }, 0, 'processed', 'cash', false],
    ['is left once it is paid by card', { isCash: false }, 0, 'processed', null, false],
  ])('%s', async (_, link, ...expected) => {
    expect((await release(link)).read).toEqual(expected);
  });

  it('is left while it is being cancelled', async () => {
    const cancelling = `{"by": "market", "customerId": null, "reopenCart": false, "kept": 0, "keptOfBalance": 0, "refunds": []}`;
    const { read } = await release({}, `cancelling = '${cancelling}', cancelling_since = now()`);
    expect(read).toEqual([1, 'processed', null, false]);
    const again = await release({ ended: 'expired' }, `cancelling = '${cancelling}', cancelling_since = now()`);
    expect(again.read).toEqual([0, 'processed', 'expired', false]);
  });

  it('is left when the job is stopped', async () => {
    expect((await release({}, '', true)).read).toEqual([0, 'processed', null, false]);
  });

  it('is logged when it cannot be cancelled', async () => {
    const fault = new TypeError('broken');
    const changed = vi.spyOn(market.catalogue, 'changed').mockImplementationOnce(() => {
      throw fault;
    });
    const logged = vi.spyOn(market.log, 'error');
    const { order, read } = await release({});
    const text = 'An order that was not paid in time could not be cancelled';
    expect([read[0], logged.mock.calls]).toEqual([0, [[{ err: fault, order: order.id }, text]]]);
    changed.mockRestore();
    logged.mockRestore();
  });
});
