import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { idOf, leaveCard, standAt } from '../../../tests/support/basketMarket.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../../tests/support/checkoutFixture.ts';
import { giveCredit, writeAddress } from '../../../tests/support/credit.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { offer } from '../../../tests/support/purchaseMarket.ts';
import { answerOf, BUG, DOWN, racedProvider, refuse } from '../../../tests/support/racedProvider.ts';
import { eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';
import { sessionIdOf } from '../../../tests/support/testPayment.ts';
import type { Caller } from '../../caller.ts';
import { MarketError } from '../../marketError.ts';
import * as settlement from './settlement.ts';

const AT_ONCE = { creating: 0, pending: 0, overdue: 0 };
const BEFORE_CLOSING = '2026-11-29T23:59:00-05:00';
const AFTER_CLOSING = '2026-11-30T00:00:01-05:00';

/** The answer of the provider meets an attempt that has changed meanwhile: what is stored, ended at the provider, and logged. */
describe('an answer of the provider that comes after something else', () => {
  const fixture = checkoutFixture(eitherDatabaseKind());
  const raced = racedProvider(fixture);
  const { filled, attemptsOf, stockOf } = fixture;
  const server = () => fixture.market as unknown as Parameters<typeof settlement.fail>[0];
  type Gateway = typeof fixture.market.payment;
  let nth = 0;
  const next = async () => ({ name: `race ${(nth += 1)}`, ...(await filled(`race ${nth}`, 2)) });
  const latestOf = async (caller: Caller) => (await attemptsOf(caller)).at(-1)!;

  it.each<{
    name: string;
    meanwhile: (id: string) => unknown;
    expire?: () => Promise<never>;
    status: string;
    isAnswered: boolean;
    isEnded: boolean;
    warning?: string;
  }>([
    { name: 'nothing', meanwhile: () => {}, status: 'pending', isAnswered: true, isEnded: false },
    {
      name: 'another process opened it',
      meanwhile: (id) =>
        sql`update checkout_attempt set status = 'pending', provider_session_id = ${sessionIdOf(id)} where id = ${id}`.execute(
          fixture.database.kysely,
        ),
      status: 'pending',
      isAnswered: true,
      isEnded: false,
    },
    {
      name: 'it was paid',
      meanwhile: (id) => fixture.market.checkout.handleEvent(fixture.market.payment.pay(sessionIdOf(id))),
      status: 'paid',
      isAnswered: true,
      isEnded: false,
    },
    {
      name: 'it failed',
      meanwhile: (id) => settlement.fail(server(), id),
      status: 'failed',
      isAnswered: false,
      isEnded: true,
    },
    {
      name: 'it failed, and its page cannot be ended',
      meanwhile: (id) => settlement.fail(server(), id),
      expire: refuse(DOWN),
      status: 'failed',
      isAnswered: false,
      isEnded: false,
      warning: 'down',
    },
    {
      name: 'it failed, and ending its page fails',
      meanwhile: (id) => settlement.fail(server(), id),
      expire: refuse(BUG),
      status: 'failed',
      isAnswered: false,
      isEnded: false,
      warning: 'bug',
    },
  ])('opens a page, or ends it at once: $name', async ({ meanwhile, expire, status, isAnswered, isEnded, warning }) => {
    const { ann, variant } = await next();
    const { payment } = fixture.market;
    payment.openSession = async (input) => {
      const opened = await raced.provider.openSession(input);
      await meanwhile(input.attemptId);
      return opened;
    };
    if (expire) payment.expireSession = expire;
    const answer = await answerOf(fixture.market.checkout.checkout(ann, PAY));
    const { id, status: stored } = await latestOf(ann);
    const session = sessionIdOf(id);
    expect([answer, stored, raced.ended]).toEqual([
      isAnswered ? session : 'PAYMENT_FAILED',
      status,
      isEnded ? [session] : [],
    ]);
    expect(await stockOf(variant)).toMatchObject({
      stock: status === 'paid' ? 8 : 10,
      held: status === 'pending' ? 2 : 0,
    });
    const line = ['warn', { session, error: warning }, 'An unused payment session was left to expire'];
    expect(raced.log).toEqual(warning ? [line] : []);
  });

  it.each<[string, Error, answer: string, isLogged: boolean]>([
    ['the provider is down', DOWN, 'PAYMENT_FAILED', true],
    ['its customer is gone', new MarketError('UNAUTHENTICATED'), 'PAYMENT_FAILED', true],
    ['the code fails', BUG, 'bug', false],
  ])('fails an attempt that did not open, and releases its stock: %s', async (_, error, answer, isLogged) => {
    const { ann, variant } = await next();
    fixture.market.payment.openSession = refuse(error);
    expect(await answerOf(fixture.market.checkout.checkout(ann, PAY))).toBe(answer);
    const { id, status } = await latestOf(ann);
    expect([status, (await stockOf(variant)).held]).toEqual(['failed', 0]);
    const line = ['warn', { attempt: id, error: error.message }, 'The provider opened no payment'];
    expect(raced.log).toEqual(isLogged ? [line] : []);
  });

  it('opens no invoice once its time is over, since that would never expire', async () => {
    const ann = await signedIn(fixture.market, 'late invoice');
    const variant = await offer(fixture.database, 'late invoice');
    await fixture.market.cart.add(ann, variant, 1);
    await fixture.market.cart.updateSession(ann, AT_THE_MARKET);
    await giveCredit(fixture.market, ann, 100);
    await writeAddress(fixture.database, ann);
    await fixture.market.checkout.checkout(ann, { useBalance: true, period: null });
    const { id } = await latestOf(ann);
    // As a process left it that was killed before it had an answer.
    await sql`update checkout_attempt set status = 'creating', provider_session_id = null, payment_url = null,
      expires_at = now() - interval '1 second' where id = ${id}`.execute(fixture.database.kysely);
    fixture.market.payment.openInvoice = refuse(BUG);
    expect(await fixture.market.checkout.sweep(AT_ONCE)).toBe(1);
    expect([(await latestOf(ann)).status, (await stockOf(variant)).held]).toEqual(['failed', 0]);
    expect(raced.log).toMatchObject([['warn', { attempt: id }, 'The provider opened no payment']]);
  });

  /** Whoever wants a live payment to end: the payer who left, the customer who leaves, and a cart that has changed. */
  const ENDS = {
    leave: {
      run: (ann: Caller, id: string) => fixture.market.checkout.leave(ann.visitor, id),
      answer: 'fr',
      facts: ({ id }: { id: string }) => ({ attempt: id }),
      message: 'A payment that its payer left could not be ended',
    },
    endPayments: {
      run: (ann: Caller) => fixture.market.checkout.endPayments(idOf(ann)),
      answer: false,
      facts: ({ customer_id: customer }: { customer_id: string | null }) => ({ customer }),
      message: 'A payment of a customer who leaves could not be ended',
    },
    checkout: {
      run: async (ann: Caller) => {
        const [line] = (await fixture.market.cart.view(ann)).lines;
        await fixture.market.cart.add(ann, line!.variant.id, 1);
        return fixture.market.checkout.checkout(ann, PAY);
      },
      answer: 'PAYMENT_FAILED',
      facts: () => ({}),
      message: 'A running payment could not be ended for another one',
    },
  };
  async function customersPayment() {
    const name = `race ${(nth += 1)}`;
    const ann = await signedIn(fixture.market, name);
    await fixture.market.cart.add(ann, await offer(fixture.database, name), 2);
    await fixture.market.cart.updateSession(ann, AT_THE_MARKET);
    const session = await fixture.market.checkout.checkout(ann, PAY);
    return { ann, session, attempt: await latestOf(ann) };
  }
  it.each(Object.entries(ENDS))(
    'leaves a payment open that could not be raced.ended, and logs why: %s',
    async (_, end) => {
      const { ann, session, attempt } = await customersPayment();
      const stays = { state: 'open' as const, sessionId: session, attemptId: attempt.id, url: '' };
      for (const [expire, error] of [
        [refuse(DOWN), 'down'],
        [() => Promise.resolve(stays), `Payment session ${session} could not be ended`],
      ] as const) {
        fixture.market.payment.expireSession = expire;
        expect(await answerOf(end.run(ann, attempt.id))).toBe(end.answer);
        expect(raced.log.splice(0)).toEqual([['warn', { ...end.facts(attempt), error }, end.message]]);
      }
      fixture.market.payment.expireSession = refuse(BUG);
      expect(await answerOf(end.run(ann, attempt.id))).toBe('bug');
      expect([raced.log, (await latestOf(ann)).status]).toEqual([[], 'pending']);
    },
  );

  it('reads a payment by its page, and without one the latest; an invoice that is paid at once, when it can', async () => {
    const { market } = fixture;
    const { ann, session, attempt } = await customersPayment();
    await market.checkout.endPayments(idOf(ann));
    await giveCredit(market, ann, 90_000);
    await writeAddress(fixture.database, ann);
    for (const [error, answer] of [
      [DOWN, null],
      [BUG, 'bug'],
    ] as const) {
      await market.cart.add(ann, await offer(fixture.database, `credit ${String(answer)}`), 1);
      await market.cart.updateSession(ann, AT_THE_MARKET);
      market.payment.retrieveSession = refuse(error);
      raced.log.splice(0);
      const result = await answerOf(market.checkout.checkout(ann, { useBalance: true, period: null }));
      const { id, status } = await latestOf(ann);
      expect([result, status]).toEqual([answer ?? `in_${id}`, 'pending']);
      const line = ['warn', { attempt: id, error: 'down' }, 'A paid invoice could not be read'];
      expect(raced.log).toEqual(error === DOWN ? [line] : []);
      market.payment.retrieveSession = raced.provider.retrieveSession;
      // It is the order as soon as the provider answers.
      expect(await market.checkout.endPayments(idOf(ann))).toBe(true);
      expect((await latestOf(ann)).status).toBe('paid');
    }
    const found = async (of: string | null) => (await market.checkout.payment(ann.visitor, of))?.id;
    const { id: latest } = await latestOf(ann);
    expect([await found(session), await found(null), await found('cs_none')]).toEqual([attempt.id, latest, undefined]);
  });

  it('reads what a page became that was to be ended: paid, it is the order', async () => {
    const { ann, session, attempt } = await customersPayment();
    fixture.market.payment.pay(session);
    expect(await fixture.market.checkout.endPayments(idOf(ann))).toBe(true);
    expect([(await latestOf(ann)).status, raced.ended, raced.log]).toEqual(['paid', [session], []]);
    expect(await fixture.market.checkout.leave(ann.visitor, attempt.id)).toBe('fr');
    expect(raced.ended).toEqual([session]);
  });

  it.each<{
    name: string;
    charge: () => Gateway['charge'];
    swept?: () => unknown;
    statuses: string[];
    refusal?: string;
    error?: string;
  }>([
    { name: 'is unknown', charge: () => refuse(DOWN), statuses: ['creating', 'paid'], error: 'down' },
    {
      name: 'is unknown, and the provider knows the customer no more',
      charge: () => refuse(DOWN),
      swept: () => sql`update customer set provider_customer_id = null`.execute(fixture.database.kysely),
      statuses: ['creating', 'failed'],
      refusal: 'declined',
      error: 'down',
    },
    { name: 'is lost to a fault', charge: () => refuse(BUG), statuses: ['creating', 'paid'], error: 'bug' },
    {
      name: 'comes after its message',
      charge: () => async (input) => {
        const result = await raced.provider.charge(input);
        if (result.kind === 'paid')
          await fixture.market.checkout.handleEvent(fixture.market.payment.event('x', result.state));
        return result;
      },
      statuses: ['paid', 'paid'],
    },
    {
      name: 'is a refusal',
      charge: () => async () => ({ kind: 'refused', reason: 'insufficientFunds', sessionId: null }),
      statuses: ['failed', 'failed'],
      refusal: 'insufficientFunds',
    },
  ])('charges a card once, whose result $name', async ({ charge, swept, statuses, refusal, error }) => {
    const { market, database } = fixture;
    // The carts of the other tests close first.
    standAt(market, AFTER_CLOSING);
    await market.checkout.close();
    standAt(market, BEFORE_CLOSING);
    const name = `race ${(nth += 1)}`;
    const ann = await signedIn(market, name);
    await leaveCard(market, ann);
    await market.cart.add(ann, await offer(database, name), 2);
    await market.cart.updateSession(ann, { ...AT_THE_MARKET, autoClose: true });
    standAt(market, AFTER_CLOSING);
    market.payment.charge = charge();
    const closed = await market.checkout.close();
    const attempt = async () => {
      const attempts = database.kysely.selectFrom('checkout_attempt').select(['id', 'cart_id', 'status', 'refusal']);
      return attempts.where('customer_id', '=', idOf(ann)).executeTakeFirstOrThrow();
    };
    const first = await attempt();
    const line =
      error === 'bug'
        ? ['error', { cart: first.cart_id, error }, 'A cart could not be closed with its week']
        : ['warn', { attempt: first.id, error }, 'The result of a charge is unknown: it will be requested again'];
    expect(closed).toBe(error ? 0 : 1);
    expect(raced.log.splice(0)).toEqual(error ? [line] : []);
    if (error === 'down') {
      const undecided = { customer: idOf(ann), error: `The charge of ${first.id} is not decided yet` };
      expect(await market.checkout.endPayments(idOf(ann))).toBe(false);
      expect(raced.log.splice(0)).toEqual([
        line,
        ['warn', undecided, 'A payment of a customer who leaves could not be ended'],
      ]);
    }
    Object.assign(market.payment, raced.provider);
    await swept?.();
    await market.checkout.sweep(AT_ONCE);
    const last = await attempt();
    expect([first.status, last.status]).toEqual(statuses);
    expect([last.refusal, raced.log]).toEqual([refusal ?? null, []]);
    const charges = market.payment.customers.charges().filter(({ input }) => input.attemptId === first.id);
    expect(charges).toHaveLength(last.status === 'paid' ? 1 : 0);
  });
});
