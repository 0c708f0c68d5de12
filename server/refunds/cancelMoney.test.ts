import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { createEmbeddedStaff } from '../embedded/identity/embeddedStaff.ts';
import { createLog } from '../log.ts';
import { operatorCommands } from '../operator/operatorCommands.ts';
import { createSiteInformationService } from '../siteInformation/siteInformationService.ts';
import { UNANSWERED } from './refundStore.ts';

const DISPUTED = 'This charge is disputed.';

describe.each(testDatabaseKinds())('the refund of a cancelled order (%s)', (kind) => {
  const fixture = checkoutFixture(kind);

  /** Buys two units with a deposit of $3 each. */
  async function buy(caller: Caller, product: string, { useBalance = false, extra = '' } = {}) {
    const { market, database } = fixture;
    await market.cart.add(caller, await offer(database, product, { price: 1000, deposit: 300, stock: 9 }), 2);
    if (extra !== '') await market.cart.add(caller, extra, 1);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    const url = await market.checkout.checkout(caller, { ...PAY, useBalance });
    const session = url.split('/').at(-1) ?? '';
    await market.checkout.handleEvent(market.payment.pay(session));
    const attempt = await market.checkout.payment(caller.visitor);
    const order = attempt && (await market.orders.ofAttempt(caller.visitor, attempt.id));
    const state = market.payment.session(session);
    if (!order) throw new Error('Nothing was bought');
    return { order, intent: state?.state === 'paid' ? (state.paymentIntent ?? '') : '' };
  }
  let requests = 0;
  async function bringBack(caller: Caller, amount: number, box = false) {
    const { market } = fixture;
    const account = await market.account.current(caller.visitor);
    const request = `deposit ${(requests += 1)}`;
    const deposit = { email: account?.email ?? '', amount, box, request, at: market.clock.now() };
    return market.balance.refundDeposit(deposit);
  }
  const backTo = (intent: string) =>
    fixture.market.payment.customers
      .refunds()
      .filter(({ paymentIntent }) => paymentIntent === intent)
      .map(({ amount }) => amount);
  const depositsOf = (caller: Caller) => fixture.market.balance.depositsHeld(customerOf(caller));
  const balanceOf = async (caller: Caller) => (await fixture.market.account.current(caller.visitor))?.balance;
  const operator = () => {
    const { market, database } = fixture;
    const siteInformation = createSiteInformationService({ database, catalogue: market.catalogue });
    return operatorCommands({
      services: { ...market, siteInformation },
      database,
      clock: market.clock,
      jobs: null,
      hasOwnClock: true,
      staff: createEmbeddedStaff(database, { url: 'https://identity.example.test' }),
      dataDir: '.',
      place: '.',
      log: createLog('silent'),
    });
  };

  it("withholds deposits that staff credited before, and never more than the order's own (E50, E60)", async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'ann');
    const { now } = market.clock;
    const start = now().getTime();
    const first = await buy(ann, 'ann 1');
    market.clock.now = () => new Date(start + 5 * HOUR_MS);
    const second = await buy(ann, 'ann 2');
    // $6 are held for each order. $8 were credited, so at most $2 of them belong to the second order.
    expect(await bringBack(ann, 800)).toBe('done');
    await market.refunds.cancelOwn(ann, second.order.id, { reopenCart: false });
    expect(backTo(second.intent)).toEqual([second.order.total - 200]);
    expect(await depositsOf(ann)).toBe(0);
    await market.refunds.cancelOwn(ann, first.order.id, { reopenCart: false });
    expect(backTo(first.intent)).toEqual([first.order.total - 600]);
    expect([await balanceOf(ann), await depositsOf(ann)]).toEqual([-800, 0]);
    market.clock.now = () => new Date(start + 10 * HOUR_MS);
    await buy(ann, 'ann 3');
    expect(await depositsOf(ann)).toBe(600);
    market.clock.now = now;
  });

  it("withholds them from the balance's part first", async () => {
    const { market, database } = fixture;
    const bob = await signedIn(market, 'bob');
    await writeAddress(database, bob);
    await giveCredit(market, bob, 400);
    const { order, intent } = await buy(bob, 'bob 1', { useBalance: true });
    expect(await bringBack(bob, 500)).toBe('done');
    await market.refunds.cancelOwn(bob, order.id, { reopenCart: false });
    expect(backTo(intent)).toEqual([order.total - 400 - 100]);
    expect(await balanceOf(bob)).toBe(-500);
    expect((await market.balance.allMovements(customerOf(bob))).map(({ reason }) => reason)).not.toContain(
      'order_cancelled',
    );
  });

  it('takes the lent box back and refunds its deposit once (E9)', async () => {
    const { market, database } = fixture;
    const box = await offer(database, 'boite', { price: 0, deposit: 1000, track_stock: false });
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    market.catalogue.changed();
    await market.catalogue.fresh();
    const hasBox = async (caller: Caller) => (await market.account.current(caller.visitor))?.hasReusableBox;
    const cat = await signedIn(market, 'cat');
    const withBox = await buy(cat, 'cat 1', { extra: box });
    // An order without a box joins it.
    expect((await buy(cat, 'cat 2')).order.isJoined).toBe(true);
    expect(await hasBox(cat)).toBe(true);
    await market.refunds.cancelOwn(cat, withBox.order.id, { reopenCart: false });
    expect([await hasBox(cat), ...backTo(withBox.intent)]).toEqual([false, withBox.order.total]);

    const dan = await signedIn(market, 'dan');
    const withKeptBox = await buy(dan, 'dan 1', { extra: box });
    expect(await bringBack(dan, 1000, true)).toBe('done');
    await market.refunds.cancelOwn(dan, withKeptBox.order.id, { reopenCart: false });
    expect([await hasBox(dan), ...backTo(withKeptBox.intent)]).toEqual([false, withKeptBox.order.total - 1000]);
  });

  it('stores, lists and mails a partial refusal of the provider, and retries it daily', async () => {
    const { market, database } = fixture;
    const eve = await signedIn(market, 'eve');
    const { now } = market.clock;
    const start = now().getTime();
    const first = await buy(eve, 'eve 1');
    market.clock.now = () => new Date(start + HOUR_MS);
    const second = await buy(eve, 'eve 2');
    expect(second.order.isJoined).toBe(true);
    market.payment.customers.disputed.set(second.intent, DISPUTED);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    await market.refunds.cancelOwn(eve, first.order.id, { reopenCart: false });
    market.clock.now = now;
    expect([backTo(first.intent), backTo(second.intent)]).toEqual([[first.order.total], []]);
    const listed = await operator().refunds([]);
    expect([listed.exitCode, listed.text.split('\n').length]).toEqual([1, 1]);
    expect(listed.text).toContain(`order ${first.order.number}: `);
    expect(listed.text).toContain(`to ${second.intent}, tried once`);
    expect(listed.text).toContain(DISPUTED);
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ subject }) => subject)).toEqual([`Commande ${first.order.number} annulée`]);
    expect(market.mail.accepted[0]?.text).toContain('Le marché s’en occupe');

    await market.refunds.resume(0);
    expect((await operator().refunds([])).text).toContain('tried once');
    await sql`update refund set updated_at = now() - interval '25 hours'`.execute(database.kysely);
    await market.refunds.resume(0);
    expect((await operator().refunds([])).text).toContain('tried 2 times');
    market.payment.customers.disputed.clear();
    expect(await operator().refunds(['--again'])).toMatchObject({ exitCode: 0, text: 'Nothing is owed to a card.' });
    expect(backTo(second.intent)).toEqual([second.order.total]);
    await operator().refunds(['--again']);
    await sql`update refund set updated_at = now() - interval '25 hours'`.execute(database.kysely);
    await market.refunds.resume(0);
    expect(backTo(second.intent)).toEqual([second.order.total]);
  });

  it('drops the refunds of a cancellation that was refused completely, even if the order is cancelled later', async () => {
    const { market, database } = fixture;
    const gil = await signedIn(market, 'gil');
    const { order, intent } = await buy(gil, 'gil 1');
    market.payment.customers.behaviour.refusesRefund = DISPUTED;
    await expect(market.refunds.cancelOwn(gil, order.id, { reopenCart: false })).rejects.toThrow(DISPUTED);
    market.payment.customers.behaviour.refusesRefund = null;
    await market.refunds.cancelOwn(gil, order.id, { reopenCart: false });
    expect(await market.refunds.listOutstanding()).toEqual([]);
    await sql`update refund set updated_at = now() - interval '25 hours'`.execute(database.kysely);
    await market.refunds.resume(0);
    await market.refunds.retryRefused();
    const tries = database.kysely.selectFrom('refund').select(['status', 'tries']).where('order_id', '=', order.id);
    expect((await tries.orderBy('at').execute()).toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
      { status: 'done', tries: 1 },
      { status: 'refused', tries: 1 },
    ]);
    expect(backTo(intent)).toEqual([order.total]);
  });

  it('never asks again by itself for a refund of which nobody knows whether it was made', async () => {
    const { market, database } = fixture;
    const { order, intent } = await buy(await signedIn(market, 'ivy'), 'ivy 1');
    await sql`update orders set status = 'cancelled' where id = ${order.id}`.execute(database.kysely);
    await sql`insert into refund (id, order_id, payment_intent, amount, status, refusal, updated_at, asked_at)
      values (gen_random_uuid(), ${order.id}, ${intent}, 100, 'refused', ${UNANSWERED}, now() - interval '3 days', now() - interval '3 days')`.execute(
      database.kysely,
    );
    await market.refunds.resume(0);
    expect(backTo(intent)).toEqual([]);
    // The operator has looked at the provider before.
    await market.refunds.retryRefused();
    expect(backTo(intent)).toEqual([100]);
    await sql`delete from refund where order_id = ${order.id}`.execute(database.kysely);
    await sql`update orders set status = 'processed' where id = ${order.id}`.execute(database.kysely);
  });

  it('withholds a credited deposit once, also while another order is being cancelled (E50)', async () => {
    const { market, database } = fixture;
    const { now } = market.clock;
    const start = now().getTime();
    const hal = await signedIn(market, 'hal');
    const first = await buy(hal, 'hal 1');
    expect(await bringBack(hal, 500)).toBe('done');
    const refund = () => Promise.reject(new Error('killed'));
    const dead = marketServices(database, { payment: { ...market.payment, refund } });
    await expect(dead.refunds.cancelOwn(hal, first.order.id, { reopenCart: false })).rejects.toThrow('killed');
    market.clock.now = () => new Date(start + 5 * HOUR_MS);
    const second = await buy(hal, 'hal 2');
    expect(await depositsOf(hal)).toBe(600);
    await market.refunds.cancelOwn(hal, second.order.id, { reopenCart: false });
    market.clock.now = now;
    await market.refunds.resume(0);
    expect([backTo(first.intent), backTo(second.intent)]).toEqual([[first.order.total - 500], [second.order.total]]);
    expect([await balanceOf(hal), await depositsOf(hal)]).toEqual([-500, 0]);
  });

  it('leaves a refund with an unknown result to the operator', async () => {
    const { market, database } = fixture;
    const fay = await signedIn(market, 'fay');
    const { order, intent } = await buy(fay, 'fay 1');
    market.payment.provider.state = 'down';
    await market.refunds.cancelOwn(fay, order.id, { reopenCart: false });
    expect(await operator().refunds([])).toMatchObject({ exitCode: 0 });
    expect((await operator().refunds([])).text).toContain('not answered yet');
    await sql`update refund set asked_at = now() - interval '13 hours'`.execute(database.kysely);
    await market.refunds.resume(0);
    market.payment.provider.state = 'up';
    expect(await operator().refunds([])).toMatchObject({ exitCode: 1 });
    await sql`update refund set updated_at = now() - interval '25 hours'`.execute(database.kysely);
    await market.refunds.resume(0);
    expect(backTo(intent)).toEqual([]);
    expect(await operator().refunds(['--again'])).toMatchObject({ exitCode: 0 });
    expect(backTo(intent)).toEqual([order.total]);
  });
});
