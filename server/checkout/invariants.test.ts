import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { location, marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { checkInvariants } from './invariants.ts';

describe.each(testDatabaseKinds())('the invariants of payments (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
  });
  afterAll(() => database.close());

  it('are kept by a purchase, and name each thing that breaks them', async () => {
    const market = marketServices(database);
    const db = database.kysely;
    const ann = shopper(market, 'invariants');
    const variant = await offer(database, 'apple');
    await market.cart.add(ann, variant, 2);
    await market.cart.choose(ann, { locationId: toId('Location', location('marche')) });
    const session = await market.checkout.checkout(ann, { useBalance: false, period: null });
    expect(await checkInvariants(database)).toEqual([]);
    await db.updateTable('variant').set({ held: 1 }).where('id', '=', variant).execute();
    expect(await checkInvariants(database)).toEqual([
      `variant ${variant} holds 1 (0 at the market), its live attempts 2 (0)`,
    ]);
    await db.updateTable('variant').set({ held: 2 }).where('id', '=', variant).execute();
    await market.checkout.handleEvent(market.payment.pay(session));
    expect(await checkInvariants(database)).toEqual([]);
    await db.updateTable('variant').set({ held: 3 }).where('id', '=', variant).execute();
    await db.updateTable('orders').set({ total: 1 }).execute();
    const [attempt] = await db.updateTable('checkout_attempt').set({ status: 'expired' }).returning('id').execute();
    expect(await checkInvariants(database)).toEqual([
      `attempt ${attempt?.id} is expired and has 1 orders`,
      'order 20001 does not add up: 1',
      `order 20001 was charged another total than its attempt ${attempt?.id}`,
      `variant ${variant} holds 3 (0 at the market), its live attempts 0 (0)`,
    ]);
  });
});
