import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import { openApi, type ApiServer } from '../../tests/support/apiServer.ts';
import { location, marketServices, openMarket, zone } from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { withRemovedUnits, writeWeekOrders, type LineWish, type OrderWish } from '../../tests/support/weekOrders.ts';
import { toId } from '../graphql/globalId.ts';
import { inHandingOrder } from './packingView.ts';

const WEEK = '2026-11-27';
const MARKET = location('marche');
const ANOTHER = '2026-12-04';
const TEMPERATURES = ['normal', 'cold', 'frozen'] as const;
const SELLERS = ['abeille', 'bergerie', 'ferme'];
/** The shelves of their products; those of the first have none. */
const SHELVES: Record<string, string | null> = { abeille: null, bergerie: 'B-10', ferme: 'B-4' };
const PACKED_STATUSES = ['processed', 'fulfilled', 'shipped', 'completed', 'disputed'];

/** The same numbers at each run, from 0 to 1. */
function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const variants = SELLERS.flatMap((seller) => TEMPERATURES.map((temperature) => ({ seller, temperature })));
const handleOf = ({ seller, temperature }: (typeof variants)[number]) => `${seller}-${temperature}`;
const lineOf = (at: number, quantity: number): LineWish => {
  const variant = variants[at % variants.length]!;
  return {
    variantId: testId(`variant ${handleOf(variant)} 0`),
    product: handleOf(variant),
    seller: variant.seller,
    quantity,
  };
};

function randomOrders(count: number): OrderWish[] {
  const chance = chances(7);
  const below = (end: number) => Math.floor(chance() * end);
  return Array.from({ length: count }, (_, at): OrderWish => {
    const first = below(variants.length);
    const lines = Array.from({ length: 1 + below(6) }, (_line, step) => lineOf(first + step, 1 + below(4)));
    const postalCode = `J9A${below(9)}B${below(9)}`;
    const delivery =
      chance() < 0.4
        ? { zoneId: zone(below(2) ? 'plateau' : 'vallee'), postalCode, line1: `${below(99)}, rue A` }
        : null;
    return {
      name: `client ${at}`,
      period: chance() < 0.8 ? WEEK : ANOTHER,
      status: ORDER_STATUSES[below(ORDER_STATUSES.length)]!,
      fromStorage: chance() < 0.2,
      locationId: location(below(2) ? 'marche' : 'depot'),
      delivery,
      lines,
    };
  });
}

