import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Caller } from '../../server/caller.ts';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import type { Database } from '../../server/database/database.ts';
import { toId } from '../../server/graphql/globalId.ts';
import {
  location,
  marketServices,
  offer,
  openMarket,
  shopper,
  type MarketServices,
  type Offer,
} from './purchaseMarket.ts';
import { createTestDatabase, type testDatabaseKinds } from './testDatabase.ts';

export const AT_THE_MARKET = { locationId: toId('Location', location('marche')) };
export const PAY = { useBalance: false, period: null };

/**
 * A market with its services on its own database, for the tests of one `describe`. After each test the provider is up
 * again, and holds, payments and orders must agree.
 */
export function checkoutFixture(kind: ReturnType<typeof testDatabaseKinds>[number]) {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());
  afterEach(async () => {
    market.payment.provider.state = 'up';
    expect(await checkInvariants(database)).toEqual([]);
  });
  return {
    get database() {
      return database;
    },
    get market() {
      return market;
    },
    stockOf: (id: string) =>
      database.kysely
        .selectFrom('variant')
        .select(['stock', 'held', 'stock_mdo', 'held_mdo'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    attemptsOf: ({ visitor }: Caller) =>
      database.kysely
        .selectFrom('checkout_attempt')
        .selectAll()
        .where('session_id', '=', visitor.sessionId)
        .orderBy('created_at')
        .execute(),
    /** A shopper with one product in the cart, for pickup at the market. */
    async filled(name: string, quantity: number, overrides: Offer = {}): Promise<{ ann: Caller; variant: string }> {
      const ann = shopper(market, name);
      const variant = await offer(database, name, overrides);
      await market.cart.add(ann, variant, quantity);
      await market.cart.updateSession(ann, AT_THE_MARKET);
      return { ann, variant };
    },
  };
}
