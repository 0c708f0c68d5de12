import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { location, marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { marketJobs } from '../marketJobs.ts';
import { startSweep } from './jobSweep.ts';

let database: Database;
let market: MarketServices;
beforeAll(async () => {
  database = await createTestDatabase(eitherDatabaseKind());
  await openMarket(database);
  market = marketServices(database);
});
afterAll(() => database.close());

/** A payment made two minutes ago, whose message was lost. */
async function unheard(name: string) {
  const ann = shopper(market, name);
  await market.cart.add(ann, await offer(database, name), 1);
  await market.cart.updateSession(ann, { locationId: toId('Location', location('marche')) });
  market.payment.pay(await market.checkout.checkout(ann, { useBalance: false, period: null }));
  const long = new Date(Date.now() - 120_000);
  await database.kysely
    .updateTable('checkout_attempt')
    .set({ updated_at: long })
    .where('session_id', '=', ann.visitor.sessionId)
    .execute();
  return async () => (await market.checkout.payment(ann.visitor))?.status;
}

it('runs immediately and then repeatedly until it is stopped', async () => {
  const early = await unheard('early');
  const sweep = startSweep({ job: 'payments', jobs: marketJobs(market), log: market.log, everyMs: 1 });
  await expect.poll(early).toBe('paid');
  const later = await unheard('later');
  await expect.poll(later).toBe('paid');
  await sweep.stop();
  const never = await unheard('never');
  expect(await never()).toBe('pending');
});

it('checks a membership whose paid year has ended without a message', async () => {
  const ann = await signedIn(market, 'member');
  const customer = market.payment.memberships.pay(await market.membership.create(ann), ann.now);
  await market.membership.handle({ kind: 'membership', customer });
  const later = marketServices(database, { payment: market.payment, now: '2027-11-25T12:00:00-05:00' });
  market.payment.memberships.change(customer, { status: 'cancelled' });
  const status = async () => (await market.membership.current(ann))?.status;
  expect(await status()).toBe('active');
  const sweep = startSweep({ job: 'payments', jobs: marketJobs(later), log: market.log, everyMs: 60_000 });
  await expect.poll(status).toBe('cancelled');
  await sweep.stop();
});

it('continues after a failure, and finishes the current run before it stops', async () => {
  const status = await unheard('after a failure');
  await database.kysely.schema.alterTable('checkout_attempt').renameTo('hidden').execute();
  const failing = startSweep({ job: 'payments', jobs: marketJobs(market), log: market.log, everyMs: 1 });
  await failing.stop();
  const sweep = startSweep({ job: 'payments', jobs: marketJobs(market), log: market.log, everyMs: 1 });
  await database.kysely.schema.alterTable('hidden').renameTo('checkout_attempt').execute();
  await expect.poll(status).toBe('paid');
  const last = await unheard('the last');
  const stopping = startSweep({ job: 'payments', jobs: marketJobs(market), log: market.log, everyMs: 60_000 });
  await Promise.all([stopping.stop(), sweep.stop()]);
  expect(await last()).toBe('paid');
});
