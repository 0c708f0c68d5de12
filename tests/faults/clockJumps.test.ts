import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../server/caller.ts';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import type { Database } from '../../server/database/database.ts';
import { PaymentSignatureError } from '../../server/gateways/payment.ts';
import { AT_THE_MARKET, PAY } from '../support/checkoutFixture.ts';
import {
  createManualClock,
  gatewayTo,
  goodCard,
  startHarness,
  startWebhookTarget,
  submitForm,
} from '../support/payment/providerHarness.ts';
import { codes, offer, openMarket, servicesOver, shopper } from '../support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../support/testDatabase.ts';

const HOUR_MS = 3_600_000;

/** The market's machine has a wrong clock; database and payment provider have the right one. */
describe('a machine whose clock jumps by an hour', () => {
  let database: Database;
  let webhook: Awaited<ReturnType<typeof startWebhookTarget>>;
  let provider: Awaited<ReturnType<typeof startHarness>>;
  let market: ReturnType<typeof servicesOver>;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    webhook = await startWebhookTarget();
    provider = await startHarness({ webhookUrl: webhook.url, clock: createManualClock() });
    market = servicesOver(database, gatewayTo(provider.port));
  });
  afterAll(async () => {
    await provider.close();
    await webhook.close();
    await database.close();
  });
  afterEach(async () => {
    vi.useRealTimers();
    // Once the clock is right again, nothing is left over.
    await sql`update checkout_attempt set updated_at = now() - interval '1 day'`.execute(database.kysely);
    await market.checkout.sweep();
    expect(await checkInvariants(database)).toEqual([]);
  });

  const jump = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  async function filled(name: string): Promise<{ ann: Caller; held: () => Promise<number | undefined> }> {
    const ann = shopper(market, name);
    const variant = await offer(database, name, { stock: 2 });
    await market.cart.add(ann, variant, 2);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    const row = () => database.kysely.selectFrom('variant').select('held').where('id', '=', variant).executeTakeFirst();
    return { ann, held: async () => (await row())?.held };
  }
  const pageOf = async (ann: Caller, session: string) => {
    const target = await market.checkout.payRedirect(ann.visitor, session);
    return target.kind === 'pay' ? target.url : null;
  };
  const ordersOf = (ann: Caller) =>
    database.kysely.selectFrom('orders').select('id').where('session_id', '=', ann.visitor.sessionId).execute();

  it.each([HOUR_MS, -HOUR_MS])('makes an order of what was paid on an open page (%d ms)', async (ms) => {
    const { ann } = await filled(`paid ${ms}`);
    const session = await market.checkout.checkout(ann, PAY);
    const url = await pageOf(ann, session);
    await submitForm(url ?? '', goodCard);
    const { body, signature } = await webhook.next();
    jump(ms);
    // The message seems too old, or of the future: the provider repeats it, and the market asks.
    expect(() => market.payment.parseWebhook(body, signature)).toThrow(PaymentSignatureError);
    await market.checkout.sweep({ pending: 0 });
    expect(await ordersOf(ann)).toHaveLength(1);
    vi.useRealTimers();
    await market.checkout.handleEvent(market.payment.parseWebhook(body, signature));
    expect(await ordersOf(ann)).toHaveLength(1);
  });

  it('ends open pages early when it jumps ahead, so that nobody pays for goods that are sold again', async () => {
    const { ann, held } = await filled('ahead');
    const session = await market.checkout.checkout(ann, PAY);
    const url = await pageOf(ann, session);
    jump(HOUR_MS);
    await market.checkout.sweep({ overdue: 0 });
    expect(await held()).toBe(0);
    expect(await market.payment.retrieveSession(session)).toMatchObject({ state: 'expired' });
    await submitForm(url ?? '', goodCard);
    expect(await ordersOf(ann)).toEqual([]);
    // The cart is as it was, and a new page is opened at once.
    const next = await market.checkout.checkout(ann, PAY);
    expect(await market.payment.retrieveSession(next)).toMatchObject({ state: 'open' });
  });

  it('opens no page while it is behind, since the provider refuses one that has ended, and holds no goods for it', async () => {
    const { ann, held } = await filled('behind');
    jump(-HOUR_MS);
    expect(await codes(market.checkout.checkout(ann, PAY))).toEqual(['PAYMENT_FAILED']);
    expect(await held()).toBe(0);
    vi.useRealTimers();
    const session = await market.checkout.checkout(ann, PAY);
    expect(await market.payment.retrieveSession(session)).toMatchObject({ state: 'open' });
  });

  it.each([HOUR_MS, -HOUR_MS])('gives money back once (%d ms)', async (ms) => {
    const { ann } = await filled(`refund ${ms}`);
    const session = await market.checkout.checkout(ann, PAY);
    await submitForm((await pageOf(ann, session)) ?? '', goodCard);
    await market.checkout.sweep({ pending: 0 });
    const [order] = await ordersOf(ann);
    jump(ms);
    await market.refunds.cancelOwn(ann, order?.id ?? '', { reopenCart: false });
    await market.refunds.resume(0);
    const refunds = database.kysely
      .selectFrom('refund')
      .select('status')
      .where('order_id', '=', order?.id ?? '');
    expect(await refunds.execute()).toEqual([{ status: 'done' }]);
  });

  it('loses and repeats no mail when the database’s clock jumps, though some wait an hour', async () => {
    const { ann } = await filled('mail');
    await submitForm((await pageOf(ann, await market.checkout.checkout(ann, PAY))) ?? '', goodCard);
    await market.checkout.sweep({ pending: 0 });
    market.mail.accepted.length = 0;
    const shift = (hours: number) =>
      sql`update outbox set created_at = created_at + ${hours} * interval '1 hour',
        next_at = next_at + ${hours} * interval '1 hour'`.execute(database.kysely);
    const waiting = async () =>
      (await database.kysely.selectFrom('outbox').select('id').where('status', '=', 'waiting').execute()).length;
    const before = await waiting();
    expect(before).toBeGreaterThan(0);
    // Set back: rows lie in the future.
    await shift(1);
    expect(await market.mails.sendDue()).toBe(0);
    expect(await waiting()).toBe(before);
    // Ahead: all are due.
    await shift(-2);
    await Promise.all([market.mails.sendDue(), market.mails.sendDue()]);
    expect(await waiting()).toBe(0);
    expect(new Set(market.mail.accepted.map(({ key }) => key)).size).toBe(market.mail.accepted.length);
  });
});
