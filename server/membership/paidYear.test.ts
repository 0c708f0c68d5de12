import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#rules/constants.ts';
import { trialEnd } from '#rules/membership.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { PaymentUnavailableError } from '../gateways/payment.ts';
import { createMembershipService } from './membershipService.ts';

const YEAR_LATER = new Date('2027-11-24T12:00:00-05:00');
const RETURN = 'https://market.example.test/compte/adhesion';

type CardOptions = { refuses?: 'declined' | null; paysMembership?: boolean };

describe.each(testDatabaseKinds())('a paid year (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());
  beforeEach(() => void (market.payment.provider.state = 'up'));

  const years = () => market.payment.memberships;
  const create = (caller: Caller) => market.membership.create(caller);
  const pageOf = (url: string) =>
    years()
      .pages()
      .find(({ input }) => url.endsWith(input.pageId))!;
  const notify = (customer: string) => market.membership.handle({ kind: 'membership', customer });
  /** The same customer when the market's clock shows that. */
  const at = (caller: Caller, now: Date): Caller => ({ visitor: caller.visitor, locale: caller.locale, now });
  /** Pays a year; `last4`: of the card that is given for it. */
  const paid = async (name: string, last4 = '4242', refuses: 'declined' | null = null) => {
    const ann = await signedIn(market, name);
    const card = market.payment.customers.card(last4, refuses);
    const customer = years().pay(await create(ann), ann.now, card);
    await notify(customer);
    return { ann, customer };
  };
  /** Stores a card on the card page, for the membership too unless that is false. */
  const give = async (ann: Caller, last4: string, { refuses = null, paysMembership = true }: CardOptions = {}) => {
    const url = await market.cards.setUp(ann, RETURN, RETURN, paysMembership);
    const sessionId = url.split('/').at(-1)!;
    const card = market.payment.customers.leaveCard(sessionId, last4, refuses);
    await market.cards.handle({ kind: 'setup', sessionId, setupId: sessionId.replace('cs_setup_', '') });
    return card;
  };
  const triedLast4 = () =>
    years()
      .triedCards()
      .map((card) => card.slice(3, 7));

  it('is paid at the market’s price on one page, however often that is requested (F-133, F-137)', async () => {
    const ann = await signedIn(market, 'twice');
    const urls = await Promise.all([1, 2, 3].map(() => create(ann)));
    expect(new Set(urls).size).toBe(1);
    expect(pageOf(urls[0]!).input).toMatchObject({
      price: 3000,
      trialEnd: null,
      locale: 'fr',
      name: 'Adhésion, un an',
      successUrl: expect.stringMatching(/^https:\/\/market\.example\.test\/paiement\/[0-9a-f-]{36}\/retour$/),
      cancelUrl: RETURN,
    });
    expect(await market.membership.current(ann)).toBeNull();
    const english: Caller = { visitor: ann.visitor, locale: 'en', now: ann.now };
    const otherSession = await create(english);
    expect(otherSession).not.toBe(urls[0]);
    expect([pageOf(urls[0]!).status, pageOf(otherSession).status]).toEqual(['expired', 'open']);
    // Nor does a page from before a trial charge only after it.
    await market.membership.startTrial(ann);
    const afterTrial = await create(english);
    expect(afterTrial).not.toBe(otherSession);
    expect(await create(english)).toBe(afterTrial);
    const raised = marketServices(database, { payment: market.payment });
    const terms = async () => ({ ...(await market.siteInformation.terms()), membershipPrice: 3100 });
    const dearer = createMembershipService({
      ...raised,
      siteInformation: { terms },
      publicUrl: 'https://market.example.test',
    });
    expect(pageOf(await dearer.create(english)).input.price).toBe(3100);
  });

  it('starts once it is paid, removes the fee, and shows when it renews (F-134, F-138)', async () => {
    const variant = await offer(database, 'year', { price: 1000 });
    const ann = await signedIn(market, 'year');
    await market.cart.add(ann, variant, 1);
    const url = await create(ann);
    const customer = years().pay(url, ann.now);
    expect(await market.cart.view(ann)).toMatchObject({ isSubscribed: false });
    expect(await market.membership.returned(pageOf(url).input.pageId)).toBe('/compte/adhesion');
    expect(await market.membership.current(ann)).toMatchObject({
      status: 'active',
      trial_end: null,
      current_period_end: expect.toSatisfy((periodEnd: Date) => periodEnd >= YEAR_LATER),
      cancel_at_period_end: false,
    });
    expect(await market.cart.view(ann)).toMatchObject({ isSubscribed: true, totals: { fee: 0 } });
    expect(await notify(customer)).toBe('applied');
    expect(await codes(create(ann))).toEqual(['ALREADY_MEMBER']);
    expect(await codes(market.membership.startTrial(ann))).toEqual(['TRIAL_REFUSED']);
  });

  it('is found before another page is opened, if it was paid without a message', async () => {
    const ann = await signedIn(market, 'unreported');
    years().pay(await create(ann), ann.now);
    const english: Caller = { visitor: ann.visitor, locale: 'en', now: ann.now };
    expect(await codes(create(english))).toEqual(['ALREADY_MEMBER']);
    expect(await market.membership.current(ann)).toMatchObject({ status: 'active' });
  });

  it('follows a trial at its end, and nothing is charged before (E62)', async () => {
    const ann = await signedIn(market, 'after trial');
    const { start_date: start } = await market.membership.startTrial(ann);
    const url = await create(ann);
    expect(pageOf(url).input.trialEnd).toEqual(trialEnd(start, 1));
    const customer = years().pay(url, ann.now);
    await notify(customer);
    const trialEndDate = trialEnd(start, 1);
    expect(await market.membership.current(ann)).toMatchObject({
      status: 'trialing',
      trial_end: trialEndDate,
      start_date: start,
    });
    expect(await codes(create(ann))).toEqual(['ALREADY_MEMBER']);
    // The provider's message about the renewal is late: a card is stored, so the membership continues.
    expect(await market.membership.current(at(ann, trialEndDate))).toMatchObject({ status: 'trialing' });
    years().renew(trialEndDate);
    await notify(customer);
    expect(await market.membership.current(at(ann, trialEndDate))).toMatchObject({
      status: 'active',
      trial_end: trialEndDate,
      start_date: start,
    });
  });

  it('renews, becomes overdue, or ends with its period, as the provider reports, in any order and repeatedly', async () => {
    const { ann, customer } = await paid('renewing');
    const periodEnd = (await market.membership.current(ann))!.current_period_end;
    years().renew(periodEnd);
    expect(await Promise.all([notify(customer), notify(customer)])).toEqual(['applied', 'applied']);
    const renewed = await market.membership.current(at(ann, periodEnd));
    expect(renewed).toMatchObject({ status: 'active' });
    expect(renewed!.current_period_end.getTime()).toBeGreaterThan(periodEnd.getTime());

    years().renew(renewed!.current_period_end, new Set([customer]));
    await notify(customer);
    expect(await market.membership.current(at(ann, renewed!.current_period_end))).toMatchObject({ status: 'past_due' });
    expect(await market.cart.view(ann)).toMatchObject({ isSubscribed: true });

    years().change(customer, { status: 'active', cancelAtPeriodEnd: true });
    await notify(customer);
    const before = new Date(renewed!.current_period_end.getTime() - 1);
    expect(await market.membership.current(at(ann, before))).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    // By the clock, although no message has arrived yet.
    expect(await market.membership.current(at(ann, renewed!.current_period_end))).toMatchObject({
      status: 'cancelled',
    });
    years().change(customer, { status: 'cancelled' });
    await notify(customer);
    expect(await market.membership.current(ann)).toMatchObject({ status: 'cancelled' });
    expect(pageOf(await create(ann)).status).toBe('open');
  });

  it('is paid by the card that was given for it, whatever card comes later for something else (E72)', async () => {
    const { ann, customer } = await paid('own card', '1881');
    const cardOf = async () => (await market.membership.current(ann))?.card_last4;
    const ownCard = async () => (await market.payment.membershipOf(customer))?.ownCard?.card?.last4;
    expect([await cardOf(), await ownCard()]).toEqual(['1881', '1881']);
    // It also is the customer's card, who has no other.
    expect((await market.cards.current(ann.visitor))?.last4).toBe('1881');
    await give(ann, '5454', { paysMembership: false });
    market.payment.customers.changeCard(customer, '6565');
    await market.cards.handle({ kind: 'customer', customer });
    expect((await market.cards.current(ann.visitor))?.last4).toBe('6565');
    expect([await cardOf(), await ownCard()]).toEqual(['1881', '1881']);

    const tries = triedLast4().length;
    years().renew((await market.membership.current(ann))!.current_period_end, new Set([customer]));
    await notify(customer);
    await market.cards.handle({ kind: 'customer', customer });
    expect(triedLast4().slice(tries)).toEqual([]);
    expect(await market.membership.current(ann)).toMatchObject({ status: 'past_due' });

    await give(ann, '7676');
    expect(triedLast4().slice(tries)).toEqual(['7676']);
    expect(await market.membership.current(ann)).toMatchObject({ status: 'active' });
    expect([await cardOf(), await ownCard()]).toEqual(['7676', '7676']);
    expect((await market.cards.current(ann.visitor))?.last4).toBe('7676');
  });

  it('keeps the card that paid it until now, if it has none of its own at the provider yet (E72)', async () => {
    const { ann, customer } = await paid('before the rule', '1881');
    years().change(customer, { ownCard: null });
    await give(ann, '5454', { paysMembership: false });
    expect(await market.payment.membershipOf(customer)).toMatchObject({ ownCard: { card: { last4: '1881' } } });
    expect(await market.membership.current(ann)).toMatchObject({ card_brand: 'visa', card_last4: '1881' });
  });

  it('is charged immediately to a new card after a refusal, once per card, and the account shows it', async () => {
    const { ann, customer } = await paid('another card', '0002', 'declined');
    const periodEnd = (await market.membership.current(ann))!.current_period_end;
    const later = at(ann, periodEnd);
    const before = triedLast4().length;
    years().renew(periodEnd, new Set([customer]));
    await notify(customer);
    expect(await market.membership.current(later)).toMatchObject({ status: 'past_due' });

    await give(ann, '0003', { refuses: 'declined' });
    await market.cards.handle({ kind: 'customer', customer });
    expect(await market.membership.current(later)).toMatchObject({ status: 'past_due' });
    expect(triedLast4().slice(before)).toEqual(['0003']);
    await give(ann, '4242');
    await Promise.all([market.cards.handle({ kind: 'customer', customer }), notify(customer)]);
    expect(await market.membership.current(later)).toMatchObject({ status: 'active', tried_card: null });
    expect(triedLast4().slice(before)).toEqual(['0003', '4242']);
    const charges = await market.membership.charges({ customer_id: ann.visitor.customer!.id });
    expect(charges.map(({ total }) => total)).toEqual([3449, 3449]);
  });

  it('is charged once if the response is lost and the message arrives later', async () => {
    const { ann, customer } = await paid('lost answer', '0002', 'declined');
    const periodEnd = (await market.membership.current(ann))!.current_period_end;
    years().renew(periodEnd, new Set([customer]));
    await notify(customer);
    const url = await market.cards.setUp(ann, RETURN, RETURN, true);
    const sessionId = url.split('/').at(-1)!;
    const card = market.payment.customers.leaveCard(sessionId, '4242');
    const about = { kind: 'setup', sessionId, setupId: sessionId.replace('cs_setup_', '') } as const;
    const { payMembership } = market.payment;
    market.payment.payMembership = async (...args) => {
      await payMembership(...args);
      throw new PaymentUnavailableError('The answer was lost');
    };
    await expect(market.cards.handle(about)).rejects.toThrow(PaymentUnavailableError);
    market.payment.payMembership = payMembership;
    await market.cards.handle(about);
    expect(await market.membership.current(at(ann, periodEnd))).toMatchObject({ status: 'active' });
    expect(
      years()
        .triedCards()
        .filter((cardId) => cardId === card.id),
    ).toHaveLength(1);
    expect(
      years()
        .yearsCharged()
        .filter((charge) => charge.customer === customer),
    ).toHaveLength(2);
  });

  it('keeps the later of two answers, whichever arrives first', async () => {
    const { ann, customer } = await paid('late');
    const old = await market.payment.membershipOf(customer);
    const requested = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<typeof old>();
    const slow = createMembershipService({
      ...market,
      siteInformation: { terms: () => Promise.reject(new Error('unused')) },
      publicUrl: 'https://market.example.test',
      payment: {
        ...market.payment,
        membershipOf: () => {
          requested.resolve();
          return answered.promise;
        },
      },
    });
    const early = slow.handle({ kind: 'membership', customer });
    await requested.promise;
    years().change(customer, { cancelAtPeriodEnd: true });
    await notify(customer);
    answered.resolve(old);
    await early;
    expect(await market.membership.current(ann)).toMatchObject({ cancel_at_period_end: true });
  });

  it('has ended when the provider no longer knows it, unpaid if that was noticed at its end', async () => {
    const { ann: early, customer: first } = await paid('forgotten early');
    const { ann: late, customer: second } = await paid('forgotten late');
    const periodEnd = (await market.membership.current(late))!.current_period_end;
    for (const [caller, customer, now, isUnpaid] of [
      [early, first, new Date(periodEnd.getTime() - DAY_MS), false],
      [late, second, periodEnd, true],
    ] as const) {
      const other = marketServices(database, { payment: market.payment });
      other.clock.now = () => now;
      const forgetful = createMembershipService({
        ...other,
        payment: { ...market.payment, membershipOf: async () => null },
        publicUrl: 'https://market.example.test',
      });
      await forgetful.handle({ kind: 'membership', customer });
      expect(await market.membership.current(caller)).toMatchObject({
        status: 'cancelled',
        current_period_end: now,
        ended_unpaid: isUnpaid,
      });
    }
  });

  it('is requested from the provider if nothing reports its renewal', async () => {
    const { ann, customer } = await paid('silent');
    const periodEnd = (await market.membership.current(ann))!.current_period_end;
    const later = marketServices(database, {
      payment: market.payment,
      now: new Date(periodEnd.getTime() + DAY_MS).toISOString(),
    });
    years().renew(periodEnd);
    market.payment.provider.state = 'down';
    await later.membership.sweep();
    market.payment.provider.state = 'up';
    await later.membership.sweep();
    expect((await market.membership.current(ann))!.current_period_end.getTime()).toBeGreaterThan(periodEnd.getTime());
    expect(await notify(customer)).toBe('applied');
  });

  it('is checked for everybody, even if many others are overdue without a message', async () => {
    const behind = await Promise.all(Array.from({ length: 20 }, (_, index) => paid(`behind-${index}`)));
    const { ann, customer } = await paid('behind them all');
    const periodEnd = (await market.membership.current(ann))!.current_period_end;
    const lateServer = marketServices(database, {
      payment: market.payment,
      now: new Date(periodEnd.getTime() + DAY_MS).toISOString(),
    });
    years().renew(periodEnd, new Set(behind.map((membership) => membership.customer)));
    years().change(customer, { status: 'cancelled' });
    for (let sweeps = 0; sweeps < 3; sweeps += 1) await lateServer.membership.sweep();
    expect(await market.membership.current(ann)).toMatchObject({ status: 'cancelled' });
    expect(await market.membership.current(behind[0]!.ann)).toMatchObject({ status: 'past_due' });
    for (const membership of behind) years().change(membership.customer, { status: 'cancelled' });
    expect(await lateServer.membership.sweep()).toBeGreaterThanOrEqual(20);
  });

  it('ignores and logs a message about a deleted or unknown customer (E49)', async () => {
    const { ann, customer } = await paid('deleted');
    const { id } = ann.visitor.customer!;
    await market.account.erase(id);
    const membership = database.kysely.selectFrom('membership').select(['card_id', 'card_brand', 'card_last4']);
    expect(await membership.where('customer_id', '=', id).execute()).toEqual([
      { card_id: null, card_brand: null, card_last4: null },
    ]);
    const pages = database.kysely.selectFrom('membership_page').select('id').where('customer_id', '=', id);
    expect(await pages.execute()).toEqual([]);
    expect(await notify(customer)).toBe('ignored');
    expect(await notify('cus_none')).toBe('ignored');
    expect(await market.membership.returned('00000000-0000-4000-8000-000000000000')).toBeNull();
    expect(await market.membership.returned('x')).toBeNull();
  });

  it('needs an account and a provider that responds, and its portal leads back to the market alone (F-136, E45)', async () => {
    const guest = shopper(market, 'no account for a year');
    expect(await codes(create(guest))).toEqual(['MEMBERSHIP_NEEDS_ACCOUNT']);
    const ann = await signedIn(market, 'portal');
    expect(await refusals(market.membership.manage(ann, 'https://market.example.test.evil/compte'))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'returnUrl' } },
    ]);
    market.payment.provider.state = 'down';
    expect(await codes(create(ann))).toEqual(['PAYMENT_FAILED']);
    expect(await codes(market.membership.manage(ann, RETURN))).toEqual(['PORTAL_UNAVAILABLE']);
    market.payment.provider.state = 'up';
    expect(await market.membership.manage(ann, RETURN)).toMatch(/^https:\/\/pay\.example\.test\/p\//);
    expect(await create(ann)).toMatch(/cs_year_/);
  });
});
