import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { location, marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { recordLog } from '../../tests/support/recordedLog.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { sessionIdOf } from '../../tests/support/testPayment.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { checkInvariants } from './invariants.ts';

const PAY = { useBalance: false, period: null };
const AT_ONCE = { creating: 0, pending: 0, overdue: 0 };

describe.each(testDatabaseKinds())('the payment sweep (%s)', (kind) => {
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
    await database.kysely.updateTable('checkout_attempt').set({ updated_at: new Date() }).execute();
  });

  const heldOf = async (id: string) =>
    (await database.kysely.selectFrom('variant').select(['stock', 'held']).where('id', '=', id).executeTakeFirst())!;
  const statusOf = async ({ visitor }: Caller) => (await market.checkout.payment(visitor))?.status;

  async function filled(name: string): Promise<{ ann: Caller; variant: string }> {
    const ann = shopper(market, name);
    const variant = await offer(database, name);
    await market.cart.add(ann, variant, 2);
    await market.cart.updateSession(ann, { locationId: toId('Location', location('marche')) });
    return { ann, variant };
  }

  /** The server crashes after the provider has opened the session, before its answer is stored. */
  async function crashed(name: string) {
    const { ann, variant } = await filled(name);
    const dying = marketServices(database, { payment: market.payment });
    const openedBefore = market.payment.opened().length;
    market.payment.provider.state = 'silent';
    void dying.checkout.checkout(ann, PAY);
    await expect.poll(() => market.payment.opened().length).toBe(openedBefore + 1);
    market.payment.provider.state = 'up';
    const attempt = (await market.checkout.payment(ann.visitor))!;
    expect(attempt).toMatchObject({ status: 'creating', provider_session_id: null });
    return { ann, variant, attempt, sessions: openedBefore + 1 };
  }

  it('opens the same payment again after a crash, and leaves a recent one alone', async () => {
    const { ann, variant, attempt, sessions } = await crashed('crash');
    expect(await market.checkout.sweep()).toBe(0);
    expect(await market.checkout.sweep(AT_ONCE)).toBe(1);
    expect(await market.checkout.payment(ann.visitor)).toMatchObject({
      id: attempt.id,
      status: 'pending',
      provider_session_id: sessionIdOf(attempt.id),
    });
    expect(market.payment.opened()).toHaveLength(sessions);
    expect(await heldOf(variant)).toEqual({ stock: 10, held: 2 });
  });

  it('is not needed by a shopper who checks out again', async () => {
    const { ann, attempt, sessions } = await crashed('press again');
    expect(await market.checkout.checkout(ann, PAY)).toBe(sessionIdOf(attempt.id));
    expect(market.payment.opened()).toHaveLength(sessions);
  });

  it('gives up what the provider will not open any more, and a new attempt gets a new payment', async () => {
    const { ann, variant } = await crashed('not again');
    const { ann: bob } = await crashed('not again, pressed');
    market.payment.provider.state = 'down';
    expect(await market.checkout.sweep(AT_ONCE)).toBeGreaterThanOrEqual(2);
    expect(await statusOf(ann)).toBe('failed');
    expect(await heldOf(variant)).toEqual({ stock: 10, held: 0 });
    market.payment.provider.state = 'up';
    await market.checkout.checkout(bob, PAY);
    expect(await statusOf(bob)).toBe('pending');
  });

  it('settles a payment whose message was lost', async () => {
    const { ann, variant } = await filled('lost message');
    market.payment.pay(await market.checkout.checkout(ann, PAY));
    expect(await market.checkout.sweep(AT_ONCE)).toBe(1);
    expect(await statusOf(ann)).toBe('paid');
    expect(await heldOf(variant)).toEqual({ stock: 8, held: 0 });
    expect(await market.checkout.sweep(AT_ONCE)).toBe(0);
  });

  it('leaves an open payment open, and ends an expired one', async () => {
    const { ann, variant } = await filled('time over');
    const session = await market.checkout.checkout(ann, PAY);
    expect(await market.checkout.sweep(AT_ONCE)).toBe(0);
    expect(await statusOf(ann)).toBe('pending');
    await database.kysely
      .updateTable('checkout_attempt')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('provider_session_id', '=', session)
      .execute();
    expect(await market.checkout.sweep(AT_ONCE)).toBe(1);
    expect(await statusOf(ann)).toBe('expired');
    expect(await heldOf(variant)).toEqual({ stock: 10, held: 0 });
  });

  it('continues what is being opened for 45 s, is open for a minute, or is over for 15 s', async () => {
    const opening = await crashed('age of an opening');
    const [open, over] = [await filled('age of an open one'), await filled('age of one that is over')];
    market.payment.pay(await market.checkout.checkout(open.ann, PAY));
    const overdue = await market.checkout.checkout(over.ann, PAY);
    await database.kysely
      .updateTable('checkout_attempt')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('provider_session_id', '=', overdue)
      .execute();
    const sweptAfter = async ({ ann }: { ann: Caller }, seconds: number) => {
      await database.kysely
        .updateTable('checkout_attempt')
        .set({ updated_at: new Date(Date.now() - seconds * 1000) })
        .where('session_id', '=', ann.visitor.sessionId)
        .execute();
      return market.checkout.sweep();
    };
    expect([await sweptAfter(opening, 35), await sweptAfter(opening, 46)]).toEqual([0, 1]);
    expect([await sweptAfter(open, 50), await sweptAfter(open, 61)]).toEqual([0, 1]);
    expect([await sweptAfter(over, 5), await sweptAfter(over, 16)]).toEqual([0, 1]);
    expect(await Promise.all([opening, open, over].map(({ ann }) => statusOf(ann)))).toEqual([
      'pending',
      'paid',
      'expired',
    ]);
  });

  it('waits for a provider that does not answer, but not for ever, and logs it', async () => {
    const { ann, variant } = await filled('silent provider');
    const session = await market.checkout.checkout(ann, PAY);
    const { id } = (await market.checkout.payment(ann.visitor))!;
    const log = recordLog(market);
    const own = () => log.splice(0).filter(([, { attempt }]) => attempt === id);
    const write = (row: { expires_at?: Date; provider_session_id?: string | null }) =>
      database.kysely.updateTable('checkout_attempt').set(row).where('id', '=', id).execute();
    const sweptAfter = async (minutes: number) => {
      await write({ expires_at: new Date(Date.now() - minutes * 60_000) });
      return [await market.checkout.sweep(AT_ONCE), ...own()];
    };
    const lost = 'A checkout attempt could not be continued';
    await write({ provider_session_id: null });
    const error = `The pending attempt ${id} has no session`;
    expect(await sweptAfter(59)).toEqual([0, ['error', { attempt: id, error }, lost]]);
    await write({ provider_session_id: session });
    const { retrieveSession } = market.payment;
    market.payment.retrieveSession = () => Promise.reject(new TypeError('bug'));
    expect(await sweptAfter(61)).toEqual([0, ['error', { attempt: id, error: 'bug' }, lost]]);
    market.payment.retrieveSession = retrieveSession;
    market.payment.provider.state = 'down';
    const facts = { attempt: id, error: 'The provider is down' };
    expect(await sweptAfter(59)).toEqual([0, ['warn', facts, 'The provider did not report the state of a payment']]);
    expect(await heldOf(variant)).toEqual({ stock: 10, held: 2 });
    const abandoned = 'A payment was abandoned without a response of the provider';
    expect(await sweptAfter(61)).toEqual([1, ['error', facts, abandoned]]);
    expect([await statusOf(ann), await heldOf(variant)]).toEqual(['expired', { stock: 10, held: 0 }]);
  });

  it('is safe in several processes at once', async () => {
    const { ann, variant } = await filled('several');
    market.payment.pay(await market.checkout.checkout(ann, PAY));
    const otherServers = [1, 2, 3].map(() => marketServices(database, { payment: market.payment }));
    const moved = await Promise.all([market, ...otherServers].map(({ checkout }) => checkout.sweep(AT_ONCE)));
    expect(moved.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await heldOf(variant)).toEqual({ stock: 8, held: 0 });
  });
});
