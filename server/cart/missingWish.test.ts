import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { codes, marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

describe.each(testDatabaseKinds())('what is wanted in place of a missing item (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  it('is a refund until a line says otherwise; later lines begin with the last choice, and the order keeps them', async () => {
    const ann = shopper(market, 'ann');
    const [bread, honey, eggs] = await Promise.all(['pain', 'miel', 'oeufs'].map((name) => offer(database, name)));
    await market.cart.add(ann, bread!, 1);
    const { lines } = await market.cart.add(ann, honey!, 1);
    expect(lines.map(({ ifMissing }) => ifMissing)).toEqual(['refund', 'refund']);
    await market.cart.chooseIfMissing(ann, lines[1]!.id, 'replacement');
    expect((await market.cart.add(ann, eggs!, 1)).lines.at(-1)).toMatchObject({ ifMissing: 'replacement' });
    expect(await codes(market.cart.chooseIfMissing(shopper(market, 'bob'), lines[0]!.id, 'refund'))).toEqual([
      'NOT_IN_CART',
    ]);
    await market.cart.save(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    const attempt = await market.checkout.payment(ann.visitor);
    const order = await market.orders.ofAttempt(ann.visitor, attempt!.id);
    expect(order!.products.map(({ ifMissing }) => ifMissing)).toEqual(['refund', 'replacement', 'replacement']);
  });
});
