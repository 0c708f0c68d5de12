import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basketOffer, FETCHED, giveAddress, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { location, marketServices, openMarket, zone, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const TUESDAY = '2026-11-24T12:00:00-05:00';
const WEDNESDAY = '2026-11-25T00:00:00-05:00';
const VALLEY = { shippingZoneId: toId('ShippingZone', zone('vallee')) };

describe.each(testDatabaseKinds())('subscribers of what is withdrawn (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  beforeEach(() => standAt(market, TUESDAY));
  afterAll(() => database.close());

  const weeksOf = async (caller: Caller) =>
    (await market.customerOrders.listByCustomer(idOf(caller))).map(({ periodStart }) => periodStart);
  const basketsOf = (caller: Caller) => market.baskets.subscriptions.list(caller.visitor);
  async function mails(): Promise<string[]> {
    await market.mails.sendDue();
    return market.mail.accepted
      .splice(0)
      .map(({ to, subject, text }) => `${to}: ${subject}\n${text}`.replace(/\s/g, ' '));
  }
  async function deliver(instant: string): Promise<void> {
    const other = marketServices(database, { payment: market.payment });
    for (const server of [market, other]) standAt(server, instant);
    await Promise.all([market.baskets.deliver(), other.baskets.deliver()]);
  }
  async function setActive(name: string, active: boolean): Promise<void> {
    await sql`update shipping_zone set active = ${active} where id = ${zone(name)}`.execute(database.kysely);
    await market.catalogue.fresh();
  }
  async function subscribed(name: string, place: object = FETCHED): Promise<Caller> {
    const ann = await signedIn(market, name);
    await leaveCard(market, ann);
    await giveAddress(database, ann, 'J0X1A0');
    const offer = await basketOffer(database, name);
    await market.catalogue.fresh();
    await market.baskets.subscriptions.subscribe(ann, offer, place);
    await mails();
    return ann;
  }

  it('hear once, ahead, of a basket that is no longer offered, and their subscription ends', async () => {
    const ann = await subscribed('gone');
    await basketOffer(database, 'gone', { active: false });
    await market.catalogue.fresh();
    await deliver(TUESDAY);
    expect(await mails()).toEqual([expect.stringMatching(/n’est plus offert.*abonnement prend fin.*\/paniers/)]);
    for (const instant of [TUESDAY, WEDNESDAY, '2026-12-02T00:00:00-05:00']) await deliver(instant);
    expect([await weeksOf(ann), await mails(), await basketsOf(ann)]).toEqual([[], [], []]);
  });

  it('hear of a place that is withdrawn while they can still choose another', async () => {
    const bob = await subscribed('moved', VALLEY);
    await setActive('vallee', false);
    for (let nth = 0; nth < 2; nth += 1) await deliver(TUESDAY);
    expect(await mails()).toEqual([expect.stringMatching(/^moved.*autre lieu.*mardi 24 novembre à minuit/)]);
    await market.baskets.subscriptions.update(bob, (await basketsOf(bob))[0]!.id, { preferences: FETCHED });
    await deliver(WEDNESDAY);
    expect(await weeksOf(bob)).toEqual(['2026-11-20']);
    await setActive('vallee', true);
  });

  it('are reminded before the first basket that a closed place does not serve, and hear once that it did not come', async () => {
    const cleo = await subscribed('waiting', VALLEY);
    await setActive('vallee', false);
    await deliver(TUESDAY);
    expect(await mails()).toHaveLength(1);
    for (let nth = 0; nth < 2; nth += 1) await market.baskets.announce();
    expect(await mails()).toEqual([
      expect.stringMatching(/^waiting.*Rappel.*mardi 24 novembre à minuit.*rien n’est débité/),
    ]);
    await deliver(WEDNESDAY);
    expect(await mails()).toEqual([expect.stringMatching(/ne vient pas.*d’autre lieu, aucun panier ne vient/)]);
    standAt(market, '2026-12-01T12:00:00-05:00');
    await market.baskets.announce();
    expect((await mails()).filter((mail) => mail.startsWith('waiting'))).toEqual([]);
    await deliver('2026-12-02T00:00:00-05:00');
    const toCleo = (await mails()).filter((mail) => mail.startsWith('waiting'));
    expect([toCleo, await weeksOf(cleo)]).toEqual([[], []]);
    await setActive('vallee', true);
  });

  it('hear of each week again in which a place in service is closed on their day', async () => {
    const dee = await subscribed('closed days');
    const setDays = async (days: string[]) => {
      await database.kysely.updateTable('location').set({ days }).where('id', '=', location('marche')).execute();
      await market.catalogue.fresh();
    };
    await setDays(['2026-11-26', '2026-12-03']);
    const announced: string[][] = [];
    for (const instant of [WEDNESDAY, '2026-12-02T00:00:00-05:00']) {
      await deliver(instant);
      announced.push((await mails()).filter((mail) => mail.startsWith('closed days')));
    }
    const missed = [expect.stringMatching(/Pas de panier/)];
    expect([announced, await weeksOf(dee)]).toEqual([[missed, missed], []]);
    await setDays([]);
  });
});
