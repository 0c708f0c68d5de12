import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basketOffer, FETCHED, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';

const SATURDAY = '2026-12-19T12:00:00-05:00';
/** The week that is closed, handed over on 24 December, and the next one. */
const [CHRISTMAS, NEXT] = ['2026-12-18', '2026-12-25'] as const;
const CLOSING = '2026-12-21T00:00:01-05:00';
const NEXT_CLOSING = '2026-12-28T00:00:01-05:00';

describe.each(testDatabaseKinds())('a closed week (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staff: Caller;
  let earlierCharges = 0;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    standAt(market, SATURDAY);
    staff = await signedIn(market, 'josee', { roles: ['staff'] });
  });
  beforeEach(() => standAt(market, SATURDAY));
  afterEach(async () => {
    expect(await checkInvariants(database)).toEqual([]);
    await sql`delete from market_week; delete from cart_item; update user_basket set cancelled_at = now();
      update checkout_attempt set status = 'expired' where status in ('creating', 'pending');
      update variant set held = 0, held_mdo = 0; update orders set period_start = '2020-01-03', slot_from = null
      where user_basket_id is null`.execute(database.kysely);
    await market.catalogue.fresh();
    earlierCharges = market.payment.customers.charges().length;
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
  });
  afterAll(() => database.close());

  const at = (caller: Caller, instant: string): Caller => ({ ...caller, now: new Date(instant) });
  const save = async (
    input: Omit<Parameters<MarketServices['catalogueAdmin']['saveWeek']>[2], 'version'>,
    { week = CHRISTMAS, version = 0, now = SATURDAY }: { week?: string; version?: number; now?: string } = {},
  ) => market.catalogueAdmin.saveWeek(at(staff, now), week, { version, ...input });
  async function filled(name: string, isAutomatic = false): Promise<Caller> {
    const ann = await signedIn(market, name);
    if (isAutomatic) await leaveCard(market, ann);
    await market.cart.add(ann, await offer(database, name.replace(' ', '-'), { price: 450 }), 2);
    await market.cart.updateSession(ann, { ...AT_THE_MARKET, ...(isAutomatic && { autoClose: true }) });
    return ann;
  }
  const unsure = async (caller: Caller, now: string) =>
    (await market.cart.view(at(caller, now))).lines.map(({ unsureReason }) => unsureReason);
  const charges = () => market.payment.customers.charges().length - earlierCharges;
  const weeksOf = async (caller: Caller) =>
    (await market.customerOrders.listByCustomer(idOf(caller))).map(({ periodStart }) => periodStart);

  it('is one of the 53 weeks that the desk plans, the first of them open now', async () => {
    await save({ closed: true });
    const weeks = await market.catalogueAdmin.plannedWeeks(new Date(SATURDAY));
    expect(weeks.map(({ period, closed }) => [period.startDate, closed]).slice(0, 2)).toEqual([
      [CHRISTMAS, true],
      [NEXT, false],
    ]);
    expect(weeks).toHaveLength(53);
  });

  it('carries carts into the next open week: its closing buys nothing, the next one buys (E17, E20, E57)', async () => {
    const [buys, waits] = [await filled('buys', true), await filled('waits')];
    await save({ closed: true });
    expect((await market.fulfilment.openPeriod(new Date(SATURDAY))).id).toBe(NEXT);
    standAt(market, CLOSING);
    expect(await market.checkout.close()).toBe(0);
    expect([await unsure(buys, CLOSING), await unsure(waits, CLOSING)]).toEqual([[null], [null]]);
    expect(charges()).toBe(0);
    expect((await market.checkout.rehearseClosing()).period.id).toBe(NEXT);
    standAt(market, NEXT_CLOSING);
    expect(await market.checkout.close()).toBe(2);
    expect([await weeksOf(buys), charges()]).toEqual([[NEXT], 1]);
    expect(await unsure(waits, NEXT_CLOSING)).toEqual(['last_week']);
  });

  it('closes late what the week before left: its carts are bought for it, though the next one is closed', async () => {
    standAt(market, '2026-12-13T23:59:59-05:00');
    const ann = await filled('late', true);
    await save({ closed: true }, { now: '2026-12-13T23:59:59-05:00' });
    standAt(market, '2026-12-14T00:30:00-05:00');
    expect(await market.checkout.close()).toBe(1);
    expect(await weeksOf(ann)).toEqual(['2026-12-11']);
  });

  it('moves carts back when the week opens again, and keeps a confirmed age', async () => {
    const ann = await filled('back');
    await market.cart.confirmAge(ann, '1980-01-01');
    await save({ closed: true });
    await save({ closed: false }, { version: 1 });
    expect(await unsure(ann, SATURDAY)).toEqual([null]);
    const { rows } = await sql<{ week: string; age: string }>`select i.week, c.age_week as age from cart_item i
      join cart c on c.id = i.cart_id`.execute(database.kysely);
    expect(rows).toEqual([{ week: CHRISTMAS, age: CHRISTMAS }]);
  });

  it('takes new orders for the next open week, and cannot be paid for', async () => {
    const ann = shopper(market, 'guest');
    await save({ closed: true });
    await market.cart.add(ann, await offer(database, 'late-apples'), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    expect(await market.checkout.payment(ann.visitor)).toMatchObject({
      status: 'paid',
      period_start: NEXT,
      slot_from: new Date('2026-12-31T14:00:00-05:00'),
    });
  });

  it('is refused with orders or an open payment of that week, and says how many, and how many are not paid', async () => {
    const [pays, opens, express] = [await filled('pays'), await filled('opens'), shopper(market, 'express')];
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(pays, PAY)));
    await market.checkout.checkout(opens, PAY);
    await market.cart.add(express, await offer(database, 'stored', { stored: true, stock_mdo: 5 }), 1);
    await market.cart.updateSession(express, { fromStorage: true, locationId: (await depot()).id });
    await market.checkout.checkout(express, PAY);
    const sold = (unpaid: number) => [{ code: 'WEEK_SOLD', params: { orders: 3, unpaid } }];
    expect(await refusals(save({ closed: true }))).toEqual(sold(2));
    // One that staff entered, whose cash or link is due.
    await sql`update orders set payment_intent = 'cash_' || id`.execute(database.kysely);
    expect(await refusals(save({ closed: true }))).toEqual(sold(3));
    expect((await market.catalogueAdmin.plannedWeeks(new Date(SATURDAY)))[0]).toMatchObject({ sold: 3, version: 0 });
    expect((await save({ note: { primary: 'Fermé à midi' } })).note).toEqual({
      primary: 'Fermé à midi',
      secondary: null,
    });
    expect((await save({ closed: true }, { week: NEXT })).period.id).toBe(NEXT);
  });
  async function depot() {
    const [row] = (await market.fulfilment.locations()).filter(({ key }) => key === 'depot');
    return { id: `loc_${row?.id.replaceAll('-', '')}` };
  }

  it('never sells a week that is closed meanwhile', async () => {
    for (const name of ['one', 'two', 'three', 'four']) {
      const ann = await filled(`race ${name}`);
      const { version } = (await market.catalogueAdmin.plannedWeeks(new Date(SATURDAY)))[0]!;
      const [closed] = await Promise.allSettled([
        save({ closed: true }, { version }),
        market.checkout.checkout(ann, PAY),
      ]);
      const { rows } = await sql<{ week: string }>`select period_start as week from checkout_attempt
        where status in ('creating', 'pending')`.execute(database.kysely);
      expect(rows.map(({ week }) => week)).toEqual([closed.status === 'fulfilled' ? NEXT : CHRISTMAS]);
      await sql`update checkout_attempt set status = 'expired' where status in ('creating', 'pending'); update variant set held = 0, held_mdo = 0;
        delete from market_week`.execute(database.kysely);
      await market.catalogue.fresh();
    }
  });

  it('changes once, is journaled, and reports what somebody else has changed, what is over and what is invalid', async () => {
    for (const _ of [1, 2]) expect(await save({ closed: true })).toMatchObject({ closed: true, version: 1 });
    const { rows } = await sql<{ data: object }>`select data from desk_action where kind = 'save_week'
      order by position desc limit 1`.execute(database.kysely);
    expect(rows).toEqual([
      { data: { week: CHRISTMAS, before: { closed: false, note: null }, after: { closed: true, note: null } } },
    ]);
    expect(await refusals(save({ note: { primary: 'Bon Noël' } }))).toEqual([
      { code: 'WEEK_CHANGED', params: { fields: ['note'] } },
    ]);
    expect(await refusals(save({ closed: true }, { week: '2026-12-11' }))).toEqual([{ code: 'WEEK_OVER', params: {} }]);
    expect(await refusals(save({ closed: true }, { week: '2026-12-19' }))).toEqual([{ code: 'NOT_FOUND', params: {} }]);
    for (const [note, field] of [
      [{ primary: ' ' }, 'note.primary'],
      [{ primary: 'a'.repeat(301) }, 'note.primary'],
      [{ primary: 'a', secondary: 'b'.repeat(301) }, 'note.secondary'],
    ] as const)
      expect(await refusals(save({ note }, { version: 1 }))).toEqual([{ code: 'BAD_INPUT', params: { field } }]);
  });

  it('starts subscriptions after it', async () => {
    const ann = await signedIn(market, 'starts');
    await leaveCard(market, ann);
    await save({ closed: true });
    const basket = await basketOffer(database, 'fruits');
    const first = await market.baskets.first(ann, (await market.baskets.byId(basket))!, {});
    expect(first.period.id).toBe(NEXT);
    await market.baskets.subscriptions.subscribe(ann, basket, FETCHED);
    const [view] = await market.baskets.subscriptions.list(ann.visitor);
    expect(view).toMatchObject({ startWeek: NEXT, decidedThrough: CHRISTMAS });
  });

  it('brings no basket: its subscriber is told before the opt-out, nothing is charged, and the next comes (E21, E51)', async () => {
    const ann = await signedIn(market, 'subscriber');
    await leaveCard(market, ann);
    const basket = await basketOffer(database, 'legumes');
    standAt(market, '2026-12-12T12:00:00-05:00');
    await market.baskets.subscriptions.subscribe(at(ann, '2026-12-12T12:00:00-05:00'), basket, FETCHED);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    await save({ closed: true, note: { primary: 'Joyeux Noël !' } }, { now: '2026-12-12T12:00:00-05:00' });
    const chargedAt = async (instant: string) => {
      standAt(market, instant);
      await market.baskets.deliver();
      return [charges(), (await weeksOf(ann)).toSorted()];
    };
    const mailsAt = async (instant: string) => {
      standAt(market, instant);
      await market.mails.sendDue();
      market.mail.accepted.splice(0);
      for (const _ of [1, 2]) await market.baskets.announce();
      await market.mails.sendDue();
      return market.mail.accepted.splice(0).map(({ subject, text }) => `${subject}\n${text}`);
    };
    expect(await chargedAt('2026-12-16T00:00:01-05:00')).toEqual([1, ['2026-12-11']]);
    expect(await mailsAt('2026-12-21T12:00:01-05:00')).toEqual([
      expect.stringMatching(
        /^Pas de panier cette semaine\s: legumes[^]*fermé la semaine du jeudi\s24\sdécembre[^]*rien n’est débité[^]*Joyeux Noël[^]*jeudi\s31\sdécembre/,
      ),
    ]);
    expect(await chargedAt('2026-12-23T00:00:01-05:00')).toEqual([1, ['2026-12-11']]);
    expect(await mailsAt('2026-12-28T12:00:01-05:00')).toEqual([expect.stringMatching(/^Votre panier de la semaine/)]);
    expect(await chargedAt('2026-12-30T00:00:01-05:00')).toEqual([2, ['2026-12-11', NEXT]]);
  });
});
