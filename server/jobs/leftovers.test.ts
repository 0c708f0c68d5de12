import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { LEFTOVERS_KEPT_DAYS, marketJobs } from '../marketJobs.ts';

describe.each(testDatabaseKinds())('leftovers (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  const run = () => marketJobs(market).leftovers.run();
  async function counts(): Promise<Record<string, number>> {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from outbox) as mails, (select count(*)::int from checkout_attempt) as attempts,
      (select count(*)::int from attempt_line) as lines, (select count(*)::int from payment_event) as events,
      (select count(*)::int from card_setup) as pages, (select count(*)::int from orders) as orders`.execute(
      database.kysely,
    );
    return rows[0]!;
  }
  async function age(days: number): Promise<void> {
    const then = sql`now() - make_interval(days => ${days})`;
    await sql`update outbox set created_at = ${then}`.execute(database.kysely);
    await sql`update checkout_attempt set updated_at = ${then}`.execute(database.kysely);
    await sql`update payment_event set received_at = ${then}`.execute(database.kysely);
    await sql`update card_setup set updated_at = ${then}`.execute(database.kysely);
  }
  async function opened(name: string): Promise<string> {
    const ann = shopper(market, name);
    await market.cart.add(ann, await offer(database, name), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    return market.checkout.checkout(ann, PAY);
  }

  it('are erased after 90 days, unless they are waiting, being paid or part of an order', async () => {
    await market.checkout.handleEvent(market.payment.lapse(await opened('left')));
    await market.checkout.handleEvent(market.payment.pay(await opened('paid')));
    await market.mails.sendDue();
    await market.checkout.handleEvent(market.payment.pay(await opened('unsent')));
    await opened('being paid');
    const ann = await signedIn(market, 'leaves a card');
    for (const page of ['panier', 'compte'].map((name) => `https://market.example.test/${name}`))
      await market.cards.setUp(ann, page, page);
    await sql`update card_setup set status = 'expired' where success_url like '%/panier'`.execute(database.kysely);
    const all = { mails: 2, attempts: 4, lines: 4, events: 3, pages: 2, orders: 2 };
    expect(await counts()).toEqual(all);

    await age(LEFTOVERS_KEPT_DAYS - 1);
    expect([await run(), await counts()]).toEqual([0, all]);
    await age(LEFTOVERS_KEPT_DAYS + 1);
    expect([await run(), await counts()]).toEqual([
      3,
      { mails: 1, attempts: 3, lines: 3, events: 0, pages: 1, orders: 2 },
    ]);
    expect(await run()).toBe(0);
    expect(await market.mails.sendDue()).toBe(1);
  });
});
