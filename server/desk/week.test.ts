import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAssembled, LINE_STATUSES, nothingComes } from '#rules/lineStatus.ts';
import { isToPack, ORDER_STATUSES } from '#rules/orderStatus.ts';
import { isReturnable } from '#rules/refunds.ts';
import { openApi, type ApiServer } from '../../tests/support/apiServer.ts';
import { chances } from '../../tests/support/chances.ts';
import { countedDatabase } from '../../tests/support/countedDatabase.ts';
import { location, marketServices, openMarket, zone } from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { withRemovedUnits, writeWeekOrders, type LineWish, type OrderWish } from '../../tests/support/weekOrders.ts';
import { toId } from '../graphql/globalId.ts';
import { marketJobs } from '../marketJobs.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const WEEK = '2026-11-27';
const ANOTHER = '2026-12-04';
const SELLERS = ['abeille', 'bergerie', 'ferme'];
const BOX = 'boite';

function randomOrders(count: number): OrderWish[] {
  const chance = chances(11);
  const below = (end: number) => Math.floor(chance() * end);
  const pick = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const line = (): LineWish => {
    const seller = pick([...SELLERS, BOX, 'ancienne']);
    const quantity = 1 + below(4);
    return {
      variantId: seller === 'ancienne' ? null : testId(`variant ${seller}-goods 0`),
      product: seller,
      seller: seller === BOX ? 'ferme' : seller,
      quantity,
      deposit: below(2) * 10,
      status: pick(LINE_STATUSES),
      returned: chance() < 0.2 ? below(quantity + 1) : 0,
    };
  };
  return Array.from({ length: count }, (_, at): OrderWish => {
    const stop = { zoneId: zone(pick(['plateau', 'vallee'])), postalCode: 'J9A1A1', line1: `${at}, rue A` };
    return {
      name: `client ${at}`,
      period: chance() < 0.8 ? WEEK : ANOTHER,
      status: pick(ORDER_STATUSES),
      fromStorage: chance() < 0.2,
      locationId: location(pick(['marche', 'depot'])),
      delivery: chance() < 0.4 ? { ...stop, outsideZone: chance() < 0.3 } : null,
      lines: Array.from({ length: 1 + below(4) }, line),
    };
  });
}

/** The same figures, one order after the other. */
function glanceOf(orders: readonly OrderWish[]) {
  const weekOrders = orders.filter(({ period }) => period === WEEK);
  const packed = weekOrders.filter(({ status }) => isToPack(status!));
  const isDone = ({ status, lines }: OrderWish) =>
    ['fulfilled', 'shipped', 'completed'].includes(status!) ||
    (status === 'disputed' &&
      isAssembled(
        lines.map(({ product, status: lineStatus, quantity }) => ({
          status: lineStatus!,
          quantity: quantity!,
          missing: 0,
          replaced: 0,
          isBox: product === BOX,
        })),
      ));
  const units = (lines: readonly LineWish[], of: (line: LineWish) => number) =>
    lines.reduce((sum, line) => sum + of(line), 0);
  const isMissing = ({ status }: LineWish) => status === 'missing';
  const missingUnits = (line: LineWish) => (isMissing(line) ? line.quantity - (line.returned ?? 0) : 0);
  const lines = packed.flatMap((order) => order.lines);
  const brought = packed
    .flatMap((order) => (order.fromStorage ? [] : order.lines))
    .filter((line) => line.product !== BOX);
  const placeOf = ({ delivery, locationId }: OrderWish) => delivery?.zoneId ?? locationId!;
  const watched = weekOrders.flatMap(({ name, status, delivery, lines: all }) => {
    const missing = isToPack(status!) ? units(all, missingUnits) : 0;
    const isOutside = delivery?.outsideZone && ['processed', 'fulfilled', 'disputed'].includes(status!);
    const reasons = [
      ...(status === 'pending' ? ['pending'] : []),
      ...(status === 'disputed' ? ['disputed'] : []),
      ...(missing > 0 ? ['missing'] : []),
      ...(isOutside ? ['outside_zone'] : []),
    ];
    return reasons.length > 0 ? [{ name, reasons, missing }] : [];
  });
  return {
    orders: packed.length,
    assembled: packed.filter(isDone).length,
    missing: units(lines.filter(isMissing), ({ quantity }) => quantity),
    missingAmount: units(lines, (line) => missingUnits(line) * (100 + (line.deposit ?? 0))),
    reusableBoxes: packed.filter((order) => order.lines.some((line) => line.product === BOX && !isMissing(line)))
      .length,
    places: Object.fromEntries(
      [...Map.groupBy(packed, placeOf)].map(([key, ordersAtPlace]) => [
        key,
        [ordersAtPlace.length, ordersAtPlace.filter(isDone).length],
      ]),
    ),
    producers: [...Map.groupBy(brought, ({ seller }) => seller)].sort().map(([name, producerLines]) => ({
      name,
      expected: units(producerLines, ({ quantity }) => quantity),
      received: units(producerLines, (line) => (['received', 'packed'].includes(line.status!) ? line.quantity : 0)),
      missing: units(producerLines.filter(isMissing), ({ quantity }) => quantity),
    })),
    watched,
  };
}

