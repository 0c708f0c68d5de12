import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { basketOffer, FETCHED, giveAddress, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, openMarket, refusals, zone, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { agreementNeeded, fixedWeeks } from './nextBasket.ts';

const SATURDAY = '2026-11-21T12:00:00-05:00';
const MONDAY = '2026-11-23T13:00:00-05:00';
const TUESDAY = '2026-11-24T12:00:00-05:00';
const WEDNESDAY = '2026-11-25T00:00:00-05:00';
const THURSDAY = '2026-11-26T00:00:00-05:00';
const NEXT_WEDNESDAY = '2026-12-02T00:00:00-05:00';
const WEEK = '2026-11-20';
const VALLEY = { shippingZoneId: toId('ShippingZone', zone('vallee')) };

describe.each(testDatabaseKinds())('a basket that costs more than its subscriber agreed to (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  beforeEach(() => standAt(market, SATURDAY));
  afterEach(async () => {
    expect(await checkInvariants(database)).toEqual([]);
    await sql`update user_basket set cancelled_at = now()`.execute(database.kysely);
    await sql`update basket_delivery set status = 'missed' where status = 'due'`.execute(database.kysely);
    await sql`update shipping_zone set price = 700 where id = ${zone('vallee')}`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const charges = async (caller: Caller) =>
    (await market.customerOrders.listByCustomer(idOf(caller))).map(({ periodStart, total }) => [periodStart, total]);
  const basketOf = async (caller: Caller) => (await market.baskets.subscriptions.list(caller.visitor))[0]!;
  const at = (caller: Caller, instant: string): Caller => ({ ...caller, now: new Date(instant) });
  async function mails(): Promise<string[]> {
    await market.mails.sendDue();
    return market.mail.accepted
      .splice(0)
      .map(({ to, subject, text }) => `${to}: ${subject}\n${text}`.replace(/\s/g, ' '));
  }
  /** Two processes run the jobs at once. */
  async function run(instant: string): Promise<void> {
    const other = marketServices(database, { payment: market.payment });
    for (const server of [market, other]) standAt(server, instant);
    await Promise.all([market, other].map((server) => server.baskets.announce()));
    await Promise.all([market, other].map((server) => server.baskets.deliver()));
  }
  async function subscribed(name: string, place: object = FETCHED): Promise<Caller> {
    const ann = await signedIn(market, name);
    await leaveCard(market, ann);
    await giveAddress(database, ann, 'J0X1A0');
    const offer = await basketOffer(database, name);
    await market.catalogue.fresh();
    await market.baskets.subscriptions.subscribe(at(ann, SATURDAY), offer, place);
    await mails();
    return ann;
  }
  async function reprice(name: string, more: Parameters<typeof basketOffer>[2]): Promise<void> {
    await basketOffer(database, name, more);
    await market.catalogue.fresh();
  }
  const accept = async (caller: Caller, total: number, instant = TUESDAY) =>
    market.baskets.subscriptions.update(at(caller, instant), (await basketOf(caller)).id, { total });

  it('is announced ahead with both totals, once, and again on Monday; accepted, it is charged', async () => {
    const ann = await subscribed('ahead');
    await reprice('ahead', { price: 3500 });
    for (let nth = 0; nth < 2; nth += 1) await run(SATURDAY);
    expect(await mails()).toEqual([
      expect.stringMatching(
        /^ahead@.*: Le prix de votre panier change.*32,00 \$ à 35,00 \$.*mardi 24 novembre au soir/,
      ),
    ]);
    await run(MONDAY);
    expect(await mails()).toEqual([
      expect.stringMatching(
        /Votre panier de la semaine.*32,00 \$ à 35,00 \$.*Sans votre accord d.ici au mardi 24 novembre/,
      ),
    ]);
    await accept(ann, 3500);
    await accept(ann, 3500);
    await run(WEDNESDAY);
    expect(await charges(ann)).toEqual([[WEEK, 3500]]);
  });

  it('is not charged without an answer; it waits until Wednesday is over, and an agreement by then brings it', async () => {
    const ann = await subscribed('waiting');
    await reprice('waiting', { price: 3500 });
    await run(TUESDAY);
    await mails();
    for (let nth = 0; nth < 2; nth += 1) await run(WEDNESDAY);
    expect([await charges(ann), await mails()]).toEqual([
      [],
      [expect.stringMatching(/Votre accord.*32,00 \$.*à 35,00 \$.*mercredi 25 novembre à minuit/)],
    ]);
    const view = await basketOf(ann);
    expect(agreementNeeded(view, USUAL_CALENDAR, new Date(WEDNESDAY))).toMatchObject({ by: new Date(THURSDAY) });
    expect(fixedWeeks(view, USUAL_CALENDAR, new Date(WEDNESDAY))).toEqual([]);
    await accept(ann, 3500, WEDNESDAY);
    expect(agreementNeeded(await basketOf(ann), USUAL_CALENDAR, new Date(WEDNESDAY))).toBeNull();
    await run(WEDNESDAY);
    expect(await charges(ann)).toEqual([[WEEK, 3500]]);
  });

  it('is skipped with words if nobody agrees, and comes again once they do', async () => {
    const ann = await subscribed('silent');
    await reprice('silent', { price: 3500 });
    await run(WEDNESDAY);
    await mails();
    await run(THURSDAY);
    expect(await mails()).toEqual([
      expect.stringMatching(/Pas de panier cette fois.*32,00 \$.*à 35,00 \$.*dès que vous acceptez le nouveau prix/),
    ]);
    await accept(ann, 3500, THURSDAY);
    await run(NEXT_WEDNESDAY);
    expect(await charges(ann)).toEqual([['2026-11-27', 3500]]);
  });

  it('counts taxes, deposits and delivery: each of them is agreed to', async () => {
    const ann = await subscribed('parts', VALLEY);
    expect((await basketOf(ann)).agreedTotal).toBe(3900);
    for (const [change, total] of [
      [{ deposit: 100 }, 4000],
      [{ taxable_price: 1000 }, 4050],
      [{ price: 3201 }, 3901],
    ] as const) {
      await reprice('parts', change);
      expect(await basketOf(ann)).toMatchObject({ agreedTotal: 3900, total });
      await reprice('parts', { deposit: 0, taxable_price: 0 });
    }
    await sql`update shipping_zone set price = 701 where id = ${zone('vallee')}`.execute(database.kysely);
    await run(WEDNESDAY);
    expect(await charges(ann)).toEqual([]);
  });

  it('is charged as it is now if it costs less, and needs no new agreement when it returns to the agreed total', async () => {
    const ann = await subscribed('cheaper');
    await reprice('cheaper', { price: 3000 });
    await run(WEDNESDAY);
    await reprice('cheaper', { price: 3200 });
    await run(NEXT_WEDNESDAY);
    expect(await charges(ann)).toEqual([
      ['2026-11-27', 3200],
      [WEEK, 3000],
    ]);
    expect((await mails()).join()).not.toContain('prix');
  });

  it('is charged for the place of a decided week, though its subscription has moved to a cheaper one', async () => {
    const ann = await subscribed('moving');
    const { id } = await basketOf(ann);
    await market.baskets.subscriptions.update(at(ann, TUESDAY), id, { preferences: VALLEY, total: 3900 });
    await leaveCard(market, ann, '0002', 'declined');
    await run(WEDNESDAY);
    await market.baskets.subscriptions.update(at(ann, WEDNESDAY), id, { preferences: FETCHED });
    expect(await basketOf(ann)).toMatchObject({ agreedTotal: 3200 });
    await leaveCard(market, ann);
    await run(WEDNESDAY);
    expect(await charges(ann)).toEqual([[WEEK, 3900]]);
  });

  it('is skipped for the last reason: its price, though a card was refused before', async () => {
    const ann = await subscribed('reasons');
    await leaveCard(market, ann, '0002', 'declined');
    await run(WEDNESDAY);
    await leaveCard(market, ann);
    await reprice('reasons', { price: 3500 });
    await run(WEDNESDAY);
    await mails();
    await run(THURSDAY);
    expect(await mails()).toEqual([expect.stringMatching(/Pas de panier cette fois.*32,00 \$.*à 35,00 \$/)]);
    expect(await charges(ann)).toEqual([]);
  });

  it('refuses an agreement to a total that rose again, with both totals, and keeps the old one', async () => {
    const ann = await subscribed('again');
    await reprice('again', { price: 3600 });
    expect(await refusals(accept(ann, 3500))).toEqual([
      { code: 'TOTAL_RAISED', params: { shown: 3500, current: 3600 } },
    ]);
    expect((await basketOf(ann)).agreedTotal).toBe(3200);
  });

  it('is moved for the displayed total; without one, by the difference between both places', async () => {
    const ann = await subscribed('moved');
    const { id } = await basketOf(ann);
    const { update } = market.baskets.subscriptions;
    const move = (input: object) => update(at(ann, TUESDAY), id, input);
    expect(await refusals(move({ preferences: VALLEY, total: 3800 }))).toEqual([
      { code: 'TOTAL_RAISED', params: { shown: 3800, current: 3900 } },
    ]);
    expect(await move({ preferences: VALLEY, total: 3900 })).toMatchObject({ agreedTotal: 3900, total: 3900 });
    await reprice('moved', { price: 3500 });
    expect(await move({ preferences: FETCHED })).toMatchObject({ agreedTotal: 3200, total: 3500 });
  });

  it('is not ended or moved from a displayed week that was fixed meanwhile: the act is refused and names it (E69)', async () => {
    const ann = await subscribed('fixed');
    const { id } = await basketOf(ann);
    const { cancel, update } = market.baskets.subscriptions;
    const late = at(ann, WEDNESDAY);
    const closed = [{ code: 'WEEK_CLOSED', params: { period: toId('Period', WEEK), optOutBy: WEDNESDAY } }];
    expect(await refusals(cancel(late, id, WEEK))).toEqual(closed);
    const from = toId('Period', WEEK);
    expect(await refusals(update(late, id, { preferences: VALLEY, from }))).toEqual(closed);
    const view = await basketOf(ann);
    expect(view.location).not.toBeNull();
    expect(fixedWeeks(view, USUAL_CALENDAR, new Date(WEDNESDAY)).map(({ week }) => week)).toEqual([WEEK]);
    await cancel(late, id, '2026-11-27');
    await cancel(late, id, WEEK);
    await run(WEDNESDAY);
    expect(await charges(ann)).toEqual([[WEEK, 3200]]);
  });
});
