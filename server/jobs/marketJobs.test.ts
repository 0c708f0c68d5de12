import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { location, marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { marketJobs } from '../marketJobs.ts';

describe.each(testDatabaseKinds())('expired sessions (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  /** A visitor with a cart, last seen so many days ago. */
  async function visitor(name: string, days: number) {
    const caller = shopper(market, name);
    await market.cart.add(caller, await offer(database, name), 1);
    const ago = async (since: number) =>
      void (await sql`update session set seen_at = now() - make_interval(days => ${since})
        where id = ${caller.visitor.sessionId}`.execute(database.kysely));
    await ago(days);
    return { caller, ago, lines: async () => (await market.cart.view(caller)).lines.length };
  }

  it('are erased with their carts once their cookie has expired, and not before (E61)', async () => {
    const old = await visitor('old', 32);
    const recent = await visitor('recent', 29);
    expect(await marketJobs(market).sessions.run()).toBe(1);
    expect([await old.lines(), await recent.lines()]).toEqual([0, 1]);
  });

  it.each([2, 30])('are renewed when the cart is only read after %d days', async (days) => {
    const looking = await visitor(`looking ${days}`, days);
    expect(await looking.lines()).toBe(1);
    await market.cartOwnership.eraseSessions();
    const { rows } = await sql<{ days: number }>`select extract(day from now() - seen_at)::int as days from session
      where id = ${looking.caller.visitor.sessionId}`.execute(database.kysely);
    expect(rows).toEqual([{ days: 0 }]);
  });

  it('are kept while a payment is open', async () => {
    const paying = await visitor('paying', 0);
    await market.cart.updateSession(paying.caller, { locationId: toId('Location', location('marche')) });
    await market.checkout.checkout(paying.caller, { useBalance: false, period: null });
    await paying.ago(40);
    expect(await market.cartOwnership.eraseSessions()).toBe(0);
  });
});
