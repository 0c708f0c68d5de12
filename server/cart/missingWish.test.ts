import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { codes, marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

describe.each(testDatabaseKinds())('wishes for missing items (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  it('default to a refund; later lines start with the last choice, and the order stores them', async () => {
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
    await market.cart.updateCart(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    const attempt = await market.checkout.payment(ann.visitor);
    const order = await market.orders.ofAttempt(ann.visitor, attempt!.id);
    expect(order!.products.map(({ ifMissing }) => ifMissing)).toEqual(['refund', 'replacement', 'replacement']);
    await market.mails.sendDue();
    const [mail] = market.mail.accepted.splice(0);
    expect(mail?.text.match(/s['’]il manque.*/g)).toEqual([
      expect.stringMatching(/: remboursé$/),
      ...Array.from({ length: 2 }, () => expect.stringMatching(/: remplacé, ou remboursé$/)),
    ]);
  });

  it('can change after a payment was begun; the mail names a common wish once', async () => {
    const eve = shopper(market, 'eve', 'en');
    const { lines } = await market.cart.add(eve, await offer(database, 'pommes'), 1);
    await market.cart.updateCart(eve, AT_THE_MARKET);
    await market.checkout.checkout(eve, PAY);
    await market.cart.chooseIfMissing(eve, lines[0]!.id, 'replacement');
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(eve, PAY)));
    const order = await market.orders.ofAttempt(eve.visitor, (await market.checkout.payment(eve.visitor))!.id);
    expect(order!.products.map(({ ifMissing }) => ifMissing)).toEqual(['replacement']);
    await market.mails.sendDue();
    expect(market.mail.accepted.splice(0)[0]?.text).toContain(
      'If an item is missing, we replace it with something similar, or refund it.',
    );
  });
});
