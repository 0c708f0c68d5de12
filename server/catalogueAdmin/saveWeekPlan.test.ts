import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WeekPlan } from '#rules/weekPlan.ts';
import { basketOffer, FETCHED, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { location, marketServices, offer, openMarket, refusals } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';

const OCTOBER = '2026-10-10T12:00:00-04:00';
const [OCT9, OCT16, OCT23, OCT30, NOV6] = [
  '2026-10-09',
  '2026-10-16',
  '2026-10-23',
  '2026-10-30',
  '2026-11-06',
] as const;
/** Tuesday noon, two days before the place's Thursday. */
const TUESDAY: WeekPlan = {
  closing: { weekday: 2, at: '12:00' },
  basketsUntil: { weekday: 2, at: '20:00' },
  missing: { weekday: 4, at: '19:00' },
};
const USUAL: WeekPlan = {
  closing: { weekday: 1, at: '00:00' },
  basketsUntil: { weekday: 3, at: '00:00' },
  missing: { weekday: 3, at: '18:00' },
};

describe.each(testDatabaseKinds())('when the weeks of a market close (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staff: Caller;
  let earlierCharges = 0;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    standAt(market, OCTOBER);
    staff = await signedIn(market, 'josee', { roles: ['staff'] });
  });
  beforeEach(() => standAt(market, OCTOBER));
  afterEach(async () => {
    expect(await checkInvariants(database)).toEqual([]);
    await sql`update market set week_plans = '[]'; delete from market_week; delete from cart_item;
      update user_basket set cancelled_at = now(); update orders set period_start = '2020-01-03', slot_from = null where user_basket_id is null`.execute(
      database.kysely,
    );
    await market.catalogue.fresh();
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    earlierCharges = market.payment.customers.charges().length;
  });
  afterAll(() => database.close());

  const at = (caller: Caller, instant: string): Caller => ({ ...caller, now: new Date(instant) });
  const version = async () => (await market.catalogueAdmin.weekPlans(market.clock.now())).version;
  async function set(plan: WeekPlan | null, from: string, { now = OCTOBER, seen = 0 } = {}) {
    return market.catalogueAdmin.saveWeekPlan(at(staff, now), { from, version: seen || (await version()), plan });
  }
  const charges = () => market.payment.customers.charges().length - earlierCharges;
  const weeksOf = async (caller: Caller) =>
    (await market.customerOrders.listByCustomer(idOf(caller))).map(({ periodStart }) => periodStart).toSorted();
  async function fill(ann: Caller, instant: string, autoClose = true): Promise<void> {
    standAt(market, instant);
    const { lines } = await market.cart.view(at(ann, instant));
    for (const line of lines) await market.cart.remove(at(ann, instant), line.variant.id, true);
    const name = `${idOf(ann).slice(0, 8)}-${instant.slice(0, 10)}`;
    await market.cart.add(at(ann, instant), await offer(database, name, { price: 450 }), 2);
    await market.cart.updateSession(at(ann, instant), { ...AT_THE_MARKET, ...(autoClose && { autoClose }) });
  }
  async function pays(ann: Caller, now: string): Promise<void> {
    await fill(ann, now, false);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(at(ann, now), PAY)));
  }
  async function movePlace(weekday: number, from: string): Promise<void> {
    await sql`update location set weekday = ${weekday}, slot_from = ${from} where id = ${location('marche')}`.execute(
      database.kysely,
    );
    await market.catalogue.fresh();
  }
  const closes = async (now: string) => (await market.fulfilment.openPeriod(new Date(now))).closesAt;
  const recorded = async () =>
    (
      await sql<{ data: object }>`select data from desk_action where kind = 'save_week_plan' order by at`.execute(
        database.kysely,
      )
    ).rows.length;

  it('hold from a coming week on, once, and are in the journal', async () => {
    const before = await recorded();
    const seen = await version();
    for (const _ of [1, 2]) {
      const { plans } = await set(TUESDAY, OCT23, { seen });
      expect(plans).toEqual([
        { from: null, ...USUAL },
        { from: OCT23, ...TUESDAY },
      ]);
    }
    expect((await recorded()) - before).toBe(1);
    expect(await closes('2026-10-17T12:00:00-04:00')).toEqual(new Date('2026-10-19T00:00:00-04:00'));
    expect(await closes('2026-10-20T12:00:00-04:00')).toEqual(new Date('2026-10-27T12:00:00-04:00'));
    expect((await market.catalogueAdmin.weekPlans(new Date('2026-10-28T12:00:00-04:00'))).plans).toEqual([
      { from: OCT23, ...TUESDAY },
    ]);
  });

  it('are refused where they are impossible, for a week that has begun, and after a change by somebody else', async () => {
    const bad = (field: string) => [{ code: 'BAD_INPUT', params: { field } }];
    expect(await refusals(set({ ...TUESDAY, closing: { weekday: 5, at: '00:00' } }, OCT23))).toEqual(bad('closing'));
    expect(await refusals(set({ ...TUESDAY, basketsUntil: { weekday: 7, at: '20:00' } }, OCT23))).toEqual(
      bad('basketsUntil'),
    );
    expect(await refusals(set({ ...TUESDAY, missing: { weekday: 4, at: '09:00' } }, OCT23))).toEqual(bad('missing'));
    expect(await refusals(set(TUESDAY, OCT9))).toEqual(bad('from'));
    expect(await refusals(set(TUESDAY, '2026-10-24'))).toMatchObject([{ code: 'NOT_FOUND' }]);
    const seen = await version();
    await set(TUESDAY, OCT23, { seen });
    expect(await refusals(set(USUAL, OCT23, { seen }))).toMatchObject([{ code: 'PLAN_CHANGED' }]);
    expect(await refusals(set(null, OCT23, { seen }))).toMatchObject([{ code: 'PLAN_CHANGED' }]);
  });

  it('can be taken back before they hold, and not afterwards', async () => {
    await set(TUESDAY, OCT23);
    await set({ ...USUAL, missing: { weekday: 4, at: '18:00' } }, NOV6);
    expect((await set(null, OCT23)).plans.map(({ from }) => from)).toEqual([null, NOV6]);
    expect((await set(null, NOV6)).plans).toEqual([{ from: null, ...USUAL }]);
    await set(TUESDAY, OCT23);
    standAt(market, '2026-10-23T00:00:00-04:00');
    expect(await refusals(set(null, OCT23, { now: '2026-10-23T00:00:00-04:00' }))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'from' } },
    ]);
  });

  it('are refused with the number of orders and baskets that were told otherwise', async () => {
    const ann = await signedIn(market, 'told');
    await pays(ann, '2026-10-13T12:00:00-04:00');
    const now = '2026-10-14T12:00:00-04:00';
    standAt(market, now);
    // After Monday's closing, it is of the week of 16 October, which takes orders already.
    expect(await weeksOf(ann)).toEqual([OCT16]);
    expect(await refusals(set(TUESDAY, OCT16, { now }))).toEqual([
      { code: 'PLAN_SOLD', params: { orders: 1, baskets: 0 } },
    ]);
    await leaveCard(market, ann);
    const basket = await basketOffer(database, 'told');
    await market.baskets.subscriptions.subscribe(at(ann, now), basket, FETCHED);
    // Its first basket, of 16 October, can change until Tuesday's midnight.
    expect(await refusals(set(TUESDAY, OCT16, { now }))).toEqual([
      { code: 'PLAN_SOLD', params: { orders: 1, baskets: 1 } },
    ]);
    expect((await set(TUESDAY, OCT23, { now })).plans).toHaveLength(2);
    // A place that hands over on Wednesday morning would have no basket after an opt-out in the evening.
    await movePlace(3, '09:00');
    const evening: WeekPlan = { ...USUAL, basketsUntil: { weekday: 3, at: '20:00' } };
    expect(await refusals(set(evening, OCT30, { now }))).toEqual([
      { code: 'PLAN_SOLD', params: { orders: 0, baskets: 1 } },
    ]);
    await movePlace(4, '14:00');
    expect((await set(evening, OCT30, { now })).plans).toHaveLength(3);
  });

  it('count baskets by the usual week, and a first basket by the closing of its own week', async () => {
    const now = '2026-10-28T12:00:00-04:00';
    standAt(market, now);
    await market.catalogueAdmin.saveWeek(at(staff, now), OCT30, { version: 0, closesAt: '2026-10-31T12:00:00-04:00' });
    const ann = await signedIn(market, 'first basket');
    await leaveCard(market, ann);
    await market.baskets.subscriptions.subscribe(at(ann, now), await basketOffer(database, 'own'), FETCHED);
    const contradicted = [{ code: 'PLAN_SOLD', params: { orders: 0, baskets: 1 } }];
    // Two days later than that closing instead of one: the first basket could change a day less.
    const monday: WeekPlan = { ...USUAL, closing: { weekday: 1, at: '12:00' } };
    expect(await refusals(set(monday, OCT30, { now }))).toEqual(contradicted);
    // A Wednesday morning is after the opt-out of that week alone, which is a day earlier.
    await movePlace(3, '09:00');
    const evening: WeekPlan = { ...USUAL, basketsUntil: { weekday: 3, at: '20:00' } };
    expect(await refusals(set(evening, OCT30, { now }))).toEqual(contradicted);
    await movePlace(4, '14:00');
    expect((await set(evening, OCT30, { now })).plans).toEqual([{ from: OCT30, ...evening }]);
  });

  it('leave a week alone that closes at a moment of its own before its first handing over', async () => {
    await market.catalogueAdmin.saveWeek(staff, OCT30, { version: 0, closesAt: '2026-11-05T10:00:00-05:00' });
    const saturday: WeekPlan = { ...USUAL, closing: { weekday: 7, at: '00:00' } };
    // A Sunday's place serves the week on 8 November, and with the earlier closing on 1 November.
    await movePlace(7, '14:00');
    expect(await refusals(set(saturday, OCT23))).toEqual([
      { code: 'PLAN_MOVED', params: { day: expect.stringMatching(/^dimanche\s1er\snovembre$/) } },
    ]);
    await movePlace(4, '14:00');
    expect((await set(saturday, OCT23)).plans).toHaveLength(2);
    expect(await closes('2026-11-01T12:00:00-05:00')).toEqual(new Date('2026-11-05T10:00:00-05:00'));
  });

  it('drives a change of the closing over the end of daylight saving: nothing is charged twice, nothing is left', async () => {
    const member = await signedIn(market, 'member');
    await leaveCard(market, member);
    const shopper = await signedIn(market, 'shopper');
    await leaveCard(market, shopper);
    await market.baskets.subscriptions.subscribe(at(member, OCTOBER), await basketOffer(database, 'automne'), FETCHED);
    await set(TUESDAY, OCT23);
    await set(USUAL, NOV6);
    const log: string[] = [];
    const run = async (instant: string, job: 'close' | 'deliver') => {
      standAt(market, instant);
      const before = charges();
      for (const _ of [1, 2]) await (job === 'close' ? market.checkout.close() : market.baskets.deliver());
      log.push(`${instant.slice(5, 16)} ${job} ${charges() - before}`);
    };
    await fill(shopper, '2026-10-11T12:00:00-04:00');
    await run('2026-10-12T00:00:01-04:00', 'close');
    await run('2026-10-14T00:00:01-04:00', 'deliver');
    await fill(shopper, '2026-10-17T12:00:00-04:00');
    await run('2026-10-19T00:00:01-04:00', 'close');
    await run('2026-10-21T00:00:01-04:00', 'deliver');
    // From 23 October on: Tuesday noon, and baskets until 20:00.
    await fill(shopper, '2026-10-24T12:00:00-04:00');
    await run('2026-10-26T00:00:01-04:00', 'close');
    await run('2026-10-27T11:59:59-04:00', 'close');
    await run('2026-10-27T12:00:01-04:00', 'close');
    await run('2026-10-27T19:59:59-04:00', 'deliver');
    await run('2026-10-27T20:00:01-04:00', 'deliver');
    await run('2026-10-28T00:00:01-04:00', 'deliver');
    // The clocks change on 1 November.
    await fill(shopper, '2026-10-31T12:00:00-04:00');
    await run('2026-11-03T11:59:59-05:00', 'close');
    await run('2026-11-03T12:00:01-05:00', 'close');
    await run('2026-11-03T20:00:01-05:00', 'deliver');
    // And back to Sunday's midnight.
    await fill(shopper, '2026-11-07T12:00:00-05:00');
    await run('2026-11-09T00:00:01-05:00', 'close');
    await run('2026-11-10T12:00:01-05:00', 'close');
    await run('2026-11-11T00:00:01-05:00', 'deliver');
    expect(log).toEqual([
      '10-12T00:00 close 1',
      '10-14T00:00 deliver 1',
      '10-19T00:00 close 1',
      '10-21T00:00 deliver 1',
      '10-26T00:00 close 0',
      '10-27T11:59 close 0',
      '10-27T12:00 close 1',
      '10-27T19:59 deliver 0',
      '10-27T20:00 deliver 1',
      '10-28T00:00 deliver 0',
      '11-03T11:59 close 0',
      '11-03T12:00 close 1',
      '11-03T20:00 deliver 1',
      '11-09T00:00 close 1',
      '11-10T12:00 close 0',
      '11-11T00:00 deliver 1',
    ]);
    expect(await weeksOf(shopper)).toEqual([OCT9, OCT16, OCT23, OCT30, NOV6]);
    expect(await weeksOf(member)).toEqual([OCT9, OCT16, OCT23, OCT30, NOV6]);
    await market.mails.sendDue();
    const texts = market.mail.accepted.map(({ text }) => text).join('\n');
    expect(texts).not.toMatch(/à 20\sh au soir/);
  });
});
