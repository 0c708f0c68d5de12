import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { canTransition, ORDER_STATUSES } from '#rules/orderStatus.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, offer, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { MARKET } from './actor.ts';
import * as orderRecords from './orderRecords.ts';

const AT = new Date('2026-11-24T18:00:00Z');

describe.each(testDatabaseKinds())('order statuses (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const orders: Partial<Record<'pickup' | 'ship', string>> = {};

  async function buy(name: string, place: Parameters<typeof fixture.market.cart.updateSession>[1]): Promise<string> {
    const { market, database } = fixture;
    const ann = await signedIn(market, name);
    await market.cart.add(ann, await offer(database, name), 1);
    await market.cart.updateSession(ann, place);
    await writeAddress(database, ann);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    const [order] = await market.customerOrders.listByCustomer(customerOf(ann));
    if (!order) throw new Error('Nothing was bought');
    return order.id;
  }

  beforeAll(async () => {
    orders.pickup = await buy('pickup', AT_THE_MARKET);
    orders.ship = await buy('ship', { shippingZoneId: toId('ShippingZone', zone('plateau')) });
  });

  /** Attempts a transition in a transaction that is always rolled back. */
  async function tryChange(orderId: string, from: OrderStatus, to: OrderStatus): Promise<'moved' | 'refused'> {
    const undone = new Error('undone');
    const result: unknown = await inTransaction(fixture.database, async (tx) => {
      const into = from === 'merged' ? orderId : null;
      await sql`update orders set status = ${from}, merged_into = ${into} where id = ${orderId}`.execute(tx);
      const mergedInto = to === 'merged' ? orderId : null;
      await orderRecords.changeStatus(tx, { orderId, to, mergedInto, actor: MARKET, at: AT });
      throw undone;
    }).catch((error: unknown) => error);
    if (result === undone) return 'moved';
    expect(await codes(Promise.reject(result))).toEqual(['TRANSITION_REFUSED']);
    return 'refused';
  }

  it.each(['pickup', 'ship'] as const)(
    'allows exactly the transitions of the table, all 81 tried, for %s (E44, F-153)',
    async (by) => {
      for (const from of ORDER_STATUSES)
        for (const to of ORDER_STATUSES) {
          const result = await tryChange(orders[by] ?? '', from, to);
          expect(`${from} ${to} ${result}`).toBe(`${from} ${to} ${canTransition(from, to, by) ? 'moved' : 'refused'}`);
        }
    },
  );

  it.each([
    ['pickup', 'processed', 'fulfilled', ['order_ready']],
    ['pickup', 'fulfilled', 'completed', ['order_handed_over']],
    ['ship', 'processed', 'fulfilled', []],
    ['ship', 'fulfilled', 'shipped', ['order_ready']],
    ['ship', 'shipped', 'completed', ['order_handed_over']],
    // Whoever disputes an order has had its mails.
    ['pickup', 'disputed', 'completed', []],
    ['ship', 'disputed', 'completed', []],
  ] as const)('mails of a %s that is %s and then %s: %s', async (by, from, to, kinds) => {
    const undone = new Error('undone');
    let mails: string[] = [];
    await inTransaction(fixture.database, async (tx) => {
      await sql`update orders set status = ${from} where id = ${orders[by]}`.execute(tx);
      await orderRecords.changeStatus(tx, { orderId: orders[by]!, to, actor: MARKET, at: AT });
      const queued = await tx.selectFrom('outbox').select('kind').where('about', '=', orders[by]!).execute();
      mails = queued.map(({ kind: queuedKind }) => queuedKind).filter((queuedKind) => queuedKind !== 'order_confirmed');
      throw undone;
    }).catch((error: unknown) => error);
    expect(mails).toEqual(kinds);
  });

  it('records every change with its actor and time, and never rewrites it', async () => {
    const { database } = fixture;
    const orderId = orders.ship ?? '';
    const staff = { by: 'staff', customerId: '00000000-0000-4000-8000-000000000001' } as const;
    for (const to of ['fulfilled', 'shipped'] as const)
      await inTransaction(database, (tx) => orderRecords.changeStatus(tx, { orderId, to, actor: staff, at: AT }));
    const changes = database.kysely.selectFrom('order_change').selectAll().where('order_id', '=', orderId);
    const stored = await changes.orderBy('position').execute();
    expect(
      stored.map((change) => [change.from_status, change.to_status, change.changed_by, change.customer_id]),
    ).toEqual([
      [null, 'processed', 'market', null],
      ['processed', 'fulfilled', 'staff', staff.customerId],
      ['fulfilled', 'shipped', 'staff', staff.customerId],
    ]);
    expect(stored[2]?.at).toEqual(AT);
    const rewrite = database.kysely.updateTable('order_change').set({ changed_by: 'guest', customer_id: null });
    await expect(rewrite.where('order_id', '=', orderId).execute()).rejects.toThrow('never rewritten');
    await expect(database.kysely.deleteFrom('order_change').execute()).rejects.toThrow('never rewritten');
  });

  it('applies concurrent transitions one after the other', async () => {
    const { database } = fixture;
    const orderId = orders.pickup ?? '';
    const move = (to: OrderStatus) =>
      inTransaction(database, (tx) => orderRecords.changeStatus(tx, { orderId, to, actor: MARKET, at: AT }));
    const results = await Promise.allSettled([move('fulfilled'), move('disputed')]);
    const changes = database.kysely.selectFrom('order_change').select('position').where('order_id', '=', orderId);
    // A fulfilled order can become disputed, but not the other way round.
    expect(results.map(({ status }) => status)).toContain('fulfilled');
    expect((await changes.execute()).length).toBe(1 + results.filter(({ status }) => status === 'fulfilled').length);
  });
});
