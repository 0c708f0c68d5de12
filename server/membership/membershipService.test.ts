import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialEnd } from '#rules/membership.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { moneyCases } from '../../tests/support/moneyCases.ts';
import { codes, marketServices, offer, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

describe.each(testDatabaseKinds())('a trial (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  it('opens no page for a year above the displayed price (E69)', async () => {
    const ann = await signedIn(market, 'shown price');
    expect(await refusals(market.membership.create(ann, 2500))).toEqual([
      { code: 'TOTAL_RAISED', params: { shown: 2500, current: 3000 } },
    ]);
    expect(await market.membership.create(ann, 3000)).toMatch(/^https?:/);
  });

  it('starts without a card, ends after a month, and removes the fee from the cart immediately (F-135, M-34, M-35)', async () => {
    const ann = await signedIn(market, 'trial');
    const variant = await offer(database, 'trial', { price: 1000, product: { taxable: true } });
    await market.cart.add(ann, variant, 1);
    const [before, after] = ['M-34', 'M-35'].map((id) => moneyCases.find((moneyCase) => moneyCase.id === id)!.expected);
    expect(await market.cart.view(ann)).toMatchObject({
      isSubscribed: false,
      totals: { fee: 500, total: before!.total },
    });
    expect(await market.membership.current(ann)).toBeNull();
    const membership = await market.membership.startTrial(ann);
    expect(membership).toMatchObject({
      status: 'trialing',
      trial_end: trialEnd(membership.start_date, 1),
      current_period_end: trialEnd(membership.start_date, 1),
      cancel_at_period_end: false,
    });
    expect(await market.cart.view(ann)).toMatchObject({ isSubscribed: true, totals: { fee: 0, total: after!.total } });
    expect(await market.membership.byId(ann, membership.id)).toMatchObject({ id: membership.id });
    const eve = await signedIn(market, 'trial of eve');
    expect(await market.membership.byId(eve, membership.id)).toBeNull();

    const later = marketServices(database, { payment: market.payment, now: '2026-12-24T12:10:00-05:00' });
    const annLater = await signedIn(later, 'trial');
    expect(await later.membership.current(annLater)).toMatchObject({ status: 'cancelled' });
    expect(await later.cart.view(annLater)).toMatchObject({ isSubscribed: false });
    expect(await codes(later.membership.startTrial(annLater))).toEqual(['TRIAL_REFUSED']);
  });

  it('needs an account', async () => {
    expect(await codes(market.membership.startTrial(shopper(market, 'no account')))).toEqual([
      'MEMBERSHIP_NEEDS_ACCOUNT',
    ]);
    expect(await market.membership.current(shopper(market, 'no account'))).toBeNull();
  });

  it('is limited to one per account and per address, for any number of requests and tabs (E62)', async () => {
    const ben = await signedIn(market, 'ben');
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => market.membership.startTrial(ben)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // Rows of earlier releases are compared with: the digest must not change.
    const hash = createHash('sha256').update('ben@exemple.ca').digest('hex');
    const used = await database.kysely.selectFrom('trial_address').select('hash').where('hash', '=', hash).execute();
    expect(used).toEqual([{ hash }]);
    const secondAccount = await signedIn(market, 'ben-again', { email: 'BEN@exemple.ca' });
    expect(await codes(market.membership.startTrial(secondAccount))).toEqual(['TRIAL_REFUSED']);
    expect(await market.membership.current(secondAccount)).toBeNull();
    await database.kysely
      .updateTable('customer')
      .set({ email: 'ben2@exemple.ca' })
      .where('id', '=', ben.visitor.customer!.id)
      .execute();
    expect(await codes(market.membership.startTrial(ben))).toEqual(['TRIAL_REFUSED']);
    await market.account.erase(ben.visitor.customer!.id);
    const newAccount = await signedIn(market, 'ben-back', { email: 'ben@exemple.ca' });
    expect(await codes(market.membership.startTrial(newAccount))).toEqual(['TRIAL_REFUSED']);
  });

  it('is refused to an account without an address', async () => {
    const nobody = await signedIn(market, 'nobody', { email: '' });
    expect(await codes(market.membership.startTrial(nobody))).toEqual(['TRIAL_REFUSED']);
  });
});
