import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, openMarket } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

const SEVEN_DAYS_MS = 7 * 86_400_000;

describe.each(testDatabaseKinds())('the reminder of a trial that ends (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  it('is sent once, 7 days before the end, to customers without a card for it, and not after the end (E62)', async () => {
    const [ann, ben, eve] = [
      await signedIn(market, 'ann'),
      await signedIn(market, 'ben'),
      await signedIn(market, 'eve'),
    ];
    const { trial_end: trialEnd } = await market.membership.startTrial(ann);
    const annAtProvider = await market.cards.providerCustomer(ann.visitor.customer!.id);
    market.payment.customers.changeCard(annAtProvider, '4242');
    await market.cards.handle({ kind: 'customer', customer: annAtProvider });
    await market.membership.startTrial(ben);
    await market.membership.startTrial(eve);
    const customer = market.payment.memberships.pay(await market.membership.create(ben), ben.now);
    await market.membership.handle({ kind: 'membership', customer });
    await market.account.erase(eve.visitor.customer!.id);

    const at = (ms: number) => void (market.clock.now = () => new Date(trialEnd!.getTime() - ms));
    at(SEVEN_DAYS_MS + 1000);
    expect(await market.mails.queueDue('trial_ending', 'membership_renewing')).toBe(0);
    at(SEVEN_DAYS_MS);
    const counts = await Promise.all([1, 2, 3].map(() => market.mails.queueDue('trial_ending', 'membership_renewing')));
    // Ben has stored a card: he gets a mail about the charge (membershipMails.test.ts).
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    await market.mails.sendDue();
    const reminders = market.mail.accepted.splice(0).filter(({ subject }) => subject.includes('essai'));
    expect(reminders.map(({ to }) => to)).toEqual(['ann@exemple.ca']);
    expect(reminders[0]!.text).toMatch(/jeudi\s24\sdécembre[^]*\/compte\/adhesion/);
    const text = reminders[0]!.text.replace(/\s/g, ' ');
    // Ann's card is for her baskets: it is on file, and does not pay a membership.
    expect(text).toContain('vous n’avez donné aucune carte pour l’adhésion');
    for (const amount of ['30,00 $', '1,50 $', '2,99 $', '34,49 $']) expect(text).toContain(amount);
    at(-1000);
    expect(await market.mails.queueDue('trial_ending', 'membership_renewing')).toBe(0);
  });
});
