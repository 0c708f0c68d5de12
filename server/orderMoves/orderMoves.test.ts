import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { standAt } from '../../tests/support/basketMarket.ts';
import { changedMeanwhile } from '../../tests/support/changedMeanwhile.ts';
import { PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import {
  codes,
  location,
  marketServices,
  offer,
  openMarket,
  refusals,
  shopper,
  zone,
  type MarketServices,
} from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { MarketError } from '../marketError.ts';
import type { MoveInput } from './orderMoveService.ts';

const SATURDAY = '2026-12-19T12:00:00-05:00';
const WEEK = '2026-12-18';
const EVE = '2026-12-24';
const MARKET = location('marche');
const locationId = (key: string) => toId('Location', location(key));
const zoneId = (key: string) => toId('ShippingZone', zone(key));

describe.each(testDatabaseKinds())('moving paid orders (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staff: Caller;
  let apples: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    standAt(market, SATURDAY);
    staff = await signedIn(market, 'josee', { roles: ['staff'] });
    apples = await offer(database, 'apples', { price: 900, stock: 1000 });
  });
  beforeEach(() => standAt(market, SATURDAY));
  afterEach(async () => {
    expect(await checkInvariants(database)).toEqual([]);
    await sql`delete from order_move; delete from market_week; update location set days = '{}', active = key <> 'ferme'; update shipping_zone set days = '{}';
      delete from outbox where kind = 'orders_moved';
      update orders set period_start = '2026-01-02', slot_from = '2026-01-08T15:00Z', slot_to = '2026-01-08T19:00Z', from_storage = false`.execute(
      database.kysely,
    );
    await market.catalogue.fresh();
    market.mail.accepted.splice(0);
  });
  afterAll(() => database.close());

  const at = (now: string): Caller => ({ ...staff, now: new Date(now), locale: 'fr' });
  const all: MoveInput = {
    week: WEEK,
    placeId: locationId('marche'),
    day: EVE,
    orderId: null,
    toWeek: WEEK,
    toPlaceId: null,
    toDay: null,
    hours: null,
  };
  const to = (change: Partial<MoveInput>): MoveInput => ({ ...all, ...change });
  const GYM = to({ toPlaceId: locationId('gymnase') });
  let calls = 0;
  const preview = (input: MoveInput) => market.orderMoves.preview(new Date(SATURDAY), input);
  const agreed = ({ moves, groups }: Awaited<ReturnType<typeof preview>>) => ({
    orders: moves.map(({ order }) => order.id),
    slots: groups.map(({ toSlot }) => toSlot.from),
  });
  async function move(input: MoveInput, { requestId = `move ${(calls += 1)}`, now = SATURDAY } = {}) {
    return market.orderMoves.move(at(now), {
      ...input,
      ...agreed(await market.orderMoves.preview(new Date(now), input)),
      requestId,
    });
  }
  /** Buys apples and returns the order's id. */
  async function buys(who: Caller, place: object = { locationId: toId('Location', MARKET) }): Promise<string> {
    await market.cart.add(who, apples, 1);
    await market.cart.updateSession(who, place as never);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(who, PAY)));
    const row = await database.kysely
      .selectFrom('orders')
      .select('id')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const read = async (id: string) =>
    database.kysely
      .selectFrom('orders')
      .select(['location_id', 'shipping_zone_id', 'period_start', 'slot_from', 'slot_to', 'moves', 'total'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  async function mails() {
    await sql`update outbox set next_at = now() where kind = 'orders_moved'`.execute(database.kysely);
    market.mail.accepted.splice(0);
    await market.mails.sendDue();
    return market.mail.accepted.filter(({ subject }) => /déplac|rendez-vous|moved|new time/.test(subject));
  }

  it('moves all orders of a place and day to another place, once, with the values that were shown', async () => {
    const ids = [await buys(shopper(market, 'first')), await buys(shopper(market, 'second'))];
    const before = await read(ids[0]!);
    expect(await preview(GYM)).toMatchObject({
      groups: [{ orders: 2, from: { key: 'marche' }, place: { key: 'gymnase' } }],
      staying: [],
      payments: 0,
      outsideHours: null,
    });
    const done = await move(GYM, { requestId: 'once' });
    expect(done).toMatchObject({ orders: 2, undone: false, undoUntil: new Date('2026-12-19T12:02:00-05:00') });
    for (const id of ids) expect(await read(id)).toEqual({ ...before, location_id: location('gymnase'), moves: 1 });
    // A second press is the first one's answer; another one has nothing left to move.
    const shown = agreed(await preview(GYM));
    expect(await codes(market.orderMoves.move(at(SATURDAY), { ...GYM, ...shown, requestId: 'once' }))).toEqual([
      'REQUEST_REUSED',
    ]);
    expect(await codes(market.orderMoves.move(at(SATURDAY), { ...GYM, ...shown, requestId: 'more' }))).toEqual([
      'MOVE_CHANGED',
    ]);
    // The lists and the history of the desk have them where they are.
    const lists = { periodStart: WEEK, shippingZoneId: null, changedSince: new Date(SATURDAY) };
    expect(await market.packing.sheets({ ...lists, locationId: location('gymnase') })).toHaveLength(2);
    expect(await market.packing.sheets({ ...lists, locationId: MARKET })).toEqual([]);
    const order = (await market.staffOrders.byId(ids[0]!))!;
    expect((await market.staffOrders.history(order)).find(({ kind: event }) => event === 'moved')).toMatchObject({
      move: { from: { location: MARKET }, to: { location: location('gymnase') } },
    });
  });

  it('does nothing if other values were shown', async () => {
    const id = await buys(shopper(market, 'shown'));
    const shown = agreed(await preview(GYM));
    await buys(shopper(market, 'later'));
    expect(await codes(market.orderMoves.move(at(SATURDAY), { ...GYM, ...shown, requestId: 'old' }))).toEqual([
      'MOVE_CHANGED',
    ]);
    const now = agreed(await preview(GYM));
    for (const [orders, slots] of [
      [now.orders.slice(1), now.slots],
      [now.orders, [new Date(SATURDAY)]],
    ] as const)
      expect(await codes(market.orderMoves.move(at(SATURDAY), { ...GYM, orders, slots, requestId: 'less' }))).toEqual([
        'MOVE_CHANGED',
      ]);
    expect((await read(id)).moves).toBe(0);
  });

  it('has a closed day alone, which stays closed for shoppers, until the calendar opens it and closes the usual one', async () => {
    const id = await buys(shopper(market, 'tuesday'));
    const close = (version: number) =>
      market.catalogueAdmin.saveWeek(at(SATURDAY), WEEK, {
        version,
        places: [
          { place: toId('Location', MARKET), days: [{ day: EVE }, { day: '2026-12-22', from: '10:00', to: '14:00' }] },
        ],
      });
    expect(await codes(close(0))).toEqual(['PLACE_SOLD']);
    const tuesday = to({ toDay: '2026-12-22', hours: { from: '10:00', to: '14:00' } });
    const slot = { from: new Date('2026-12-22T10:00:00-05:00'), to: new Date('2026-12-22T14:00:00-05:00') };
    expect((await preview(tuesday)).outsideHours).toEqual(slot);
    await move(tuesday);
    expect(await read(id)).toMatchObject({ slot_from: slot.from, slot_to: slot.to, period_start: WEEK });
    // Nothing is announced, and another shopper is still served on the usual day.
    expect(await market.fulfilment.announced(new Date(SATURDAY))).toEqual([]);
    expect((await read(await buys(shopper(market, 'another')))).slot_from).toEqual(
      new Date('2026-12-24T14:00:00-05:00'),
    );
    await move(tuesday);
    // The opened day may have other hours than the orders that were moved there before.
    const opened = async (from: string, version: number) =>
      market.catalogueAdmin.saveWeek(at(SATURDAY), WEEK, {
        version,
        places: [{ place: toId('Location', MARKET), days: [{ day: '2026-12-22', from, to: '14:00' }] }],
      });
    expect((await opened('09:00', 0)).version).toBe(1);
    expect(await codes(opened('11:00', 1))).toEqual(['PLACE_SOLD']);
    expect((await opened('10:00', 1)).version).toBe(2);
    expect((await close(2)).places.flatMap(({ days }) => days)).toHaveLength(2);
  });

  it('moves a whole week to the next one, each order at its place, and the week can be closed', async () => {
    const ids = [
      await buys(shopper(market, 'pickup')),
      await buys(shopper(market, 'round'), { shippingZoneId: toId('ShippingZone', zone('vallee')) }),
    ];
    const week = to({ placeId: null, day: null, toWeek: '2026-12-25' });
    expect((await preview(week)).groups.map(({ orders, place }) => [place.key, orders])).toEqual(
      expect.arrayContaining([
        ['marche', 1],
        ['vallee', 1],
      ]),
    );
    const outside = () =>
      database.kysely.selectFrom('fulfillment').select('outside_zone').where('order_id', '=', ids[1]!).execute();
    await sql`update fulfillment set outside_zone = true where order_id = ${ids[1]}`.execute(database.kysely);
    const { id: moveId } = await move(week);
    // Whoever lives outside the zone does so on another day, too.
    expect(await outside()).toEqual([{ outside_zone: true }]);
    expect(await read(ids[0]!)).toMatchObject({
      period_start: '2026-12-25',
      slot_from: new Date('2026-12-31T14:00:00-05:00'),
    });
    expect(await read(ids[1]!)).toMatchObject({ period_start: '2026-12-25', shipping_zone_id: zone('vallee') });
    expect(await market.catalogueAdmin.saveWeek(at(SATURDAY), WEEK, { version: 0, closed: true })).toMatchObject({
      closed: true,
      sold: 0,
    });
    expect(await codes(market.orderMoves.undo(at(SATURDAY), moveId))).toEqual(['MOVE_FINAL']);
    expect((await read(ids[0]!)).period_start).toBe('2026-12-25');
  });

  it('tells each person once, in their language, with the entry of their calendar', async () => {
    const ann = { ...(await signedIn(market, 'ann')), locale: 'en' as const };
    await buys(ann);
    await database.kysely.updateTable('customer').set({ locale: 'en' }).where('email', 'like', 'ann%').execute();
    await database.kysely.updateTable('orders').set({ created_at: '2026-12-18T01:00Z' }).execute();
    await buys(ann);
    await buys(shopper(market, 'guest'));
    expect(await preview(GYM)).toMatchObject({ mails: 2, withoutAddress: 0 });
    await move(GYM);
    const sent = await mails();
    expect(sent.map(({ locale, files }) => [locale, files?.length]).toSorted()).toEqual([
      ['en', 2],
      ['fr', 1],
    ]);
    const french = sent.find(({ locale }) => locale === 'fr')!;
    expect(french.text).toContain('Ancien rendez-vous\u00a0: marche, jeudi\u00a024\u00a0décembre');
    expect(french.text).toContain('Cueillette\u00a0: gymnase');
    expect(french.files?.[0]?.text).toMatch(/UID:order-\d+@market.example.test[\s\S]*SEQUENCE:1\r/);
  });

  it('tells of the last move alone, from where the order was before it, if the first one’s mail was late', async () => {
    await buys(shopper(market, 'twice'));
    await move(GYM);
    await move(to({ placeId: locationId('gymnase'), toPlaceId: locationId('marche') }), {
      now: '2026-12-19T12:02:00-05:00',
    });
    const sent = await mails();
    expect(sent.map(({ text }) => /Ancien rendez-vous\s: (\S+),/.exec(text)?.[1])).toEqual(['gymnase']);
    expect(sent[0]?.text).toContain('Cueillette\u00a0: marche');
  });

  it('is taken back before anybody is mailed, not later', async () => {
    const id = await buys(shopper(market, 'undo'));
    const before = await read(id);
    const { id: moveId } = await move(GYM);
    expect(await codes(market.orderMoves.undo(at('2026-12-19T12:02:00-05:00'), moveId))).toEqual(['MOVE_FINAL']);
    const undoneAt = new Date('2026-12-19T12:01:59-05:00');
    const sheets = { periodStart: WEEK, locationId: MARKET, shippingZoneId: null, changedSince: undoneAt };
    expect(await market.packing.sheets(sheets)).toEqual([]);
    for (const _ of [1, 2])
      expect(await market.orderMoves.undo(at(undoneAt.toISOString()), moveId)).toMatchObject({
        undone: true,
        orders: 1,
      });
    // Other tablets read what changed since they last did.
    expect((await market.packing.sheets(sheets)).map(({ order }) => order.id)).toEqual([id]);
    expect(await read(id)).toEqual({ ...before, moves: 2 });
    expect(await mails()).toEqual([]);
    // It may go at once to where it was meant to go.
    expect(await preview(GYM)).toMatchObject({ groups: [{ orders: 1 }], staying: [] });
    const history = await market.staffOrders.history((await market.staffOrders.byId(id))!);
    const [there, back] = [{ location: MARKET }, { location: location('gymnase') }];
    expect(history.filter(({ move: isMove }) => isMove).map(({ kind, move: of }) => [kind, of])).toMatchObject([
      ['moved', { from: there, to: back }],
      ['unmoved', { from: back, to: there }],
    ]);
  });

  const close = (staffCaller: Caller) => {
    const places = [{ place: toId('Location', MARKET), days: [{ day: EVE }] }];
    return market.catalogueAdmin.saveWeek(staffCaller, WEEK, { version: 0, places });
  };
  it.each<[string, string | typeof close]>([
    ['its day was closed', close],
    ['its place was closed', `update location set active = false where key = 'marche'`],
    ['an order was moved since', `update orders set moves = 2 where moves = 1`],
    ['somebody is being mailed', `update outbox set tries = 1 where kind = 'orders_moved'`],
  ])('cannot be taken back once %s', async (_, happened) => {
    const id = await buys(shopper(market, 'closed day'));
    const { id: moveId } = await move(GYM);
    await (typeof happened === 'string' ? sql.raw(happened).execute(database.kysely) : happened(at(SATURDAY)));
    expect(await codes(market.orderMoves.undo(at(SATURDAY), moveId))).toEqual(['MOVE_FINAL']);
    expect((await read(id)).location_id).toBe(location('gymnase'));
    expect(await market.orderMoves.lastOf(id)).toBe(moveId);
  });

  it('leaves orders that cannot go, and says why', async () => {
    const [worked, basket, fine, far] = [
      await buys(shopper(market, 'worked')),
      await buys(shopper(market, 'basket')),
      await buys(shopper(market, 'fine')),
      await buys(shopper(market, 'far'), { shippingZoneId: toId('ShippingZone', zone('vallee')) }),
    ];
    await sql`update orders set cancelling = '{}', cancelling_since = now() where id = ${worked}`.execute(
      database.kysely,
    );
    const reasons = async (input: MoveInput) =>
      (await preview(input)).staying.map(({ order, reason }) => [order.id, reason]);
    expect(await reasons(GYM)).toEqual([[worked, 'cancelling']]);
    await sql`update orders set cancelling = null, cancelling_since = null, from_storage = true where id = ${worked}`.execute(
      database.kysely,
    );
    expect(await reasons(GYM)).toEqual([[worked, 'express']]);
    await sql`update orders set from_storage = false where id = ${worked}`.execute(database.kysely);
    expect(await reasons(to({}))).toEqual([
      [worked, 'there'],
      [basket, 'there'],
      [fine, 'there'],
    ]);
    expect(await reasons(to({ placeId: zoneId('vallee'), toPlaceId: zoneId('plateau') }))).toEqual([[far, 'zone']]);
    expect(await reasons(to({ placeId: zoneId('vallee'), toPlaceId: locationId('marche') }))).toEqual([
      [far, 'delivery'],
    ]);
    await move(to({ toPlaceId: locationId('gymnase'), orderId: fine }));
    expect(await reasons(to({ placeId: locationId('gymnase') }))).toEqual([[fine, 'moved']]);
  });

  it('moves no money: what a delivery costs elsewhere is only stated', async () => {
    const id = await buys(shopper(market, 'cheaper'), { shippingZoneId: toId('ShippingZone', zone('vallee')) });
    await sql`update fulfillment set postal_code = 'J9A1A1' where order_id = ${id}`.execute(database.kysely);
    const { total } = await read(id);
    const input = to({ placeId: zoneId('vallee'), toPlaceId: zoneId('plateau') });
    expect(await preview(input)).toMatchObject({ cheaper: 1, cheaperBy: 700, dearer: 0, dearerBy: 0 });
    await move(input);
    expect(await read(id)).toMatchObject({ shipping_zone_id: zone('plateau'), location_id: null, total });
  });

  it.runIf(kind === 'postgres').each<[string, string, boolean, string[]]>([
    ['moves no order that was changed', `update orders set from_storage = true`, false, ['MOVE_CHANGED']],
    ['moves by no calendar that is being changed', `update market set version = version`, false, []],
    ['takes none back that was changed', `update orders set moves = moves + 1`, true, ['MOVE_FINAL']],
    ['takes none back by a calendar that is being changed', `update market set version = version`, true, []],
  ])('%s meanwhile', async (_, change, undoes, refused) => {
    const id = await buys(shopper(market, 'meanwhile'));
    const shown = agreed(await preview(GYM));
    const { id: moveId } = undoes ? await move(GYM) : { id: '' };
    const call = () =>
      undoes
        ? market.orderMoves.undo(at(SATURDAY), moveId)
        : market.orderMoves.move(at(SATURDAY), { ...GYM, ...shown, requestId: `meanwhile ${change}` });
    const meanwhile = (tx: Transaction) => sql.raw(change).execute(tx);
    const ended = () =>
      call().then(
        () => [],
        (error: unknown) => [error instanceof MarketError ? error.code : error],
      );
    expect(await changedMeanwhile(database, meanwhile, ended)).toEqual({ result: refused, hasWaited: true });
    const isMoved = undoes === refused.length > 0;
    expect((await read(id)).location_id).toBe(isMoved ? location('gymnase') : MARKET);
  });

  it('takes orders along that were merged into one, and back', async () => {
    const ann = await signedIn(market, 'merging');
    const first = await buys(ann);
    const second = await buys(ann);
    const { id: moveId } = await move(to({ placeId: null, day: null, toWeek: '2026-12-25' }));
    expect([(await read(first)).period_start, (await read(second)).period_start]).toEqual(['2026-12-25', '2026-12-25']);
    await market.orderMoves.undo(at(SATURDAY), moveId);
    expect([(await read(first)).period_start, (await read(second)).period_start]).toEqual([WEEK, WEEK]);
    // Each way is an event of the order that has the other one's goods, and of nobody else's.
    const moves = database.kysely.selectFrom('desk_action').select('order_id').where('kind', '=', 'move_order');
    const isOfThese = (order: { order_id: string | null }) => [first, second].includes(order.order_id ?? '');
    expect((await moves.execute()).filter(isOfThese)).toEqual([{ order_id: first }, { order_id: first }]);
  });

  it('refuses weeks, places and days to which nothing can go', async () => {
    await buys(shopper(market, 'nowhere'));
    const wrong: [Partial<MoveInput>, string][] = [
      [{ toWeek: '2026-12-11' }, 'toPeriod'],
      [{ toWeek: '2027-02-19' }, 'toPeriod'],
      [{ toPlaceId: locationId('depot') }, 'toPlace'],
      [{ toPlaceId: locationId('ferme') }, 'toPlace'],
      [{ toPlaceId: toId('Location', testId('nowhere')) }, 'toPlace'],
      [{ toDay: '2026-12-30' }, 'toDay'],
      [{ toDay: '2026-12-23' }, 'toDay'],
      [{ toDay: '2026-12-23', hours: { from: '14:00', to: '10:00' } }, 'from'],
    ];
    for (const [change, field] of wrong)
      expect(await refusals(preview(to(change)))).toEqual([{ code: 'BAD_INPUT', params: { field } }]);
  });
});
