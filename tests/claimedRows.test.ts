import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimSetups } from '../server/cards/cardStore.ts';
import { claimForgotten } from '../server/checkout/attempt/checkoutStore.ts';
import { claimPages } from '../server/checkout/link/linkPaymentStore.ts';
import type { Database } from '../server/database/database.ts';
import { inTransaction, type Transaction } from '../server/database/transaction.ts';
import { claimMail } from '../server/outbox/outboxStore.ts';
import { claimWaiting } from '../server/refunds/claimStore.ts';
import { claimReplacements, claimUnannounced } from '../server/refunds/missingStore.ts';
import { claimRefunds } from '../server/refunds/refundStore.ts';
import { hoursAgo, writeRefunds, writeReturns } from './support/moneyRows.ts';
import { openMarket } from './support/purchaseMarket.ts';
import { testId } from './support/smallMarket.ts';
import { statusOrders, writeStatusOrders } from './support/statusOrders.ts';
import { createTestDatabase, testDatabaseKinds } from './support/testDatabase.ts';

/** The work of one process is skipped by the others, which neither wait for it nor end without the rest. */
describe.runIf(testDatabaseKinds().includes('postgres'))('rows that another process holds', () => {
  let database: Database;
  const orders = statusOrders();
  const [one, other] = [
    orders.find((o) => o.kind === 'pickup' && o.status === 'cancelled')!,
    orders.find((o) => o.kind === 'ship' && o.status === 'cancelled')!,
  ];
  const both = [one, other];
  const toPack = orders.filter(({ kind, status }) => kind === 'pickup' && ['processed', 'fulfilled'].includes(status));
  const idOf = (what: string, { email }: typeof one) => testId(`${what} ${email}`);

  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    await openMarket(database);
    await writeStatusOrders(database, orders);
    const { kysely: db } = database;
    for (const [nth, order] of both.entries()) {
      await writeRefunds(db, order, { [order.email]: { updated_at: hoursAgo(9 - nth), asked_at: hoursAgo(9) } });
      await writeReturns(db, order, {
        [`asked ${order.email}`]: { status: 'asked', asked_at: hoursAgo(9 - nth) },
        [`done ${order.email}`]: { status: 'done', at: hoursAgo(9 - nth), units: { [order.lineId]: 1 } },
      });
      await sql`insert into outbox (id, kind, about, data, created_at) values (${idOf('mail', order)}, 'order_ready', ${order.email}, '{}', ${hoursAgo(9 - nth)})`.execute(
        db,
      );
      await sql`insert into link_payment (id, order_id, session_id, amount, expires_at, updated_at)
        values (${idOf('page', order)}, ${order.id}, 'x', 5, ${hoursAgo(8)}, ${hoursAgo(9 - nth)})`.execute(db);
      await sql`insert into card_setup (id, customer_id, status, success_url, cancel_url, locale, expires_at, created_at, updated_at)
        values (${idOf('setup', order)}, ${order.customerId}, 'creating', '/', '/', 'fr', ${hoursAgo(8)}, ${hoursAgo(9)}, ${hoursAgo(9 - nth)})`.execute(
        db,
      );
      await sql`update checkout_attempt set status = 'pending', updated_at = ${hoursAgo(9 - nth)} where id = ${order.attemptId}`.execute(
        db,
      );
    }
    await sql`update order_line set last_updated = null, replaced = 1, replaced_by_primary = 'Miel'`.execute(db);
    for (const [nth, { id }] of toPack.entries())
      await sql`update orders set cancelling = '{}', cancelling_since = ${hoursAgo(9 - nth)} where id = ${id}`.execute(
        db,
      );
  });
  afterAll(() => database.close());

  const ages = { creating: 0, pending: 0, overdue: 0 };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  it.each<[string, string, (order: typeof one) => string, (tx: Transaction) => Promise<readonly string[]>]>([
    ['a mail', 'outbox', (order) => idOf('mail', order), async (tx) => [(await claimMail(tx))?.id ?? '']],
    [
      'a refund',
      'refund',
      (order) => testId(`refund ${order.email}`),
      async (tx) => idsOf(await claimRefunds(tx, { askedMs: 0, refusedMs: 0 }, { unanswered: true })),
    ],
    [
      'a return',
      'order_return',
      (order) => testId(`return asked ${order.email}`),
      (tx) => claimWaiting(tx, 'returns', 0),
    ],
    ['a cancellation', 'orders', (order) => order.id, (tx) => claimWaiting(tx, 'cancelling', 0)],
    [
      'a payment',
      'checkout_attempt',
      (order) => order.attemptId,
      async (tx) => idsOf(await claimForgotten(tx, ages, new Date())),
    ],
    [
      'a page of a link',
      'link_payment',
      (order) => idOf('page', order),
      async (tx) => idsOf(await claimPages(tx, ages, new Date())),
    ],
    ['a page for a card', 'card_setup', (order) => idOf('setup', order), async (tx) => idsOf(await claimSetups(tx, 0))],
    [
      'what is missing',
      'order_return',
      (order) => testId(`return done ${order.email}`),
      async (tx) => (await claimUnannounced(tx, new Date()))?.returns ?? [],
    ],
    [
      'what was replaced',
      'order_line',
      (order) => order.lineId,
      async (tx) => (await claimReplacements(tx, new Date(), null))?.lines ?? [],
    ],
  ])('are skipped: %s', async (_, table, of, claim) => {
    const [first, second] = ['orders', 'order_line'].includes(table) ? toPack : both;
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = inTransaction(database, async (tx) => {
      await sql`select from ${sql.table(table)} where id = ${of(first!)} for update`.execute(tx);
      held.resolve();
      await done.promise;
    });
    await held.promise;
    const claimed = await inTransaction(database, async (tx) => {
      // A claim that waits is an error at once.
      await sql`set local lock_timeout = '1ms'`.execute(tx);
      return claim(tx);
    }).finally(done.resolve);
    await holding;
    expect(claimed.filter((id) => [of(first!), of(second!)].includes(id))).toEqual([of(second!)]);
  });
});
