import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { basketOffer, FETCHED, giveAddress, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import {
  codes,
  location,
  marketServices,
  openMarket,
  refusals,
  shopper,
  zone,
} from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { readBaskets } from './basketStore.ts';
import { nextWeek, pausesToCome, weeksToCome } from './nextBasket.ts';

const TUESDAY = '2026-11-24T12:00:00-05:00';
const WEDNESDAY = '2026-11-25T00:00:00-05:00';
const week = (friday: string) => toId('Period', friday);
const RETURN_URLS = [
  'https://market.example.test/compte/paniers',
  'https://market.example.test/compte/paniers',
] as const;

describe.each(testDatabaseKinds())('subscriptions to recurring baskets (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let basket: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    basket = await basketOffer(database, 'legumes');
  });
  beforeEach(() => standAt(market, TUESDAY));
  afterAll(() => database.close());

  const readSubscriptions = (caller: Caller) => market.baskets.subscriptions.list(caller.visitor);
  const subscribe = (caller: Caller, preferences: object | null = FETCHED) =>
    market.baskets.subscriptions.subscribe(caller, basket, preferences);
  const paused = async (caller: Caller) =>
    pausesToCome((await readSubscriptions(caller))[0]!, USUAL_CALENDAR, caller.now);
  /** A customer with a card. */
  async function customer(name: string): Promise<Caller> {
    const ann = await signedIn(market, name);
    await leaveCard(market, ann);
    return ann;
  }
  async function subscribed(name: string): Promise<{ ann: Caller; id: string }> {
    const ann = await customer(name);
    await subscribe(ann);
    return { ann, id: (await readSubscriptions(ann))[0]!.id };
  }
  const update = (caller: Caller, id: string, input: object) => market.baskets.subscriptions.update(caller, id, input);

  it('start in the week whose opt-out comes next, at the chosen place, and are announced by mail (F-145, E21)', async () => {
    const ann = await customer('begins');
    await subscribe(ann, { ...FETCHED, note: ' Sans betteraves ' });
    const [view] = await readSubscriptions(ann);
    expect(view).toMatchObject({ startWeek: '2026-11-20', note: 'Sans betteraves', shippingZone: null, refused: null });
    expect([view?.location?.id, nextWeek(view!, USUAL_CALENDAR, ann.now)?.id]).toEqual([
      location('marche'),
      '2026-11-20',
    ]);
    await market.mails.sendDue();
    expect(market.mail.accepted.splice(0).map(({ to, text }) => `${to} ${text}`)).toEqual([
      expect.stringMatching(
        /begins@exemple\.ca [^]*Débité à chaque panier \.+ 32,00\s\$[^]*mardi\s24\snovembre à minuit[^]*\/compte\/paniers/,
      ),
    ]);
    standAt(market, WEDNESDAY);
    const bob = await customer('begins later');
    await subscribe(bob);
    expect((await readSubscriptions(bob))[0]?.startWeek).toBe('2026-11-27');
  });

  it('tell their changes once in ten minutes, and nothing where nothing changed', async () => {
    const { ann, id } = await subscribed('told once');
    const changeMails = () =>
      database.kysely
        .selectFrom('outbox')
        .select(['about', 'data'])
        .where('kind', '=', 'basket_changed')
        .where('about', 'like', `${id}%`)
        .orderBy('about')
        .execute();
    await update(ann, id, { preferences: FETCHED });
    await update(ann, id, { resumeWeeks: [week('2026-12-04')] });
    expect(await changeMails()).toEqual([]);
    for (const friday of ['2026-12-04', '2026-12-11']) await update(ann, id, { pauseWeeks: [week(friday)] });
    const tenth = Math.floor(Date.parse(TUESDAY) / 600_000);
    const first = { about: `${id} ${tenth}`, data: { userBasketId: id } };
    expect(await changeMails()).toEqual([first]);
    standAt(market, new Date(Date.parse(TUESDAY) + 600_000));
    await update({ ...ann, now: market.clock.now() }, id, { resumeWeeks: [week('2026-12-04')] });
    expect(await changeMails()).toEqual([first, { ...first, about: `${id} ${tenth + 1}` }]);
  });

  it('begin at the displayed total or a lower one, never at a higher one (E69)', async () => {
    const ann = await customer('shown total');
    const start = (shownTotal: number) => market.baskets.subscriptions.subscribe(ann, basket, FETCHED, shownTotal);
    expect(await refusals(start(3199))).toEqual([{ code: 'TOTAL_RAISED', params: { shown: 3199, current: 3200 } }]);
    expect(await readSubscriptions(ann)).toEqual([]);
    await start(3300);
    expect(await readSubscriptions(ann)).toHaveLength(1);
  });

  it('use the customer’s preferred pickup point, or the zone of the address, by default', async () => {
    const ann = await customer('prefers');
    await market.account.update(ann, { preferredLocationId: FETCHED.locationId });
    await subscribe(ann, null);
    expect((await readSubscriptions(ann))[0]?.location?.id).toBe(location('marche'));
    const bob = await customer('prefers delivery');
    await giveAddress(database, bob, 'J0X1A0');
    await market.account.update(bob, { shippingPreference: 'ship' });
    await subscribe(bob, { note: null });
    expect((await readSubscriptions(bob))[0]?.shippingZone?.id).toBe(zone('vallee'));
  });

  it('need a basket, a place and a card, and store nothing otherwise (F-143, F-186)', async () => {
    const ann = await signedIn(market, 'lacks');
    const ended = await basketOffer(database, 'fini', { active: false, priority: 0, compared_at_price: 3500 });
    const rows = (await readBaskets(database.kysely)).map((row) => [row.id, row.price, row.comparedAtPrice]);
    expect(rows).toEqual([
      [ended, 3200, 3500],
      [basket, 3200, null],
    ]);
    const outside = await signedIn(market, 'lives outside');
    await giveAddress(database, outside, 'J9A1A1');
    const cases = [
      [shopper(market, 'guest'), basket, FETCHED, 'UNAUTHENTICATED'],
      [ann, location('marche'), FETCHED, 'NOT_FOUND'],
      [ann, ended, FETCHED, 'BASKET_GONE'],
      [ann, basket, null, 'NO_PLACE'],
      [ann, basket, { locationId: null }, 'NO_PLACE'],
      [ann, basket, { locationId: '0' }, 'BAD_INPUT'],
      [ann, basket, { ...FETCHED, shippingZoneId: toId('ShippingZone', zone('vallee')) }, 'BAD_INPUT'],
      [ann, basket, { locationId: toId('Location', location('ferme')) }, 'NO_DELIVERY'],
      [ann, basket, { locationId: toId('Location', location('depot')) }, 'NO_DELIVERY'],
      [ann, basket, { locationId: 'loc_0' }, 'NO_DELIVERY'],
      [ann, basket, { shippingZoneId: toId('ShippingZone', zone('vallee')) }, 'NO_ADDRESS'],
      [outside, basket, { shippingZoneId: toId('ShippingZone', zone('vallee')) }, 'ADDRESS_OUTSIDE_ZONE'],
      [ann, basket, { ...FETCHED, note: 'x'.repeat(501) }, 'BAD_INPUT'],
      [ann, basket, FETCHED, 'NO_CARD'],
    ] as const;
    for (const [caller, id, preferences, code] of cases)
      expect([preferences, await codes(market.baskets.subscriptions.subscribe(caller, id, preferences))]).toEqual([
        preferences,
        [code],
      ]);
    expect(await readSubscriptions(ann)).toEqual([]);
  });

  it('wait for the card of a customer who returns from its page without one, and find it before its message (F-144)', async () => {
    const ann = await signedIn(market, 'comes back');
    await market.cards.setUp(ann, ...RETURN_URLS);
    expect(await codes(subscribe(ann))).toEqual(['NO_CARD']);
    const { input } = market.payment.customers.setups().at(-1)!;
    market.payment.customers.leaveCard(`cs_setup_${input.setupId}`, '4242');
    market.payment.provider.state = 'down';
    expect(await codes(subscribe(ann))).toEqual(['NO_CARD']);
    market.payment.provider.state = 'up';
    await subscribe(ann);
    expect(await readSubscriptions(ann)).toHaveLength(1);
  });

  it('exist once per basket, however often and however fast a customer subscribes', async () => {
    const ann = await customer('double click');
    const replica = marketServices(database, { payment: market.payment });
    standAt(replica, TUESDAY);
    const calls = [market, replica, market].map(({ baskets }) => baskets.subscriptions.subscribe(ann, basket, FETCHED));
    const ended = await Promise.allSettled(calls);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codes(subscribe(ann))).toEqual(['ALREADY_SUBSCRIBED']);
    expect(await readSubscriptions(ann)).toHaveLength(1);
    standAt(market, '2026-11-24T12:01:00-05:00');
    const second = await basketOffer(database, 'second');
    await market.baskets.subscriptions.subscribe(ann, second, FETCHED);
    expect((await readSubscriptions(ann)).map((view) => view.basket.id)).toEqual([second, basket]);
  });

  it('are paused for chosen weeks among the next twelve, and resumed (F-146, E23)', async () => {
    const { ann, id } = await subscribed('pauses');
    await update(ann, id, { pauseWeeks: [week('2026-11-27'), week('2027-02-05')] });
    await update(ann, id, { pauseWeeks: [week('2026-11-27'), week('2026-12-11')] });
    expect(await paused(ann)).toEqual(['2026-11-27', '2026-12-11', '2027-02-05']);
    const weeks = weeksToCome((await readSubscriptions(ann))[0]!, USUAL_CALENDAR, ann.now);
    expect(weeks.map(({ isPaused }) => isPaused)).toEqual([0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1].map(Boolean));
    expect(weeks[0]?.optOutBy).toEqual(new Date(WEDNESDAY));
    await update(ann, id, { resumeWeeks: [week('2026-11-27')] });
    expect(await paused(ann)).toEqual(['2026-12-11', '2027-02-05']);
    await update(ann, id, { pausedOn: { from: '2026-12-04', to: '2026-12-17' } });
    expect(await paused(ann)).toEqual(['2026-12-04', '2026-12-11']);
    await update(ann, id, { pausedOn: { from: '2026-12-18', to: '2026-12-18' } });
    expect(await paused(ann)).toEqual(['2026-12-18']);
    await update(ann, id, { isPaused: true });
    expect(await paused(ann)).toHaveLength(12);
    expect(nextWeek((await readSubscriptions(ann))[0]!, USUAL_CALENDAR, ann.now)?.id).toBe('2027-02-12');
    await update(ann, id, { isPaused: false });
    expect([await paused(ann), nextWeek((await readSubscriptions(ann))[0]!, USUAL_CALENDAR, ann.now)?.id]).toEqual([
      [],
      '2026-11-20',
    ]);
  });

  it('skip one basket: the next is the one after', async () => {
    const { ann, id } = await subscribed('skips');
    await update(ann, id, { pauseWeeks: [week('2026-11-20')] });
    const view = (await readSubscriptions(ann))[0]!;
    expect(nextWeek(view, USUAL_CALENDAR, ann.now)?.id).toBe('2026-11-27');
    // A basket that is off offer brings nothing in any week.
    const ended = { ...view, basket: { ...view.basket, active: false } };
    expect([
      nextWeek(ended, USUAL_CALENDAR, ann.now),
      weeksToCome(ended, USUAL_CALENDAR, ann.now).filter(({ isDue }) => isDue),
    ]).toEqual([null, []]);
    standAt(market, WEDNESDAY);
    expect([await paused(ann), await market.baskets.deliver()]).toEqual([[], expect.any(Number)]);
    expect(await market.customerOrders.listByCustomer(idOf(ann))).toEqual([]);
  });

  it('refuse a closed week, the 13th and an invalid one, without a change', async () => {
    const { ann, id } = await subscribed('refused');
    await update(ann, id, { pauseWeeks: [week('2026-12-04')] });
    const cases = [
      [{ pauseWeeks: [week('2026-11-27'), week('2026-11-13')] }, 'WEEK_CLOSED'],
      [{ resumeWeeks: [week('2026-11-13')] }, 'WEEK_CLOSED'],
      [{ pauseWeeks: [week('2026-11-27'), week('2027-02-12')] }, 'WEEK_TOO_FAR'],
      [{ pausedOn: { from: '2026-11-19', to: '2026-11-26' } }, 'WEEK_CLOSED'],
      [{ pausedOn: { from: '2026-11-20', to: '2027-02-12' } }, 'WEEK_TOO_FAR'],
      [{ pausedOn: { from: '2026-11-20', to: '8999-12-31' } }, 'WEEK_TOO_FAR'],
      [{ pausedOn: { from: '2026-12-20', to: '2026-12-19' } }, 'BAD_INPUT'],
      [{ pausedOn: { from: '2026-02-30', to: '2026-12-19' } }, 'BAD_INPUT'],
      [{ pauseWeeks: [week('2026-11-26')] }, 'BAD_INPUT'],
      [{ pauseWeeks: ['nonsense'] }, 'BAD_INPUT'],
      [{ pauseWeeks: [week('2026-11-27')], resumeWeeks: [week('2026-11-27')] }, 'BAD_INPUT'],
      [{ isPaused: true, pauseWeeks: [week('2026-11-27')] }, 'BAD_INPUT'],
      [{}, 'NO_UPDATE'],
      [{ preferences: {} }, 'NO_UPDATE'],
      [{ preferences: { locationId: null } }, 'NO_PLACE'],
      [{ pauseWeeks: [week('2026-11-27')], preferences: { locationId: 'loc_1' } }, 'NO_DELIVERY'],
    ] as const;
    for (const [input, code] of cases)
      expect([input, await codes(update(ann, id, structuredClone(input) as object))]).toEqual([input, [code]]);
    expect(await paused(ann)).toEqual(['2026-12-04']);
    standAt(market, WEDNESDAY);
    expect(await refusals(update(ann, id, { pauseWeeks: [week('2026-11-20')] }))).toEqual([
      { code: 'WEEK_CLOSED', params: { period: 'per_20261120', optOutBy: '2026-11-25T00:00:00-05:00' } },
    ]);
  });

  it('store what two windows pause at the same time', async () => {
    const { ann, id } = await subscribed('two tabs');
    const replica = marketServices(database, { payment: market.payment });
    standAt(replica, TUESDAY);
    const fridays = ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25', '2027-01-01'];
    await Promise.all(
      fridays.map((friday, index) =>
        (index % 2 ? market : replica).baskets.subscriptions.update(ann, id, { pauseWeeks: [week(friday)] }),
      ),
    );
    expect(await paused(ann)).toEqual(fridays);
  });

  it('change their place from the open weeks on, while a closed week keeps its place (E51)', async () => {
    const { ann, id } = await subscribed('moves');
    await giveAddress(database, ann, 'J0X1A0');
    const free = { preferences: { shippingZoneId: toId('ShippingZone', zone('plateau')) } };
    expect(await codes(update(ann, id, free))).toEqual(['ADDRESS_OUTSIDE_ZONE']);
    standAt(market, WEDNESDAY);
    const updated = await update(ann, id, {
      preferences: { shippingZoneId: toId('ShippingZone', zone('vallee')), note: 'Porte verte' },
    });
    expect(updated).toMatchObject({ location: null, shippingZone: { id: zone('vallee') }, note: 'Porte verte' });
    expect(updated.fixed).toMatchObject([
      { week: '2026-11-20', location: { id: location('marche') }, shippingZone: null },
    ]);
    // Displayed from a week on that is decided by now, a move would come later than it said (E69).
    const back = { preferences: FETCHED, from: week('2026-11-20') };
    expect(await codes(update(ann, id, back))).toEqual(['WEEK_CLOSED']);
    await market.baskets.deliver();
    expect(await market.customerOrders.listByCustomer(idOf(ann))).toMatchObject([
      { periodStart: '2026-11-20', locationId: location('marche'), note: null, total: 3200 },
    ]);
    standAt(market, '2026-12-02T00:00:00-05:00');
    await market.baskets.deliver();
    expect((await market.customerOrders.listByCustomer(idOf(ann)))[0]).toMatchObject({
      periodStart: '2026-11-27',
      locationId: null,
      note: 'Porte verte',
      shipping: 700,
      total: 3900,
    });
  });

  it('end once when they are cancelled, although a week past its opt-out is delivered (F-147)', async () => {
    const { ann, id } = await subscribed('ends');
    standAt(market, WEDNESDAY);
    expect(await codes(market.baskets.subscriptions.cancel(ann, id, '2026-11-20'))).toEqual(['WEEK_CLOSED']);
    await market.baskets.subscriptions.cancel(ann, id, '2026-11-27');
    await market.baskets.subscriptions.cancel(ann, id);
    expect(await readSubscriptions(ann)).toEqual([]);
    expect(await codes(update(ann, id, { isPaused: true }))).toEqual(['NOT_FOUND']);
    await market.baskets.deliver();
    standAt(market, '2026-12-02T00:00:00-05:00');
    await market.baskets.deliver();
    expect((await market.customerOrders.listByCustomer(idOf(ann))).map(({ periodStart }) => periodStart)).toEqual([
      '2026-11-20',
    ]);
    expect(await market.baskets.weeksOf(idOf(ann))).toMatchObject([
      { basket: { primary: 'legumes' }, week: '2026-11-20', status: 'ordered', refusal: null },
    ]);
    await subscribe(ann);
    expect((await readSubscriptions(ann))[0]?.startWeek).toBe('2026-12-04');
  });

  it('are hidden from other customers (F-044)', async () => {
    const { ann, id } = await subscribed('owner');
    const eve = await customer('eve');
    expect(await codes(update(eve, id, { isPaused: true }))).toEqual(['NOT_FOUND']);
    expect(await codes(market.baskets.subscriptions.cancel(eve, id))).toEqual(['NOT_FOUND']);
    expect(await market.baskets.subscriptions.byId(eve.visitor, id)).toBeNull();
    expect(await market.baskets.subscriptions.byId(ann.visitor, id)).toMatchObject({ id });
    expect([await paused(ann), await codes(market.baskets.subscriptions.cancel(shopper(market, 'g'), id))]).toEqual([
      [],
      ['NOT_FOUND'],
    ]);
  });

  it('end with the account, and nothing due is charged afterwards (E49)', async () => {
    const { ann, id } = await subscribed('leaves');
    const file = JSON.parse((await market.account.personalData(ann))?.content ?? '') as Record<string, unknown>;
    expect(file.recurringBaskets).toMatchObject([
      { basket: { primary: 'legumes' }, pickupPlace: { primary: 'marche' }, since: '2026-11-20', pausedWeeks: [] },
    ]);
    await market.account.erase(idOf(ann));
    standAt(market, WEDNESDAY);
    await market.baskets.deliver();
    expect(await market.customerOrders.listByCustomer(idOf(ann))).toEqual([]);
    const row = database.kysely.selectFrom('user_basket').select(['note', 'cancelled_at']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ note: null, cancelled_at: expect.any(Date) });
  });
});
