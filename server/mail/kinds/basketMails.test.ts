import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOffer, FETCHED, leaveCard } from '../../../tests/support/basketMarket.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { marketServices, openMarket } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Database } from '../../database/database.ts';

describe.each(testDatabaseKinds())('the mail of a new subscription (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  it('states the charge with the deposits, the basket’s place, and its day (E52)', async () => {
    const basket = await basketOffer(database, 'legumes', { price: 2400, deposit: 400 });
    const ann = await signedIn(market, 'ann');
    await leaveCard(market, ann);
    await market.baskets.subscriptions.subscribe(ann, basket, FETCHED);
    const [view] = await market.baskets.subscriptions.list(ann.visitor);
    await market.mails.sendDue();
    const text = market.mail.accepted.splice(0)[0]!.text.replace(/[^\S\n]/g, ' ');
    expect(text).toMatch(/^Consignes \.+ 4,00 \$$/m);
    expect(text).toMatch(/^Débité à chaque panier \.+ 28,00 \$$/m);
    expect(text).toContain(`Cueillette : ${view!.location!.name.primary}`);
    const [, day = ''] = /^Premier panier : (\w+ \d+ \p{L}+), \d+ h à \d+ h$/mu.exec(text) ?? [];
    // By its delivery day, as in the account, never by the Friday on which its period starts (E73).
    expect(text).toContain(`, à partir du ${day}. La carte`);

    const { total } = await market.baskets.totals({ ...view!, customerId: ann.visitor.customer!.id }, view!.startWeek);
    expect(total).toBe(2800);
  });
});