describe.each(testDatabaseKinds())('the lists of a week (%s)', (kind) => {
  let api: ApiServer;
  const orders = randomOrders(120);
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    const market = smallMarket(api.database.kysely);
    for (const seller of SELLERS) await market.seller(seller);
    for (const variant of variants)
      await market.product(handleOf(variant), variant.seller, {
        temperature: variant.temperature,
        is_alcohol: variant.temperature === 'cold',
        shelf: SHELVES[variant.seller] ?? null,
      });
    await writeWeekOrders(api.database, withRemovedUnits(orders));
  });
  afterAll(() => api.close());

  const ordersToPack = orders.filter(({ period, status }) => period === WEEK && PACKED_STATUSES.includes(status!));
  const week = (more = {}) => ({ periodStart: WEEK, locationId: null, shippingZoneId: null, ...more });

  it('contain every paid order that is to be packed, once, with all its lines', async () => {
    const sheets = await api.services.packing.sheets(week());
    expect(sheets.map(({ order }) => order.customerName).sort()).toEqual(ordersToPack.map(({ name }) => name).sort());
    for (const { order, code, lines } of sheets) {
      const input = ordersToPack.find(({ name }) => name === order.customerName)!;
      expect(code).toBe(pickupCode(order.number));
      expect(lines.map(({ line }) => [line.product.primary, line.quantity]).sort()).toEqual(
        input.lines.map(({ product, quantity }) => [product, quantity]).sort(),
      );
      const picked = lines.map(({ temperature }) => TEMPERATURES.indexOf(temperature));
      expect(picked).toEqual(picked.toSorted());
      const walk = lines.map(({ temperature, line }) => [
        temperature,
        ['ferme', 'bergerie', 'abeille'].indexOf(line.sellerName),
      ]);
      expect(walk).toEqual(walk.toSorted(([one, at], [other, to]) => (one === other ? Number(at) - Number(to) : 0)));
      expect(lines.map(({ shelf }) => shelf)).toEqual(lines.map(({ line }) => SHELVES[line.sellerName]));
      for (const { line, temperature, isAlcohol } of lines) {
        expect(line.product.primary.endsWith(temperature)).toBe(true);
        expect(isAlcohol).toBe(temperature === 'cold');
      }
    }
  });

  it('are limited to one place or one round, in the order of its stops', async () => {
    const atMarket = await api.services.packing.sheets(week({ locationId: location('marche') }));
    expect(atMarket.map(({ order }) => order.customerName)).toEqual(
      ordersToPack
        .filter((order) => !order.delivery && order.locationId === location('marche'))
        .map(({ name }) => name),
    );
    const round = await api.services.packing.sheets(week({ shippingZoneId: zone('plateau') }));
    const stops = round.map(({ order }) => order.fulfillment!.postalCode);
    expect(stops).toEqual(stops.toSorted());
    expect(round.map(({ order }) => order.customerName).sort()).toEqual(
      ordersToPack
        .filter(({ delivery }) => delivery?.zoneId === zone('plateau'))
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('are in the order in which places hand over, Express orders with those of their place', async () => {
    const [sheet] = await api.services.packing.sheets(week());
    const at = (number: number, day: string, { locationId = MARKET as string | null, fromStorage = false } = {}) => {
      const slot = { from: new Date(`${day}T14:00-05:00`), to: new Date(`${day}T19:00-05:00`) };
      return { ...sheet!, shippingZone: null, order: { ...sheet!.order, number, locationId, fromStorage, slot } };
    };
    const gym = { locationId: location('gymnase') };
    const sheets = [
      at(1, '2026-12-03'),
      at(2, '2026-11-29', { fromStorage: true }),
      at(3, '2026-11-30', gym),
      at(4, '2026-12-01'),
    ];
    const locations = await api.services.fulfilment.locations();
    expect(inHandingOrder(sheets, locations).map(({ order }) => order.number)).toEqual([3, 2, 4, 1]);
  });

  it('return the same sheet for a single order, and none for an order that is not packed', async () => {
    for (const sheet of (await api.services.packing.sheets(week())).slice(0, 5))
      expect(await api.services.packing.sheet(sheet.order.id)).toEqual(sheet);
    const otherIds = orders
      .filter(({ status }) => !PACKED_STATUSES.includes(status!))
      .map(({ name }) => testId(`order ${name}`));
    expect(otherIds.length).toBeGreaterThan(3);
    for (const id of [testId('order of nobody'), ...otherIds.slice(0, 4)])
      expect(await api.services.packing.sheet(id)).toBeNull();
  });

  it('add up each producer’s goods, without what is already at the market', async () => {
    const expected = new Map<string, { quantity: number; orders: Set<string> }>();
    for (const { name, fromStorage, lines } of ordersToPack)
      for (const { product, quantity } of fromStorage ? [] : lines) {
        const sum = expected.get(product) ?? { quantity: 0, orders: new Set() };
        expected.set(product, { quantity: sum.quantity + quantity, orders: sum.orders.add(name) });
      }
    const producers = await api.services.packing.producers(WEEK);
    expect(producers.map(({ name }) => name)).toEqual(SELLERS);
    const items = producers.flatMap((producer) => producer.items);
    expect(items.map(({ productName, quantity, orders }) => [productName.primary, quantity, orders])).toEqual(
      [...expected].map(([product, { quantity, orders }]) => [product, quantity, orders.size]).sort(),
    );
    for (const { quantity, items: producerItems } of producers)
      expect(quantity).toBe(producerItems.reduce((sum, item) => sum + item.quantity, 0));
    expect(items.map(({ price, amount }) => [price, amount])).toEqual(
      items.map(({ quantity }) => [100, quantity * 100]),
    );
  });

  it('say what an order is packed in, which goods have left the catalogue, and which address is outside the zone', async () => {
    const box = testId('variant abeille-normal 0');
    await api.database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    const delivery = { zoneId: zone('plateau'), postalCode: 'H0H0H0', line1: '1, rue B', outsideZone: true };
    const more = { period: '2027-01-01', locationId: location('marche') };
    await writeWeekOrders(api.database, [
      { ...more, name: 'lent', lines: [{ ...lineOf(0, 1), deposit: 500 }, lineOf(2, 1)] },
      { ...more, name: 'exchanged', lines: [lineOf(0, 1)] },
      { ...more, name: 'disposable', disposableBox: true, lines: [lineOf(1, 1), { ...lineOf(2, 2), price: 125 }] },
      {
        ...more,
        name: 'gone',
        delivery,
        lines: [{ variantId: null, product: 'cidre', seller: 'ancienne', quantity: 3 }],
      },
    ]);
    const sheets = await marketServices(api.database).packing.sheets({ ...week(), periodStart: more.period });
    expect(
      sheets.map(({ order, box: producerItems }) => [
        order.customerName,
        producerItems,
        order.fulfillment?.outsideZone ?? false,
      ]),
    ).toEqual([
      ['lent', 'lent', false],
      ['exchanged', 'exchanged', false],
      ['disposable', 'disposable', false],
      ['gone', 'none', true],
    ]);
    expect(sheets[0]?.lines.map(({ line }) => line.product.primary)).toEqual(['abeille-frozen', 'abeille-normal']);
    expect(sheets[3]?.lines[0]).toMatchObject({ temperature: 'normal', isAlcohol: false });
    const producers = await marketServices(api.database).packing.producers(more.period);
    expect(producers.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['abeille', 4],
      ['ancienne', 3],
    ]);
    // Sold for 1.00 and for 1.25: no price is everybody's.
    expect(producers[0]?.items.map(({ price, amount }) => [price, amount])).toEqual([
      [100, 100],
      [null, 350],
    ]);
  });

  it('are for staff alone, and reject an invalid week (F-199)', async () => {
    const query = `query($d: Date, $l: ID) { staff { packingWeek(startDate: $d) {
      period { startDate }
      sheets(location: $l) { code box order { number contact { phone } outsideZone } shippingZone { name } lines { temperature isAlcohol shelf line { id } } }
      dropOff { name } dropOffFrom dropOffBefore dropOffPlace
      producers { name quantity seller { name } items { productName variantName quantity orders price amount lines { code line { id } } } } } } }`;
    const staff = { authorization: await api.identity.token('josee', { roles: ['staff'] }) };
    const ann = { authorization: await api.identity.token('ann') };
    const { data, errors } = await api.call(query, { d: WEEK }, staff);
    expect(errors).toEqual([]);
    const producers = [{ name: 'abeille', seller: { name: 'abeille' } }, {}, {}];
    const dropOff = { dropOff: { name: 'marche' }, dropOffFrom: null, dropOffBefore: null, dropOffPlace: null };
    expect(data).toMatchObject({ staff: { packingWeek: { sheets: expect.any(Array), ...dropOff, producers } } });
    // It is Tuesday: the week that closed on Sunday has no orders.
    expect((await api.call(query, {}, staff)).data).toMatchObject({
      staff: { packingWeek: { period: { startDate: WEEK } } },
    });
    expect((await api.call(query, { d: WEEK }, ann)).data).toEqual({ staff: null });
    const refusalOf = async (variables: Record<string, unknown>) =>
      (await api.call(query, variables, staff)).errors.map(({ extensions: { code, params } }) => [code, params]);
    expect(await refusalOf({ d: '2026-11-28' })).toEqual([['BAD_INPUT', { field: 'startDate' }]]);
    expect(await refusalOf({ l: toId('ShippingZone', zone('plateau')) })).toEqual([
      ['BAD_INPUT', { field: 'location' }],
    ]);
  });

  it('run the same few statements for 10 orders and for 1,000', async () => {
    const writeMany = (period: string, count: number) =>
      writeWeekOrders(
        api.database,
        randomOrders(count).map((order) => ({
          ...order,
          name: `${period} ${order.name}`,
          period,
          status: 'processed',
        })),
      );
    await writeMany('2027-02-05', 10);
    await writeMany('2027-02-12', 1000);
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => (statements++, node),
      transformResult: async ({ result }) => result,
    };
    const { packing } = marketServices({ ...api.database, kysely: api.database.kysely.withPlugin(counting) });
    const counted = async (periodStart: string) => {
      statements = 0;
      const { length } = await packing.sheets({ ...week(), periodStart });
      const sheets = statements;
      await packing.producers(periodStart);
      return { length, sheets, producers: statements - sheets };
    };
    await counted('2027-02-05');
    const few = await counted('2027-02-05');
    expect(few.length).toBe(10);
    expect(few.sheets).toBeLessThan(10);
    expect(await counted('2027-02-12')).toEqual({ ...few, length: 1000 });
  });

  it('are of the week that closed last, else of the first after it with orders, else of the one that takes them', async () => {
    const monday = new Date('2026-11-24T12:00:00-05:00');
    const shown = async () => (await api.services.packing.workWeek(null, monday)).startDate;
    expect(await shown()).toBe(WEEK);
    await sql`update orders set period_start = '2026-12-04' where period_start = ${WEEK}`.execute(api.database.kysely);
    expect(await shown()).toBe('2026-12-04');
    await sql`update orders set period_start = '2026-11-20'
      where id = (select id from orders where status = 'processed' limit 1)`.execute(api.database.kysely);
    expect(await shown()).toBe('2026-11-20');
    await sql`update orders set period_start = '2020-01-03'`.execute(api.database.kysely);
    expect(await shown()).toBe(WEEK);
    expect((await api.services.packing.workWeek('2026-11-13', monday)).startDate).toBe('2026-11-13');
  });
});
