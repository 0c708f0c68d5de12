import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basketOffer, FETCHED, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { location, marketServices, offer, openMarket, refusals } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const NOVEMBER = '2026-11-28T12:00:00-05:00';
const [BEFORE, CHRISTMAS, CLOSED, AFTER] = ['2026-12-11', '2026-12-18', '2026-12-25', '2027-01-01'] as const;
const NOON = '2026-12-19T12:00:00-05:00';
const MARKET = toId('Location', location('marche'));

describe.each(testDatabaseKinds())('a week that closes at another moment (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staff: Caller;
  let earlierCharges = 0;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    standAt(market, NOVEMBER);
    staff = await signedIn(market, 'josee', { roles: ['staff'] });
  });
  beforeEach(() => standAt(market, NOVEMBER));
  afterEach(async () => {
    expect(await checkInvariants(database)).toEqual([]);
    await sql`delete from market_week; update location set days = '{}'; delete from cart_item;
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
  const save = (
    input: Omit<Parameters<MarketServices['catalogueAdmin']['saveWeek']>[2], 'version'>,
    { week = CHRISTMAS as string, version = 0, now = NOVEMBER } = {},
  ) => market.catalogueAdmin.saveWeek(at(staff, now), week, { version, ...input });
  const charges = () => market.payment.customers.charges().length - earlierCharges;
  const ordersOf = async (caller: Caller) =>
    (await market.customerOrders.listByCustomer(idOf(caller))).map(({ periodStart, slot }) => [
      periodStart,
      slot?.from.toISOString() ?? null,
    ]);
  async function filled(name: string, isAutomatic: boolean): Promise<Caller> {
    const ann = await signedIn(market, name);
    if (isAutomatic) await leaveCard(market, ann);
    const now = market.clock.now();
    await market.cart.add({ ...ann, now }, await offer(database, name.replace(' ', '-'), { price: 450 }), 2);
    await market.cart.updateSession({ ...ann, now }, { ...AT_THE_MARKET, ...(isAutomatic && { autoClose: true }) });
    return ann;
  }
  /** What a run at an instant sends, each mail as its subject and text. */
  async function mailsOf(instant: string, run: () => Promise<unknown>): Promise<string[]> {
    standAt(market, instant);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    for (const _ of [1, 2]) await run();
    await market.mails.sendDue();
    return market.mail.accepted.splice(0).map(({ subject, text }) => `${subject}\n${text}`);
  }

  it('buys carts then and not at midnight, and takes orders for the next week from then on (E17, E20)', async () => {
    await save({ closesAt: NOON });
    standAt(market, '2026-12-18T12:00:00-05:00');
    const [buys, waits] = [await filled('buys', true), await filled('waits', false)];
    standAt(market, '2026-12-19T11:59:59-05:00');
    expect(await market.checkout.close()).toBe(0);
    standAt(market, '2026-12-19T12:00:01-05:00');
    expect((await market.fulfilment.openPeriod(new Date('2026-12-19T12:00:01-05:00'))).id).toBe(CLOSED);
    expect(await market.checkout.close()).toBe(2);
    expect([await ordersOf(buys), charges()]).toEqual([[[CHRISTMAS, '2026-12-24T19:00:00.000Z']], 1]);
    expect((await market.cart.view(at(waits, NOON))).lines.map(({ unsureReason }) => unsureReason)).toEqual([
      'last_week',
    ]);
    standAt(market, '2026-12-21T00:00:01-05:00');
    expect(await market.checkout.close()).toBe(0);
    expect(charges()).toBe(1);
  });

  it('names the moment in the mail of an order, which can be changed until then', async () => {
    await save({ closesAt: NOON });
    standAt(market, '2026-12-18T12:00:00-05:00');
    const ann = await filled('changes', false);
    const now = '2026-12-18T12:00:00-05:00';
    const [mail] = await mailsOf(now, async () => {
      if (charges() + (await ordersOf(ann)).length > 0) return;
      await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(at(ann, now), PAY)));
    });
    expect(mail).toMatch(/jusqu’au samedi\s19\sdécembre à midi, avec ce lien/);
    const [order] = await market.customerOrders.listByCustomer(idOf(ann));
    standAt(market, NOON);
    expect(await refusals(market.refunds.cancelOwn(at(ann, NOON), order!.id, { reopenCart: false }))).toMatchObject([
      { code: 'TRANSITION_REFUSED' },
    ]);
  });

  it('is not in the past, before its week, after the first pickup, or earlier than its orders were told', async () => {
    const bad = [{ code: 'BAD_INPUT', params: { field: 'closesAt' } }];
    for (const closesAt of ['2026-12-18T00:00:00-05:00', '2026-12-24T14:00:00-05:00', '2026-12-25T00:00:00-05:00'])
      expect(await refusals(save({ closesAt }))).toEqual(bad);
    const now = '2026-12-18T12:00:00-05:00';
    expect(await refusals(save({ closesAt: now }, { now }))).toEqual(bad);
    expect((await save({ closesAt: '2026-12-24T13:59:00-05:00' })).version).toBe(1);
    const early = { place: MARKET, days: [{ day: '2026-12-24' }, { day: '2026-12-22', from: '10:00', to: '14:00' }] };
    expect(await refusals(save({ places: [early] }, { version: 1 }))).toEqual(bad);
    expect((await save({ closesAt: null }, { version: 1 })).closesAt).toBeNull();
    standAt(market, now);
    const ann = await filled('orders', false);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(at(ann, now), PAY)));
    expect(await refusals(save({ closesAt: NOON }, { version: 2, now }))).toEqual([
      { code: 'CLOSING_SOLD', params: { orders: 1 } },
    ]);
    expect((await save({ closesAt: '2026-12-21T06:00:00-05:00' }, { version: 2, now })).version).toBe(3);
    expect(
      await refusals(save({ note: { primary: 'Trop tard' } }, { version: 3, now: '2026-12-21T06:00:00-05:00' })),
    ).toEqual([{ code: 'WEEK_OVER', params: {} }]);
  });

  it('changes once, and the usual moment is none', async () => {
    const usual = '2026-12-21T00:00:00-05:00';
    expect((await save({ closesAt: usual })).version).toBe(0);
    for (const _ of [1, 2]) expect((await save({ closesAt: NOON })).version).toBe(1);
    expect(await refusals(save({ closesAt: usual }))).toEqual([
      { code: 'WEEK_CHANGED', params: { fields: ['closesAt'] } },
    ]);
    expect((await save({ closesAt: usual }, { version: 1 })).closesAt).toBeNull();
  });

  it('drives a month with Christmas: an early closing, a place closed on a day, a closed week, nothing charged twice', async () => {
    standAt(market, '2026-12-05T12:00:00-05:00');
    const member = await signedIn(market, 'member');
    await leaveCard(market, member);
    const basket = await basketOffer(database, 'hiver');
    await market.baskets.subscriptions.subscribe(at(member, '2026-12-05T12:00:00-05:00'), basket, FETCHED);
    const shopper = await filled('december', true);
    const moved = [{ day: '2026-12-24' }, { day: '2026-12-23', from: '10:00', to: '14:00' }];
    await save({ closesAt: NOON, places: [{ place: MARKET, days: moved }] });
    await save({ closed: true, note: { primary: 'Joyeuses fêtes !' } }, { week: CLOSED });
    const deliver = () => market.baskets.deliver();
    const announce = () => market.baskets.announce();
    const close = () => market.checkout.close();
    const fill = async (instant: string) => {
      standAt(market, instant);
      const { lines } = await market.cart.view(at(shopper, instant));
      for (const line of lines) await market.cart.remove(at(shopper, instant), line.variant.id, true);
      await market.cart.add(
        at(shopper, instant),
        await offer(database, `at-${instant.slice(0, 10)}`, { price: 450 }),
        1,
      );
      await market.cart.updateSession(at(shopper, instant), { ...AT_THE_MARKET, autoClose: true });
    };
    // The week of 4 December and that of 11 December are ordinary ones.
    expect(await mailsOf('2026-12-07T00:00:01-05:00', close)).toEqual([expect.stringMatching(/confirmée/)]);
    expect(await mailsOf('2026-12-07T12:00:01-05:00', announce)).toEqual([
      expect.stringMatching(/mardi\s8\sdécembre au soir/),
    ]);
    expect(await mailsOf('2026-12-09T00:00:01-05:00', deliver)).toHaveLength(1);
    await mailsOf('2026-12-14T12:00:01-05:00', announce);
    await mailsOf('2026-12-16T00:00:01-05:00', deliver);
    // Christmas: it closes on Saturday, so that the opt-out is Monday evening, and the place serves Wednesday.
    await fill('2026-12-18T12:00:00-05:00');
    expect(await mailsOf('2026-12-19T12:00:01-05:00', close)).toEqual([
      expect.stringMatching(/confirmée[^]*mercredi\s23\sdécembre, 10\sh à 14\sh/),
    ]);
    expect(await mailsOf('2026-12-20T12:00:01-05:00', announce)).toEqual([
      expect.stringMatching(/^Votre panier de la semaine[^]*mercredi\s23\sdécembre[^]*lundi\s21\sdécembre au soir/),
    ]);
    expect(await mailsOf('2026-12-21T00:00:01-05:00', close)).toEqual([]);
    expect(await mailsOf('2026-12-21T23:59:59-05:00', deliver)).toEqual([]);
    expect(await mailsOf('2026-12-22T00:00:01-05:00', deliver)).toEqual([
      expect.stringMatching(/mercredi\s23\sdécembre/),
    ]);
    // The closed week: nothing is bought, and its skipped basket is announced before its opt-out.
    await fill('2026-12-26T12:00:00-05:00');
    expect(await mailsOf('2026-12-28T00:00:01-05:00', close)).toEqual([]);
    expect(await mailsOf('2026-12-28T12:00:01-05:00', announce)).toEqual([
      expect.stringMatching(/^Pas de panier cette semaine[^]*Joyeuses fêtes[^]*jeudi\s7\sjanvier/),
    ]);
    expect(await mailsOf('2026-12-30T00:00:01-05:00', deliver)).toEqual([]);
    // The week after takes what waited.
    expect(await mailsOf('2027-01-04T00:00:01-05:00', close)).toEqual([expect.stringMatching(/confirmée/)]);
    expect(await mailsOf('2027-01-06T00:00:01-05:00', deliver)).toHaveLength(1);
    const weeks = async (caller: Caller) => (await ordersOf(caller)).map(([week]) => week).toSorted();
    expect(await weeks(member)).toEqual(['2026-12-04', BEFORE, CHRISTMAS, AFTER]);
    expect(await weeks(shopper)).toEqual(['2026-12-04', CHRISTMAS, AFTER]);
    expect(charges()).toBe(7);
  });
});
