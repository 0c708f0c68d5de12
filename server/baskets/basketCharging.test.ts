import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { basketOffer, FETCHED, giveAddress, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import {
  location,
  marketServices,
  offer,
  openMarket,
  zone,
  type MarketServices,
} from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import type { ChargeRefusal } from '../gateways/payment.ts';
import { toId } from '../graphql/globalId.ts';
import { cardNeeded } from './nextBasket.ts';

const TUESDAY = '2026-11-24T12:00:00-05:00';
const LAST_MOMENT = '2026-11-24T23:59:59.999-05:00';
const WEDNESDAY = '2026-11-25T00:00:00-05:00';
const THURSDAY = '2026-11-26T00:00:00-05:00';
const VALLEY = { shippingZoneId: toId('ShippingZone', zone('vallee')) };

describe.each(testDatabaseKinds())('due baskets (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  beforeEach(() => standAt(market, TUESDAY));
  afterEach(async () => {
    market.payment.provider.state = 'up';
    expect(await checkInvariants(database)).toEqual([]);
    // What a test leaves due would be charged by the next one.
    standAt(market, '2026-12-01T00:00:00-05:00');
    await database.kysely.updateTable('user_basket').set({ cancelled_at: new Date() }).execute();
    await database.kysely
      .updateTable('basket_delivery')
      .set({ status: 'missed' })
      .where('status', '=', 'due')
      .execute();
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
  });
  afterAll(() => database.close());

  function replica(instant: string): MarketServices {
    const otherServer = marketServices(database, { payment: market.payment });
    standAt(otherServer, instant);
    return otherServer;
  }
  const ordersOf = (caller: Caller) => market.customerOrders.listByCustomer(idOf(caller));
  const weeksOf = async (caller: Caller) => (await ordersOf(caller)).map(({ periodStart }) => periodStart);
  const chargedTo = (caller: Caller) =>
    market.payment.customers
      .charges()
      .filter(({ input, outcome }) => outcome.kind === 'paid' && input.customer === `cus_${idOf(caller)}`)
      .map(({ input }) => input.amount);
  const basketOf = async (caller: Caller) => (await market.baskets.subscriptions.list(caller.visitor))[0]!;
  async function mails(): Promise<string[]> {
    await market.mails.sendDue();
    return market.mail.accepted.splice(0).map(({ to, subject, text }) => `${to}: ${subject}\n${text}`);
  }
  async function subscribed(
    name: string,
    basket: Parameters<typeof basketOffer>[2] & { handle?: string } = {},
    preferences: object = FETCHED,
  ): Promise<Caller> {
    const { handle = name, ...more } = basket;
    const ann = await signedIn(market, name);
    await leaveCard(market, ann);
    const offer = await basketOffer(database, handle, more);
    await market.catalogue.fresh(); // A reading that started for another basket does not contain this one.
    await market.baskets.subscriptions.subscribe(ann, offer, preferences);
    await mails();
    return ann;
  }
  async function refusing(name: string, refusal: ChargeRefusal = 'declined'): Promise<Caller> {
    const ann = await subscribed(name);
    await leaveCard(market, ann, '0002', refusal);
    return ann;
  }

  it('become separate orders at the opt-out, not before, charged without an order fee and announced by mail (E51, E52)', async () => {
    const names = { name_primary: 'Découverte', name_secondary: 'Discovery', images: ['panier.avif'] };
    const prices = { price: 4900, compared_at_price: 5200, taxable_price: 1900, deposit: 80 };
    const ann = await subscribed('ann', { ...names, ...prices }, { ...FETCHED, note: 'Sonnez' });
    standAt(market, LAST_MOMENT);
    expect(await market.baskets.deliver()).toBe(0);
    standAt(market, WEDNESDAY);
    expect(await market.baskets.deliver()).toBe(2);
    // 4900 + 80 + 5 % and 9.975 % of 1900.
    const [order, ...more] = await ordersOf(ann);
    expect([order, more]).toMatchObject([
      {
        status: 'processed',
        periodStart: '2026-11-20',
        subtotal: 4900,
        deposit: 80,
        shipping: 0,
        fee: 0,
        gst: 95,
        pst: 190,
        total: 5265,
        slot: { from: new Date('2026-11-26T14:00:00-05:00'), to: new Date('2026-11-26T19:00:00-05:00') },
        locationId: location('marche'),
        note: 'Sonnez',
        contact: { email: 'ann@exemple.ca', name: null, phone: null },
        fulfillment: null,
        products: [
          {
            product: { primary: 'Découverte', secondary: 'Discovery' },
            variant: { primary: 'Panier récurrent', secondary: 'Recurring basket' },
            variantId: null,
            sellerId: null,
            price: 4900,
            comparedAtPrice: 5200,
            deposit: 80,
            imagePath: 'panier.avif',
            quantity: 1,
          },
        ],
      },
      [],
    ]);
    const lines = database.kysely.selectFrom('order_line').select(['taxable_price', 'user_basket_id']);
    expect(await lines.where('order_id', '=', order?.id ?? '').execute()).toEqual([
      { taxable_price: 1900, user_basket_id: (await basketOf(ann)).id },
    ]);
    expect(chargedTo(ann)).toEqual([5265]);
    expect(await mails()).toEqual([
      expect.stringMatching(/^ann@exemple\.ca: Commande \d+ confirmée\s: cueillette[^]*panier récurrent de la semaine/),
    ]);
    expect(await market.baskets.deliver()).toBe(0);
  });

  it('become due in their own weeks, by frequency, except in paused weeks (E48)', async () => {
    const ann = await subscribed('rhythm', { frequency: 'biweekly' });
    const { id } = await basketOf(ann);
    await market.baskets.subscriptions.update(ann, id, { pauseWeeks: [toId('Period', '2026-12-04')] });
    for (let day = 0; day < 9; day += 1) {
      standAt(market, new Date(new Date(WEDNESDAY).getTime() + day * 7 * 86_400_000));
      await market.baskets.deliver();
    }
    expect(await weeksOf(ann)).toEqual(['2027-01-15', '2027-01-01', '2026-12-18', '2026-11-20']);
    expect(chargedTo(ann)).toEqual([3200, 3200, 3200, 3200]);
  });

  it('are charged once, however many processes run the job and however often', async () => {
    const customers = await Promise.all(['p1', 'p2', 'p3', 'p4', 'p5'].map((name) => subscribed(name)));
    await Promise.all([1, 2, 3].map(() => replica(WEDNESDAY).baskets.deliver()));
    await replica(WEDNESDAY).baskets.deliver();
    for (const buyer of customers) expect([await weeksOf(buyer), chargedTo(buyer)]).toEqual([['2026-11-20'], [3200]]);
  });

  it('are charged once if the response is lost, or the provider is down for a while', async () => {
    const ann = await subscribed('provider down');
    standAt(market, WEDNESDAY);
    market.payment.provider.state = 'down';
    await market.baskets.deliver();
    expect(await weeksOf(ann)).toEqual([]);
    market.payment.provider.state = 'up';
    await market.baskets.deliver();
    await market.checkout.sweep({ creating: 0 });
    await market.baskets.deliver();
    expect([await weeksOf(ann), chargedTo(ann)]).toEqual([['2026-11-20'], [3200]]);
    const deliveries = database.kysely.selectFrom('basket_delivery').select('status');
    expect(await deliveries.where('user_basket_id', '=', (await basketOf(ann)).id).execute()).toEqual([
      { status: 'ordered' },
    ]);
  });

  it.each([
    ['declined', 'La carte a été refusée.'],
    ['authentication', 'Votre banque demande'],
  ] as const)('request another card once and keep their place if the card is refused (%s)', async (refusal, text) => {
    const ann = await refusing(`bob ${refusal}`, refusal);
    standAt(market, WEDNESDAY);
    await market.baskets.deliver();
    expect(await market.baskets.deliver()).toBe(0);
    const [mail, ...more] = await mails();
    expect([mail, more]).toEqual([expect.stringMatching(/Une autre carte[^]*mercredi\s25\snovembre à minuit/), []]);
    expect(mail).toContain(text);
    expect([await weeksOf(ann), cardNeeded(await basketOf(ann), USUAL_CALENDAR, ann.now)?.period.id]).toEqual([
      [],
      '2026-11-20',
    ]);
    await leaveCard(market, ann, '4242');
    expect(cardNeeded(await basketOf(ann), USUAL_CALENDAR, ann.now)).toBeNull();
    await Promise.all([market, replica(WEDNESDAY)].map(({ baskets }) => baskets.deliver()));
    expect([await weeksOf(ann), chargedTo(ann)]).toEqual([['2026-11-20'], [3200]]);
    expect(cardNeeded(await basketOf(ann), USUAL_CALENDAR, ann.now)).toBeNull();
    expect(await mails()).toEqual([expect.stringMatching(/confirmée/)]);
  });

  it('announce the refusal of a second card too, and charge a third one', async () => {
    const ann = await refusing('three cards');
    standAt(market, WEDNESDAY);
    await market.baskets.deliver();
    await leaveCard(market, ann, '0003', 'insufficientFunds');
    expect(cardNeeded(await basketOf(ann), USUAL_CALENDAR, ann.now)).toBeNull();
    await market.baskets.deliver();
    expect(cardNeeded(await basketOf(ann), USUAL_CALENDAR, ann.now)?.period.id).toBe('2026-11-20');
    expect(await mails()).toEqual([
      expect.stringContaining('La carte a été refusée.'),
      expect.stringContaining('pas assez de fonds'),
    ]);
    await leaveCard(market, ann, '4242');
    await market.baskets.deliver();
    expect([await weeksOf(ann), chargedTo(ann)]).toEqual([['2026-11-20'], [3200]]);
  });

  it('are cancelled for the week if nobody paid by Wednesday’s end, and the subscription continues', async () => {
    const ann = await refusing('late');
    standAt(market, WEDNESDAY);
    await market.baskets.deliver();
    await mails();
    standAt(market, THURSDAY);
    await market.baskets.deliver();
    expect(await mails()).toEqual([expect.stringMatching(/Pas de panier[^]*La carte a été refusée\.[^]*continue/)]);
    await leaveCard(market, ann, '4242');
    expect(await market.baskets.deliver()).toBe(0);
    expect(cardNeeded(await basketOf(ann), USUAL_CALENDAR, ann.now)).toBeNull();
    standAt(market, '2026-12-02T00:00:00-05:00');
    await market.baskets.deliver();
    expect([await weeksOf(ann), chargedTo(ann)]).toEqual([['2026-11-27'], [3200]]);
  });

  it('are charged to another card until their place opens, where that is before Wednesday’s end', async () => {
    const [early, late] = [await refusing('before opening'), await refusing('at opening')];
    const days = (list: string[]) =>
      database.kysely.updateTable('location').set({ days: list }).where('id', '=', location('marche')).execute();
    await days(['2026-11-26', '2026-11-25 10:00-14:00']);
    await market.catalogue.fresh();
    standAt(market, WEDNESDAY);
    await market.baskets.deliver();
    await mails();
    for (const [ann, instant] of [
      [early, '2026-11-25T09:59:59.999-05:00'],
      [late, '2026-11-25T10:00:00-05:00'],
    ] as const) {
      standAt(market, instant);
      await leaveCard(market, ann);
      await market.baskets.deliver();
    }
    expect([await weeksOf(early), chargedTo(early)]).toEqual([['2026-11-20'], [3200]]);
    expect([await weeksOf(late), chargedTo(late)]).toEqual([[], []]);
    expect(await mails()).toEqual([
      expect.stringMatching(/^before opening@[^]*confirmée/),
      expect.stringMatching(/^at opening@[^]*Pas de panier/),
    ]);
    await days([]);
  });

  it('are announced but not charged for weeks in which no process ran, and charged for the current one', async () => {
    const ann = await subscribed('slept');
    standAt(market, '2026-12-09T06:00:00-05:00');
    await market.baskets.deliver();
    expect([await weeksOf(ann), chargedTo(ann)]).toEqual([['2026-12-04'], [3200]]);
    expect((await mails()).map((mail) => /: (Pas de panier|Commande)/.exec(mail)?.[1]).toSorted()).toEqual([
      'Commande',
      'Pas de panier',
      'Pas de panier',
    ]);
  });

  it('are delivered for the zone’s price, which other baskets and orders of the week do not pay again (E5)', async () => {
    const ann = await signedIn(market, 'delivered');
    await giveAddress(database, ann, 'J0X1A0');
    await subscribed('delivered', { handle: 'd1' }, VALLEY);
    await subscribed('delivered', { handle: 'd2', price: 2200 }, VALLEY);
    standAt(market, WEDNESDAY);
    await Promise.all([market, replica(WEDNESDAY)].map(({ baskets }) => baskets.deliver()));
    await market.baskets.deliver();
    expect((await ordersOf(ann)).map(({ shipping }) => shipping).toSorted()).toEqual([0, 700]);
    expect(await weeksOf(ann)).toEqual(['2026-11-20', '2026-11-20']);
    expect((await ordersOf(ann)).map(({ status }) => status)).toEqual(['processed', 'processed']);
  });

  it('wait for an address in their zone, requested by mail, if the address left it, without requesting a card', async () => {
    const ann = await signedIn(market, 'moved');
    await giveAddress(database, ann, 'J0X1A0');
    await subscribed('moved', {}, VALLEY);
    await giveAddress(database, ann, 'J9A1A1');
    standAt(market, WEDNESDAY);
    expect(await market.baskets.deliver()).toBeGreaterThan(0);
    expect([await ordersOf(ann), chargedTo(ann)]).toEqual([[], []]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatch(/Votre adresse pour votre panier[^]*n’est pas dans la zone[^]*Changez l’adresse/);
    expect(mail).not.toMatch(/carte/);
    expect(cardNeeded(await basketOf(ann), USUAL_CALENDAR, new Date(WEDNESDAY))).toBeNull();
    await market.baskets.deliver();
    expect(await mails()).toEqual([]);
    await giveAddress(database, ann, 'J0X2B0');
    await market.baskets.deliver();
    expect((await ordersOf(ann)).map(({ shipping }) => shipping)).toEqual([700]);
  });

  it('do not merge with an order of the cart, and do not change the cart (E19, E51)', async () => {
    const ann = await subscribed('with cart');
    await market.cart.add(ann, await offer(database, 'with cart', { price: 450 }), 2);
    await market.cart.updateSession(ann, FETCHED);
    standAt(market, WEDNESDAY);
    await market.baskets.deliver();
    expect((await market.cart.view(ann)).lines.filter(({ basket }) => !basket)).toHaveLength(1);
    expect((await ordersOf(ann)).map(({ status }) => status)).toEqual(['processed']);
  });

  it('are delivered although the customer cancels while the job runs, and not afterwards', async () => {
    const customers = await Promise.all(['c1', 'c2', 'c3', 'c4'].map((name) => subscribed(name)));
    const subscriptions = await Promise.all(customers.map(basketOf));
    standAt(market, WEDNESDAY);
    await Promise.all([
      replica(WEDNESDAY).baskets.deliver(),
      ...customers.map((customer, index) => market.baskets.subscriptions.cancel(customer, subscriptions[index]!.id)),
      replica(WEDNESDAY).baskets.deliver(),
    ]);
    await market.baskets.deliver();
    for (const buyer of customers) expect([await weeksOf(buyer), chargedTo(buyer)]).toEqual([['2026-11-20'], [3200]]);
    standAt(market, '2026-12-02T00:00:00-05:00');
    await market.baskets.deliver();
    for (const buyer of customers) expect(await weeksOf(buyer)).toEqual(['2026-11-20']);
  });

  it('are not charged after a cancellation or pause before the opt-out, even by a process whose clock is ahead', async () => {
    const ann = await subscribed('before');
    const bob = await subscribed('before too');
    standAt(market, LAST_MOMENT);
    await market.baskets.subscriptions.cancel(ann, (await basketOf(ann)).id);
    await market.baskets.subscriptions.update(bob, (await basketOf(bob)).id, { isPaused: true });
    await replica(WEDNESDAY).baskets.deliver();
    expect([await weeksOf(ann), await weeksOf(bob)]).toEqual([[], []]);
  });

  it('cannot be paused by a slow call once they are decided', async () => {
    const ann = await subscribed('slow');
    const { id } = await basketOf(ann);
    await replica(WEDNESDAY).baskets.deliver();
    standAt(market, LAST_MOMENT);
    const latePause = market.baskets.subscriptions.update(ann, id, { pauseWeeks: [toId('Period', '2026-11-20')] });
    await expect(latePause).rejects.toMatchObject({ code: 'WEEK_CLOSED' });
    expect(await weeksOf(ann)).toEqual(['2026-11-20']);
  });
});
