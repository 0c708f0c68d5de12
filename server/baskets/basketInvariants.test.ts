import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOffer, FETCHED, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, openMarket } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';

describe.each(testDatabaseKinds())('the invariants of recurring baskets (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
  });
  afterAll(() => database.close());

  it('name a week with two orders, an ordered week without one, and contents that do not exist', async () => {
    const market = marketServices(database);
    const db = database.kysely;
    const basket = await basketOffer(database, 'legumes', { contents_primary: ['Œufs'], contents_secondary: ['Eggs'] });
    const ann = await signedIn(market, 'ann');
    await leaveCard(market, ann);
    await market.baskets.subscriptions.subscribe(ann, basket, FETCHED);
    for (const wednesday of ['2026-11-25T00:00:00-05:00', '2026-12-02T00:00:00-05:00']) {
      standAt(market, wednesday);
      await market.baskets.deliver();
    }
    expect(await market.customerOrders.listByCustomer(idOf(ann))).toHaveLength(2);
    expect(await checkInvariants(database)).toEqual([]);

    const [subscription] = await market.baskets.subscriptions.list(ann.visitor);
    const second = db.updateTable('orders').where('number', '=', 20002);
    // The table keeps two orders of one week apart by the subscription that each names; its lines name it too.
    await second.set({ period_start: '2026-11-20', user_basket_id: null }).execute();
    expect(await checkInvariants(database)).toEqual([
      `the basket ${subscription!.id} of the week of 2026-11-20 is in 2 orders`,
      `the basket ${subscription!.id} of the week of 2026-11-27 is ordered, by no order of that week`,
    ]);
    await second.set({ period_start: '2026-11-27', user_basket_id: subscription!.id }).execute();
    expect(await checkInvariants(database)).toEqual([]);

    await basketOffer(database, 'legumes', { contents_primary: ['Œufs'], contents_secondary: ['Eggs', 'Milk'] });
    expect(await checkInvariants(database)).toEqual([
      'basket legumes names things in the other language that are not in it',
    ]);
  });
});
