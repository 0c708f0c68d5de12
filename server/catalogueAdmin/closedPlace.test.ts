import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basketOffer, FETCHED, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { filesOf } from '../../tests/support/catalogueFolder.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import {
  location,
  marketServices,
  offer,
  openMarket,
  refusals,
  shopper,
  zone,
} from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { importMarket } from '../catalogueFiles/catalogueImport.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const SATURDAY = '2026-12-19T12:00:00-05:00';
const CHRISTMAS = '2026-12-18';
const CLOSING = '2026-12-21T00:00:01-05:00';
const MARKET = toId('Location', location('marche'));
const EVE = '2026-12-24';
const ON_TUESDAY = { day: '2026-12-22', from: '10:00', to: '14:00' };

describe.each(testDatabaseKinds())('a day on which a place differs (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staff: Caller;
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
    await sql`delete from market_week; update location set days = '{}'; update shipping_zone set days = '{}';
      delete from cart_item; update user_basket set cancelled_at = now();
      update checkout_attempt set status = 'expired' where status in ('creating', 'pending');
      update variant set held = 0, held_mdo = 0; update orders set slot_from = null`.execute(database.kysely);
    await market.catalogue.fresh();
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
  });
  afterAll(() => database.close());

  type Day = { day: string; from?: string; to?: string };
  const save = async (days: readonly Day[], { place = MARKET, version = 0, week = CHRISTMAS, now = SATURDAY } = {}) =>
    market.catalogueAdmin.saveWeek({ ...staff, now: new Date(now) }, week, {
      version,
      places: [{ place, days: [...days] }],
    });
  const slotOf = async (key: string, isExpress = false) => {
    const place = await market.fulfilment.location(location(key));
    return (await market.fulfilment.slotFor(place!, new Date(SATURDAY), isExpress))?.from.toISOString() ?? null;
  };
  async function filled(name: string, isAutomatic = false): Promise<Caller> {
    const ann = await signedIn(market, name);
    if (isAutomatic) await leaveCard(market, ann);
    await market.cart.add(ann, await offer(database, name.replace(' ', '-'), { price: 450 }), 2);
    await market.cart.updateSession(ann, { ...AT_THE_MARKET, ...(isAutomatic && { autoClose: true }) });
    return ann;
  }

  it('closes a place, moves its day, and leaves every other week and place as it was', async () => {
    expect(await slotOf('marche')).toBe('2026-12-24T19:00:00.000Z');
    await save([{ day: EVE }]);
    expect(await slotOf('marche')).toBeNull();
    await save([{ day: EVE }, ON_TUESDAY], { version: 1 });
    expect(await slotOf('marche')).toBe('2026-12-22T15:00:00.000Z');
    await save([{ day: '2026-12-31' }], { week: '2026-12-25' });
    expect(await slotOf('marche')).toBe('2026-12-22T15:00:00.000Z');
    expect(await slotOf('gymnase')).toBe('2026-12-24T19:00:00.000Z');
    await save([], { version: 2 });
    expect(await slotOf('marche')).toBe('2026-12-24T19:00:00.000Z');
  });

  it('moves Express orders to the next opening', async () => {
    const depot = toId('Location', location('depot'));
    expect(await slotOf('depot', true)).toBe('2026-12-22T14:00:00.000Z');
    await save([{ day: '2026-12-22' }, { day: '2026-12-23', from: '12:00', to: '13:00' }], { place: depot });
    expect(await slotOf('depot', true)).toBe('2026-12-23T17:00:00.000Z');
  });

  it('applies to a delivery round', async () => {
    const place = toId('ShippingZone', zone('vallee'));
    await save([{ day: EVE }], { place });
    const row = (await market.fulfilment.zone(zone('vallee')))!;
    expect(await market.fulfilment.slotFor(row, new Date(SATURDAY), false)).toBeNull();
  });

  it('is announced to shoppers weeks ahead, with the places in their order', async () => {
    await save([{ day: EVE }, ON_TUESDAY]);
    const at = new Date('2026-11-08T12:00:00-05:00');
    const [week] = await market.fulfilment.announced(at);
    expect(week?.id).toBe(CHRISTMAS);
    expect((await market.fulfilment.placeDays(week!)).map(({ place, differing }) => [place.key, differing])).toEqual([
      ['marche', { day: '2026-12-22', hours: { from: '10:00', to: '14:00' } }],
      ['marche', { day: EVE, hours: null }],
    ]);
    expect(await market.fulfilment.announced(new Date('2026-11-01T12:00:00-05:00'))).toEqual([]);
  });

  it('asks a cart for another place, and refuses to sell it or to buy it at the closing', async () => {
    const [pays, buys] = [await filled('pays'), await filled('buys', true)];
    await save([{ day: EVE }]);
    expect(await refusals(market.cart.updateCart(pays, { step: 'checkout' }))).toEqual([
      { code: 'NO_DELIVERY', params: {} },
    ]);
    expect((await refusals(market.checkout.checkout(pays, PAY))).map(({ code }) => code)).toContain('NO_DELIVERY');
    const preview = await market.cart.previewClosing(buys, await market.cart.view(buys));
    expect([preview?.buys, preview?.reasons.map(({ code }) => code)]).toEqual([false, ['NO_DELIVERY']]);
    standAt(market, CLOSING);
    await market.checkout.close();
    const cart = await market.cart.view({ ...buys, now: new Date(CLOSING) });
    expect([cart.refusal?.map(({ code }) => code), market.payment.customers.charges()]).toEqual([['NO_DELIVERY'], []]);
    // The next week it is served there again.
    expect(cart.location?.key).toBe('marche');
  });

  it('changes in files too, except where orders are handed over that day', async () => {
    const ann = await signedIn(market, 'files');
    await market.cart.add(ann, await offer(database, 'files', { price: 900 }), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    const imported = async (days: string) => {
      const files = filesOf({ 'locations.csv': `key,days\nmarche,${days}\n` });
      return (await importMarket(database, files, { now: market.clock.now() })).problems.map(({ message }) => message);
    };
    expect(await imported(EVE)).toEqual([{ key: 'import.day_sold', values: { day: EVE } }]);
    expect(await imported(`${EVE} 10:00-12:00`)).toHaveLength(1);
    expect(await imported('2026-12-31|2027-01-02 10:00-12:00')).toEqual([]);
    const { days } = await database.kysely
      .selectFrom('location')
      .select('days')
      .where('id', '=', location('marche'))
      .executeTakeFirstOrThrow();
    expect(days).toEqual(['2026-12-31', '2027-01-02 10:00-12:00']);
    // Orders that were moved to a closed day keep their own time when it opens, and it does not close again.
    await sql`update orders set slot_from = '2026-12-22T15:00Z', slot_to = '2026-12-22T17:00Z' where slot_from >= ${SATURDAY}`.execute(
      database.kysely,
    );
    expect(await imported('2026-12-22 09:00-11:00')).toEqual([]);
    expect(await imported('2026-12-22')).toHaveLength(1);
    expect(await imported('')).toHaveLength(1);
  });

  it('sells its other day, which orders keep', async () => {
    const ann = shopper(market, 'guest');
    await save([{ day: EVE }, ON_TUESDAY]);
    await market.cart.add(ann, await offer(database, 'late-apples'), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    expect(await market.checkout.payment(ann.visitor)).toMatchObject({
      status: 'paid',
      period_start: CHRISTMAS,
      slot_from: new Date('2026-12-22T10:00:00-05:00'),
      slot_to: new Date('2026-12-22T14:00:00-05:00'),
    });
    const sold = { orders: 1, place: 'marche', day: 'mardi\u00a022\u00a0décembre' };
    expect(await refusals(save([{ day: EVE }], { version: 1 }))).toEqual([{ code: 'PLACE_SOLD', params: sold }]);
    const { places } = await save([ON_TUESDAY], { version: 1 });
    expect(places.flatMap(({ days }) => days)).toHaveLength(1);
  });

  it('is refused with a paid order or an open payment of that day and place alone', async () => {
    const [pays, opens] = [await filled('paid first'), await filled('opens')];
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(pays, PAY)));
    await market.checkout.checkout(opens, PAY);
    for (const days of [[{ day: EVE }], [{ day: EVE, from: '10:00', to: '12:00' }]])
      expect(await refusals(save(days))).toEqual([
        { code: 'PLACE_SOLD', params: { orders: 2, place: 'marche', day: 'jeudi\u00a024\u00a0décembre' } },
      ]);
    expect((await save([ON_TUESDAY])).version).toBe(1);
    expect((await save([{ day: EVE }], { place: toId('Location', location('gymnase')), version: 1 })).version).toBe(2);
  });

  it('is never sold while it is being closed', async () => {
    for (const name of ['one', 'two', 'three', 'four']) {
      const ann = await filled(`race ${name}`);
      const { version } = (await market.catalogueAdmin.plannedWeeks(new Date(SATURDAY)))[0]!;
      const [closed, sold] = await Promise.allSettled([
        save([{ day: EVE }], { version }),
        market.checkout.checkout(ann, PAY),
      ]);
      expect([closed.status, sold.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      await sql`update checkout_attempt set status = 'expired' where status in ('creating', 'pending');
        update variant set held = 0, held_mdo = 0; update location set days = '{}'`.execute(database.kysely);
      await market.catalogue.fresh();
    }
  });

  it('changes once, is journaled with what it was, and reports conflicts and invalid days', async () => {
    for (const _ of [1, 2]) expect((await save([{ day: EVE }])).version).toBe(1);
    const { rows } = await sql<{
      data: object;
    }>`select data -> 'places' as data from desk_action where kind = 'save_week'
      order by position desc limit 1`.execute(database.kysely);
    expect(rows).toEqual([{ data: [{ place: 'marche', before: [], after: [EVE] }] }]);
    expect(await refusals(save([]))).toEqual([{ code: 'WEEK_CHANGED', params: { fields: ['places'] } }]);
    const invalid: Day[][] = [
      [{ day: '2026-12-20' }],
      [{ day: '2026-12-28' }],
      [{ day: EVE }, { day: EVE }],
      [{ day: EVE, from: '10:00' }],
      [{ day: EVE, from: '14:00', to: '10:00' }],
    ];
    for (const days of invalid)
      expect(await refusals(save(days, { version: 1 }))).toEqual([{ code: 'BAD_INPUT', params: { field: 'places' } }]);
    for (const place of [toId('Location', zone('vallee')), 'loc_1'])
      expect(await refusals(save([{ day: EVE }], { place, version: 1 }))).toEqual([{ code: 'NOT_FOUND', params: {} }]);
    expect(await refusals(save([{ day: '2026-12-17' }], { week: '2026-12-11' }))).toEqual([
      { code: 'WEEK_OVER', params: {} },
    ]);
  });

  it('brings no basket: its subscriber is asked for another place before the opt-out, and pays nothing (E21)', async () => {
    const ann = await signedIn(market, 'subscriber');
    await leaveCard(market, ann);
    const basket = await basketOffer(database, 'legumes');
    await market.baskets.subscriptions.subscribe({ ...ann, now: new Date(SATURDAY) }, basket, FETCHED);
    await save([{ day: EVE }]);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    const mails = async (instant: string, run: () => Promise<unknown>) => {
      standAt(market, instant);
      for (const _ of [1, 2]) await run();
      await market.mails.sendDue();
      return market.mail.accepted.splice(0).map(({ subject, text }) => `${subject}\n${text}`);
    };
    expect(await mails('2026-12-21T12:00:01-05:00', () => market.baskets.announce())).toEqual([
      expect.stringMatching(
        /^Un lieu fermé cette semaine\s: legumes[^]*marche est fermé le jeudi\s24\sdécembre[^]*22\sdécembre à minuit[^]*jeudi\s31\sdécembre/,
      ),
    ]);
    expect(await mails('2026-12-23T00:00:01-05:00', () => market.baskets.deliver())).toEqual([
      expect.stringMatching(/^Pas de panier cette fois[^]*Votre abonnement continue/),
    ]);
    expect(market.payment.customers.charges()).toEqual([]);
    expect(await mails('2026-12-28T12:00:01-05:00', () => market.baskets.announce())).toEqual([
      expect.stringMatching(/^Votre panier de la semaine[^]*jeudi\s31\sdécembre/),
    ]);
    standAt(market, '2026-12-30T00:00:01-05:00');
    await market.baskets.deliver();
    expect((await market.customerOrders.listByCustomer(idOf(ann))).map(({ periodStart }) => periodStart)).toEqual([
      '2026-12-25',
    ]);
  });
});