describe.each(testDatabaseKinds())('a week at a glance (%s)', (kind) => {
  let api: ApiServer;
  const orders = randomOrders(150);
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    const market = smallMarket(api.database.kysely);
    for (const seller of SELLERS) await market.seller(seller);
    for (const seller of [...SELLERS, BOX]) await market.product(`${seller}-goods`, seller === BOX ? 'ferme' : seller);
    const reusable_box = testId(`variant ${BOX}-goods 0`);
    await api.database.kysely.updateTable('market').set({ reusable_box }).execute();
    await writeWeekOrders(api.database, withRemovedUnits(orders));
  });
  afterAll(() => api.close());
  const glance = (week: string | null, now = NOW) => marketServices(api.database).week.glance(week, now);

  it.each([
    ['2026-11-20', false],
    [WEEK, false],
    [ANOTHER, true],
    ['2027-01-08', true],
  ])('says whether orders of the week before are handed over in that of %s', async (week, expected) => {
    expect((await glance(week)).weekBefore).toBe(expected);
  });

  it('adds up its orders', async () => {
    const { period, places, producers, watched, watchedCount, weekBefore: _, ...figures } = await glance(WEEK);
    const expected = glanceOf(orders);
    expect(period.startDate).toBe(WEEK);
    expect({ ...expected, ...figures }).toEqual(expected);
    expect(
      Object.fromEntries(
        places
          .filter(({ orders }) => orders > 0)
          .map((pick) => [pick.shippingZone?.id ?? pick.location?.id, [pick.orders, pick.assembled]]),
      ),
    ).toEqual(expected.places);
    expect(
      producers.map(({ name, expected: expectedUnits, received, missing }) => ({
        name,
        expected: expectedUnits,
        received,
        missing,
      })),
    ).toEqual(expected.producers);
    expect(watched.map(({ order, reasons, missing }) => ({ name: order.customerName, reasons, missing }))).toEqual(
      expected.watched,
    );
    expect(watchedCount).toBe(expected.watched.length);
    expect(watched.length).toBeLessThanOrEqual(100);
    for (const reason of ['pending', 'disputed', 'missing', 'outside_zone'])
      expect(expected.watched.filter(({ reasons }) => reasons.includes(reason)).length).toBeGreaterThan(0);
  });

  it('counts tasks: what can be packed or is awaited once the week has closed, who is due today, missing goods until they are refunded, and jobs whose last run failed', async () => {
    const market = marketServices(api.database);
    const { week, work } = market;
    work.keep(marketJobs(market));
    const run = async (failed: boolean) =>
      sql`insert into job_run (job, started_at, ended_at, moved, failed_at) values ('mail', now(), now(),
        ${failed ? null : 1}::int, now()) on conflict (job) do update set moved = excluded.moved`.execute(
        api.database.kysely,
      );
    await run(true);
    const lacks = ({ status, lines }: OrderWish) =>
      isReturnable(status!) && lines.some((line) => line.status === 'missing' && (line.returned ?? 0) < line.quantity);
    const comingOf = ({ lines }: OrderWish) =>
      lines.map((line) => ({ ...line, status: line.status!, missing: 0, replaced: 0, isBox: line.product === BOX }));
    const canPack = (pick: OrderWish) =>
      pick.lines.some(({ status }) => status === 'received') ||
      pick.lines.every(({ status }) => status === 'packed' || status === 'missing');
    const awaitedOf = ({ lines }: OrderWish) =>
      lines.flatMap(({ status, product, seller }) =>
        product !== BOX && (status === 'waiting' || status === 'preparing') ? [seller] : [],
      );
    const processed = orders.filter(({ status }) => status === 'processed');
    // Every third order is picked up late on Thursday, the others the next day.
    await sql`update orders set slot_from = case when number % 3 = 0 then '2026-12-03T23:30:00-05:00'::timestamptz
      else '2026-12-04T00:00:00-05:00'::timestamptz end`.execute(api.database.kysely);
    const { rows: due } = await sql<{ name: string }>`
      select contact_name as name from orders where slot_from < '2026-12-04T05:00:00Z'`.execute(api.database.kysely);
    const isDue = ({ name, status }: OrderWish) =>
      due.some((row) => row.name === name) && ['processed', 'fulfilled', 'shipped'].includes(status!);
    for (const [now, isClosed, isDueDay] of [
      ['2026-11-28T12:00:00Z', () => false, false],
      ['2026-12-03T12:00:00Z', (pick: OrderWish) => pick.period === WEEK, true],
      ['2026-12-09T12:00:00Z', () => true, false],
    ] as const)
      expect(await week.tasks(new Date(now))).toEqual({
        toPack: processed.filter(
          (pick) => (pick.fromStorage || isClosed(pick)) && canPack(pick) && !nothingComes(comingOf(pick)),
        ).length,
        toReceive: new Set(processed.flatMap((pick) => (isClosed(pick) && !pick.fromStorage ? awaitedOf(pick) : [])))
          .size,
        toHandOver: isDueDay ? orders.filter((pick) => isDue(pick) && !nothingComes(comingOf(pick))).length : 0,
        missing: orders.filter(lacks).length,
        problems: 0,
        proposals: 0,
        failedJobs: 1,
      });
    expect((await work.list()).some(({ lastRun }) => lastRun)).toBe(true);
    await run(false);
    expect((await week.tasks(new Date())).failedJobs).toBe(0);
  });

  it('expects as much of each producer as their purchase order does', async () => {
    const { producers } = await glance(WEEK);
    const orders = await marketServices(api.database).packing.producers(WEEK);
    expect(producers.map(({ name, expected }) => [name, expected])).toEqual(
      orders.map(({ name, quantity }) => [name, quantity]),
    );
  });

  it('lists the places that serve it with their slots, even without orders', async () => {
    const { places, orders } = await glance('2027-03-05');
    expect(orders).toBe(0);
    expect(places.length).toBeGreaterThan(2);
    for (const { slot, location: point, shippingZone } of places) {
      expect(slot).not.toBeNull();
      expect(point === null).toBe(shippingZone !== null);
    }
  });

  it('lists them in the order of their times', async () => {
    const days = ['2027-03-18', '2027-03-21 10:00-14:00'];
    await api.database.kysely.updateTable('location').set({ days }).where('id', '=', location('marche')).execute();
    const { week } = marketServices(api.database);
    const { places } = await week.glance('2027-03-12', NOW);
    const starts = places.map(({ slot }) => slot!.from.getTime());
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(places.at(-1)?.location?.key).toBe('marche');
  });

  it('counts orders that were moved to another time of their place there (ADR 173)', async () => {
    const { kysely: db } = api.database;
    const order = { period: '2027-05-07', locationId: location('marche'), lines: [] };
    await writeWeekOrders(api.database, [
      { ...order, name: 'usual' },
      { ...order, name: 'moved' },
      { ...order, name: 'express', fromStorage: true },
    ]);
    const usual = (await glance('2027-05-07')).places.find((place) => place.location?.id === order.locationId)?.slot;
    const at = (name: string, slot_from: Date, slot_to: Date) =>
      db
        .updateTable('orders')
        .set({ slot_from, slot_to })
        .where('id', '=', testId(`order ${name}`))
        .execute();
    const friday = { from: new Date('2027-05-14T14:00-04:00'), to: new Date('2027-05-14T17:00-04:00') };
    await at('usual', usual!.from, usual!.to);
    await at('moved', friday.from, friday.to);
    const { places, orders } = await glance('2027-05-07');
    const times = places.filter((place) => place.location?.id === order.locationId);
    expect(times.map(({ slot, orders: count }) => [slot, count])).toEqual([
      [usual, 2],
      [friday, 1],
    ]);
    expect(orders).toBe(3);
  });

  it('names a refund that the provider refused, only while it is owed', async () => {
    const { kysely: db } = api.database;
    const more = { period: '2027-01-01', locationId: location('marche'), lines: [] };
    await writeWeekOrders(api.database, [
      { ...more, name: 'owed', status: 'cancelled' },
      { ...more, name: 'still paid' },
    ]);
    const refund = (name: string, amount: number, status: 'refused' | 'done') => ({
      id: testId(`refund ${name} ${amount}`),
      order_id: testId(`order ${name}`),
      payment_intent: `pi ${name}`,
      amount,
      status,
      provider_id: status === 'done' ? `re ${name}` : null,
      refusal: status === 'refused' ? 'card closed' : null,
    });
    await db
      .insertInto('refund')
      .values([refund('owed', 1234, 'refused'), refund('owed', 500, 'done'), refund('still paid', 300, 'refused')])
      .execute();
    const { watched } = await glance('2027-01-01');
    expect(watched.map(({ order, reasons, refundRefused }) => [order.customerName, reasons, refundRefused])).toEqual([
      ['owed', ['refund_refused'], 1234],
    ]);
  });

  it('is for staff alone: the named week, else the current one, and no other day (F-199)', async () => {
    const query = `query($p: ID) { staff { week(period: $p) { period { startDate } orders missingAmount watchedCount
      places { location { name } shippingZone { name } slot { from } orders assembled }
      producers { name expected received missing } watched { order { number } reasons missing refundRefused } } } }`;
    const staff = { authorization: await api.identity.token('josee', { roles: ['staff'] }) };
    const ann = { authorization: await api.identity.token('ann') };
    const { data, errors } = await api.call(query, { p: toId('Period', WEEK) }, staff);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ staff: { week: { period: { startDate: WEEK }, orders: glanceOf(orders).orders } } });
    // It is Tuesday of the week that began on the 20th.
    expect((await api.call(query, {}, staff)).data).toMatchObject({
      staff: { week: { period: { startDate: '2026-11-20' } } },
    });
    expect((await api.call(query, {}, ann)).data).toEqual({ staff: null });
    const refusalOf = async (p: string) =>
      (await api.call(query, { p }, staff)).errors.map(({ extensions: { code, params } }) => [code, params]);
    for (const badPeriod of ['per_20261128', 'nothing', toId('Location', location('marche'))])
      expect(await refusalOf(badPeriod)).toEqual([['BAD_INPUT', { field: 'period' }]]);
  });

  it('runs the same few statements for 10 orders and for 1,000', async () => {
    for (const [period, count] of [
      ['2027-02-05', 10],
      ['2027-02-12', 1000],
    ] as const)
      await writeWeekOrders(
        api.database,
        randomOrders(count).map((pick) => ({ ...pick, name: `${period} ${pick.name}`, period, status: 'processed' })),
      );
    const { database, counted: expectedUnits } = countedDatabase(api.database);
    const { week } = marketServices(database);
    const counted = async (period: string) => {
      const { orders } = await week.glance(period, NOW);
      return { orders, statements: expectedUnits().statements };
    };
    await counted('2027-02-05');
    const few = await counted('2027-02-05');
    expect(few.orders).toBe(10);
    expect(few.statements).toBeLessThan(14);
    const manyOrders = await counted('2027-02-12');
    expect(manyOrders.orders).toBe(1000);
    // One more if items of a watched order were refunded.
    expect(manyOrders.statements - few.statements).toBeLessThanOrEqual(1);
  });
});
