import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { giveCredit } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { AttemptKind } from '../database/tables.ts';
import type { ChargeRefusal } from '../gateways/payment.ts';

const AT_ONCE = { creating: 0, pending: 0, overdue: 0 };

describe.each(testDatabaseKinds())('payment by invoice or with the stored card (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { attemptsOf, stockOf } = fixture;

  const orderOf = (attemptId: string) =>
    fixture.database.kysely.selectFrom('orders').selectAll().where('attempt_id', '=', attemptId).execute();
  const latest = async (ann: Caller) => (await attemptsOf(ann)).at(-1)!;

  /** A waiting attempt of 1000 cents and a fee with its taxes, 1575 in total. */
  async function prepared(
    name: string,
    change: { kind: AttemptKind; balance_applied?: number; card?: string },
  ): Promise<{ ann: Caller; variant: string; id: string }> {
    const { market, database } = fixture;
    const ann = await signedIn(market, name);
    if (change.balance_applied) await giveCredit(market, ann, change.balance_applied);
    const variant = await offer(database, name, { price: 500, stock: 10 });
    await market.cart.add(ann, variant, 2);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    const dying = marketServices(database, { payment: market.payment });
    const openedBefore = market.payment.opened().length;
    market.payment.provider.state = 'silent';
    void dying.checkout.checkout(ann, PAY);
    await expect.poll(() => market.payment.opened().length).toBe(openedBefore + 1);
    market.payment.provider.state = 'up';
    const { id } = await latest(ann);
    await database.kysely.updateTable('checkout_attempt').set(change).where('id', '=', id).execute();
    return { ann, variant, id };
  }

  async function withCard(name: string, refuses: ChargeRefusal | null = null) {
    const { market } = fixture;
    const ann = await signedIn(market, name);
    const customer = await market.cards.providerCustomer(ann.visitor.customer!.id);
    const { id } = market.payment.customers.changeCard(customer, '4242', refuses);
    await market.cards.handle({ kind: 'customer', customer });
    return prepared(name, { kind: 'charge', card: id });
  }

  it('charges by invoice what the balance leaves, and creates one order from its message (E13)', async () => {
    const { market } = fixture;
    const { ann, variant, id } = await prepared('invoice', { kind: 'invoice', balance_applied: 575 });
    expect(await market.checkout.sweep(AT_ONCE)).toBe(1);
    const attempt = await latest(ann);
    const sessionId = `in_${id}`;
    expect(attempt).toMatchObject({ status: 'pending', provider_session_id: sessionId });
    expect(market.payment.invoiced().at(-1)).toMatchObject({
      attemptId: id,
      credit: 575,
      total: 1575,
      orderUrl: 'https://market.example.test/commande-recue',
    });
    // A second press on the same cart returns the open invoice's URL (spec 7).
    expect(await market.checkout.checkout(ann, PAY)).toBe(attempt.payment_url);
    const { id: event, type } = market.payment.pay(sessionId);
    const message = { id: event, type, session: null, about: { kind: 'payment', sessionId } } as const;
    expect([await market.checkout.handleEvent(message), await market.checkout.handleEvent(message)]).toEqual([
      'applied',
      'replay',
    ]);
    expect(await orderOf(id)).toMatchObject([{ total: 1575, balance_applied: 575, discount: 0 }]);
    expect(await stockOf(variant)).toMatchObject({ stock: 8, held: 0 });
  });

  it('creates the order at once without a card when the balance covers everything (E15)', async () => {
    const { market } = fixture;
    const { ann, id } = await prepared('covered', { kind: 'invoice', balance_applied: 1575 });
    await market.checkout.sweep(AT_ONCE);
    expect(await latest(ann)).toMatchObject({ status: 'paid' });
    expect(await orderOf(id)).toMatchObject([{ balance_applied: 1575, payment_intent: null, status: 'processed' }]);
  });

  it('creates no order for an invoice paid with another amount, or one that nobody opened', async () => {
    const { market } = fixture;
    const { id } = await prepared('amount', { kind: 'invoice', balance_applied: 575 });
    await market.checkout.sweep(AT_ONCE);
    const event = market.payment.pay(`in_${id}`, { amount: 999 });
    const about = { kind: 'payment', sessionId: `in_${id}` } as const;
    expect(await market.checkout.handleEvent({ ...event, session: null, about })).toBe('ignored');
    expect(await orderOf(id)).toEqual([]);
    const unknown = { id: 'evt_unknown', type: 'invoice.paid', session: null } as const;
    await expect(
      market.checkout.handleEvent({ ...unknown, about: { kind: 'payment', sessionId: 'in_none' } }),
    ).rejects.toThrow();
    // It is left to the operator while the provider answers; long after, its stock is released.
    await fixture.database.kysely
      .updateTable('checkout_attempt')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    expect(await market.checkout.sweep(AT_ONCE)).toBe(0);
    market.payment.provider.state = 'down';
    expect(await market.checkout.sweep(AT_ONCE)).toBe(1);
  });

  it('ends an invoice that was not paid in time, whose provider knows no expiry', async () => {
    const { market, database } = fixture;
    const { ann, variant, id } = await prepared('unpaid', { kind: 'invoice', balance_applied: 575 });
    await market.checkout.sweep(AT_ONCE);
    expect(await stockOf(variant)).toMatchObject({ held: 2 });
    await database.kysely
      .updateTable('checkout_attempt')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await market.checkout.sweep(AT_ONCE);
    expect(await latest(ann)).toMatchObject({ status: 'expired' });
    expect(await market.payment.retrieveSession(`in_${id}`)).toMatchObject({ state: 'expired' });
    expect(await stockOf(variant)).toMatchObject({ stock: 10, held: 0 });
  });

  it('charges a stored card once, also from two servers, and ignores the late message (E20)', async () => {
    const { market, database } = fixture;
    const { ann, variant, id } = await withCard('charge');
    const otherServer = marketServices(database, { payment: market.payment });
    await Promise.all([market.checkout.sweep(AT_ONCE), otherServer.checkout.sweep(AT_ONCE)]);
    expect(await latest(ann)).toMatchObject({ status: 'paid', provider_session_id: `pi_${id}`, refusal: null });
    expect(await orderOf(id)).toMatchObject([{ total: 1575, payment_intent: `pi_${id}` }]);
    expect(market.payment.customers.charges().filter(({ input }) => input.attemptId === id)).toHaveLength(1);
    const session = await market.payment.retrieveSession(`pi_${id}`);
    const event = { id: `evt_${id}`, type: 'payment_intent.succeeded', session };
    expect(await market.checkout.handleEvent(event)).toBe('replay');
    expect(await stockOf(variant)).toMatchObject({ stock: 8, held: 0 });
  });

  it("creates the order from the charge's message when the answer was lost", async () => {
    const { market } = fixture;
    const { ann, id } = await withCard('answer lost');
    const card = (await market.cards.chargeable(ann.visitor.customer!.id))!;
    const attempt = await latest(ann);
    const chargeResult = await market.payment.charge({
      attemptId: id,
      customer: card.customer,
      card: card.card,
      amount: 1575,
      description: 'Commande',
      since: attempt.created_at,
    });
    if (chargeResult.kind !== 'paid') throw new Error('It was paid');
    const event = { id: `evt_${id}`, type: 'payment_intent.succeeded', session: chargeResult.state };
    expect(await market.checkout.handleEvent(event)).toBe('applied');
    await market.checkout.sweep(AT_ONCE);
    expect(await orderOf(id)).toHaveLength(1);
  });

  it('leaves the result of a charge to whoever has requested it, when its message comes first (ADR 205)', async () => {
    const { market, database } = fixture;
    const { id } = await withCard('message first');
    const { charge } = market.payment;
    let reported: Promise<string> | undefined;
    market.payment.charge = async (input) => {
      const outcome = await charge(input);
      if (outcome.kind !== 'paid') throw new Error('It was paid');
      const event = { id: `evt_${id}`, type: 'payment_intent.succeeded', session: outcome.state };
      reported = market.checkout.handleEvent(event, { patient: true });
      await Promise.race([reported, database.kysely.selectFrom('orders').select('id').execute()]);
      return outcome;
    };
    expect(await market.checkout.sweep(AT_ONCE)).toBe(1);
    market.payment.charge = charge;
    expect(await reported).toBe('replay');
    const stored = database.kysely.selectFrom('payment_event').select('id').where('id', '=', `evt_${id}`);
    expect([await orderOf(id), await stored.execute()]).toMatchObject([[{ total: 1575 }], []]);
  });

  it('applies such a message itself when nobody does', async () => {
    const { market } = fixture;
    const { ann, id } = await withCard('nobody answers');
    const { customer, card } = (await market.cards.chargeable(ann.visitor.customer!.id))!;
    const since = (await latest(ann)).created_at;
    const outcome = await market.payment.charge({
      attemptId: id,
      customer,
      card,
      amount: 1575,
      description: 'Commande',
      since,
    });
    if (outcome.kind !== 'paid') throw new Error('It was paid');
    const event = { id: `evt_${id}`, type: 'payment_intent.succeeded', session: outcome.state };
    expect(await market.checkout.handleEvent(event, { patient: true })).toBe('applied');
    expect(await orderOf(id)).toHaveLength(1);
  });

  it.each(['declined', 'insufficientFunds', 'authentication', 'expiredCard'] as const)(
    'releases the stock and stores the reason when a card is refused (%s)',
    async (reason) => {
      const { market } = fixture;
      const { ann, variant, id } = await withCard(`refused ${reason}`.replace(' ', '-'), reason);
      await market.checkout.sweep(AT_ONCE);
      expect(await latest(ann)).toMatchObject({ status: 'failed', refusal: reason });
      expect(await orderOf(id)).toEqual([]);
      expect(await stockOf(variant)).toMatchObject({ stock: 10, held: 0 });
    },
  );

  it("keeps stock and customer reserved while a charge's result is unknown", async () => {
    const { market } = fixture;
    const { ann, variant, id } = await withCard('unknown');
    market.payment.provider.state = 'down';
    expect(await market.checkout.sweep(AT_ONCE)).toBe(0);
    expect(await latest(ann)).toMatchObject({ status: 'creating' });
    expect(await stockOf(variant)).toMatchObject({ held: 2 });
    expect(await codes(market.account.erase(ann.visitor.customer!.id))).toEqual(['PAYMENT_FAILED']);
    market.payment.provider.state = 'up';
    expect(await market.checkout.sweep(AT_ONCE)).toBe(1);
    expect(await orderOf(id)).toHaveLength(1);
  });
});
