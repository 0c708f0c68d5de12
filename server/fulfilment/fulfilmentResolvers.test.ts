import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_ROUNDS } from '#rules/constants.ts';
import { demoRecords } from '../../tests/support/demoRecords.ts';
import { readFewGoods } from '../../tests/support/fewGoods.ts';
import { publicApi, type AskOptions } from '../../tests/support/publicApi.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { importMarket } from '../catalogueFiles/catalogueImport.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { fulfilmentResolvers } from './fulfilmentResolvers.ts';

const WEEKS = '{ currentPeriod { id startDate endDate closesAt } openPeriod { id startDate endDate closesAt } }';
const LOCATIONS = `query Locations($filter: LocationFilter) {
  locations(filter: $filter) {
    id name description storageOnly nextSlot { from to } expressSlot { from to } address { line1 line2 city state postal_code country }
  }
}`;
const ZONES = `query Zones($filter: ShippingZoneFilter) {
  shippingZones(filter: $filter) { id name description price nextSlot { from to } }
}`;

type Zone = { name: string; price: number; nextSlot: { from: string; to: string } | null };

let database: Database;
let api: ReturnType<typeof publicApi>;
let market: ReturnType<typeof smallMarket>;

const weeks = async (now: string) =>
  (await api.ask(WEEKS, { now })).data as Record<'currentPeriod' | 'openPeriod', unknown>;
const week = (id: string, startDate: string, endDate: string, closesAt: string) => ({
  id,
  startDate,
  endDate,
  closesAt,
});
const zones = async (filter: Record<string, unknown> | null, now = '2026-11-24T12:00:00-05:00') => {
  const { data, codes } = await api.ask(ZONES, { now, variables: { filter } });
  return { found: (data?.shippingZones ?? null) as Zone[] | null, codes };
};
const locations = async (options: AskOptions) => {
  const { data } = await api.ask(LOCATIONS, options);
  return (data?.locations ?? []) as { name: string; nextSlot: unknown }[];
};
const slotsOfLocation = async (now: string) => (await locations({ now })).map(({ nextSlot }) => nextSlot);

describe.each(testDatabaseKinds())('weeks and places (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    market = smallMarket(database.kysely);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate location, shipping_zone cascade`.execute(database.kysely);
    api = publicApi(database);
  });

  it('return the current week and the week that an order joins, from Friday to Friday (E18)', async () => {
    const november20 = week('per_20261120', '2026-11-20', '2026-11-27', '2026-11-23T00:00:00-05:00');
    const november27 = week('per_20261127', '2026-11-27', '2026-12-04', '2026-11-30T00:00:00-05:00');
    expect(await weeks('2026-11-22T23:59:59.999-05:00')).toEqual({ currentPeriod: november20, openPeriod: november20 });
    expect(await weeks('2026-11-23T00:00:00-05:00')).toEqual({ currentPeriod: november20, openPeriod: november27 });
    expect(await weeks('2026-11-26T23:59:59.999-05:00')).toEqual({ currentPeriod: november20, openPeriod: november27 });
    expect(await weeks('2026-11-27T00:00:00-05:00')).toEqual({ currentPeriod: november27, openPeriod: november27 });
  });

  it('close at the market’s midnight over both clock changes (E17)', async () => {
    const autumn = week('per_20261030', '2026-10-30', '2026-11-06', '2026-11-02T00:00:00-05:00');
    const spring = week('per_20270312', '2027-03-12', '2027-03-19', '2027-03-15T00:00:00-04:00');
    expect(await weeks('2026-11-02T04:59:59.999Z')).toMatchObject({ openPeriod: autumn });
    expect(await weeks('2026-11-02T05:00:00Z')).toMatchObject({
      openPeriod: { id: 'per_20261106' },
      currentPeriod: autumn,
    });
    expect(await weeks('2027-03-15T03:59:59.999Z')).toMatchObject({ openPeriod: spring });
    expect(await weeks('2027-03-15T04:00:00Z')).toMatchObject({
      openPeriod: { id: 'per_20270319' },
      currentPeriod: spring,
    });
  });

  it('are named by the first day on which a weekly place hands over their orders (E73)', async () => {
    const deliveryDay = async () =>
      (await api.ask('{ openPeriod { deliveryDay } }', { now: '2026-11-24T12:00:00-05:00' })).data;
    expect(await deliveryDay()).toEqual({ openPeriod: { deliveryDay: '2026-11-30' } });
    await market.location('friday', { weekday: 5 });
    await market.location('thursday', { weekday: 4 });
    await market.location('express', { weekday: 1, storage_only: true });
    await market.location('left', { weekday: 2, active: false });
    api = publicApi(database);
    expect(await deliveryDay()).toEqual({ openPeriod: { deliveryDay: '2026-12-03' } });
    await market.zone('wednesday', ['J8X'], { weekday: 3 });
    api = publicApi(database);
    expect(await deliveryDay()).toEqual({ openPeriod: { deliveryDay: '2026-12-02' } });
  });

  it('include pickup points in order, complete, with when an order paid now could be picked up (E53)', async () => {
    await market.location('second', { priority: 2, weekday: 5, slot_from: '09:30', slot_to: '12:00' });
    await market.location('first', {
      priority: 1,
      name_primary: "Halle de l'Est",
      name_secondary: 'East Hall',
      description_primary: 'Fermée ?',
      line1: "12, rue de l'Île",
      line2: "Porte de l'est",
      city: "L'Ange-Gardien",
      express_hours: ['4 16:00-18:00'],
    });
    const { data } = await api.ask(LOCATIONS, { now: '2026-11-24T12:00:00-05:00' });
    expect(data?.locations).toEqual([
      {
        id: toId('Location', testId('location first')),
        name: 'Halle de l’Est',
        description: 'Fermée\u202F?',
        storageOnly: false,
        nextSlot: { from: '2026-12-03T14:00:00-05:00', to: '2026-12-03T19:00:00-05:00' },
        expressSlot: { from: '2026-11-26T16:00:00-05:00', to: '2026-11-26T18:00:00-05:00' },
        address: {
          line1: '12, rue de l’Île',
          line2: 'Porte de l’est',
          city: 'L’Ange-Gardien',
          state: 'QC',
          postal_code: 'J8X3G4',
          country: 'CA',
        },
      },
      expect.objectContaining({
        name: 'second',
        description: null,
        nextSlot: { from: '2026-12-04T09:30:00-05:00', to: '2026-12-04T12:00:00-05:00' },
        expressSlot: null,
      }),
    ]);
    expect((await api.ask(LOCATIONS, { locale: 'en' })).data?.locations).toMatchObject([
      { name: 'East Hall' },
      { name: 'second' },
    ]);
  });

  it('include delivery zones in order, with their texts and their two rounds', async () => {
    await market.zone('near', ['J8Y'], { priority: 2, weekday: 3 });
    await market.zone('far', ['J8X'], {
      priority: 1,
      price: 700,
      weekday: 5,
      name_primary: "L'île",
      name_secondary: 'Island',
      description_primary: 'En bateau.',
      description_secondary: 'By boat.',
    });
    const query = '{ shippingZones { id name description price nextSlot { from } expressSlot { from } } }';
    const ask = async (locale?: 'en') =>
      (await api.ask(query, { now: '2026-11-24T12:00:00-05:00', ...(locale && { locale }) })).data?.shippingZones;
    const near = expect.objectContaining({
      name: 'near',
      description: null,
      nextSlot: { from: '2026-12-02T17:00:00-05:00' },
    }) as unknown;
    // Wednesday comes before Friday, whatever the priorities.
    expect(await ask()).toEqual([
      near,
      {
        id: toId('ShippingZone', testId('zone far')),
        name: 'L’île',
        description: 'En bateau.',
        price: 700,
        nextSlot: { from: '2026-12-04T17:00:00-05:00' },
        expressSlot: { from: '2026-11-27T17:00:00-05:00' },
      },
    ]);
    expect(await ask('en')).toMatchObject([{ name: 'near' }, { name: 'Island', description: 'By boat.' }]);
  });

  it('move to the next round at closing, with the same hours over both clock changes', async () => {
    await market.location('point');
    const at = async (now: string) => (await slotsOfLocation(now))[0];
    expect(await at('2026-11-22T23:59:59.999-05:00')).toMatchObject({ from: '2026-11-26T14:00:00-05:00' });
    expect(await at('2026-11-23T00:00:00-05:00')).toMatchObject({ from: '2026-12-03T14:00:00-05:00' });
    expect(await at('2026-11-01T12:00:00-05:00')).toEqual({
      from: '2026-11-05T14:00:00-05:00',
      to: '2026-11-05T19:00:00-05:00',
    });
    expect(await at('2027-03-13T12:00:00-05:00')).toEqual({
      from: '2027-03-18T14:00:00-04:00',
      to: '2027-03-18T19:00:00-04:00',
    });
  });

  it('return the next opening hours of a place for Express orders only (E32, E63)', async () => {
    await market.location('counter', { storage_only: true, express_hours: ['2 09:00-17:00', '3 09:00-17:00'] });
    expect(await slotsOfLocation('2026-11-24T12:00:00-05:00')).toEqual([
      { from: '2026-11-25T09:00:00-05:00', to: '2026-11-25T17:00:00-05:00' },
    ]);
  });

  it('include only what serves the open week, on request (F-205)', async () => {
    await market.location('open');
    await market.location('shut', { priority: 2, active: false });
    await market.zone('round', ['J8X']);
    await market.zone('ended', ['J8X'], { priority: 2, active: false });
    const names = async (filter: unknown) =>
      (await locations({ variables: { filter } })).map(({ name, nextSlot }) => [name, nextSlot !== null]);
    expect(await names({ ongoing: true })).toEqual([['open', true]]);
    for (const filter of [null, {}, { ongoing: false }, { ongoing: null }])
      expect(await names(filter)).toEqual([
        ['open', true],
        ['shut', false],
      ]);
    expect((await zones({ code: 'J8X', ongoing: true })).found).toMatchObject([{ name: 'round' }]);
    expect((await zones({ code: 'J8X' })).found).toMatchObject([{ name: 'round' }, { name: 'ended', nextSlot: null }]);
  });

  it('follow changes of a place', async () => {
    await market.location('point');
    expect(await slotsOfLocation('2026-11-24T12:00:00-05:00')).toHaveLength(1);
    await database.kysely.updateTable('location').set({ slot_from: '16:00' }).execute();
    api.later();
    expect(await slotsOfLocation('2026-11-24T12:00:00-05:00')).toMatchObject([{ from: '2026-12-03T16:00:00-05:00' }]);
  });

  it('find the zone of a postal code by its first three characters, however it is typed', async () => {
    await market.zone('hull', ['J8X', 'J8Y'], { price: 0 });
    await market.zone('far', ['K1A'], { price: 900, priority: 2 });
    for (const code of ['J8X', 'j8x', ' J8X 3G4 ', 'j8y-1b2', 'J8X3', 'J8X 3G'])
      expect((await zones({ code })).found).toMatchObject([{ name: 'hull', price: 0 }]);
    expect((await zones({ code: 'K1A0B1' })).found).toMatchObject([{ name: 'far', price: 900 }]);
    for (const code of ['', ' ', 'J', 'J8', ' J8 ', 'H2X', 'G1A 1A1'])
      expect(await zones({ code })).toEqual({ found: [], codes: [] });
    for (const filter of [null, {}, { code: null }]) expect((await zones(filter)).found).toHaveLength(2);
  });

  it('reject what is not the beginning of a Canadian postal code (spec 5)', async () => {
    await market.zone('hull', ['J8X']);
    for (const code of ['888', 'J8X 3G44', 'JJX', '<b>', 'ÉÉÉ', 'J8X3G4;'])
      expect(await zones({ code })).toEqual({ found: null, codes: ['ZIP_INVALID'] });
  });

  it('serve the free prefixes of spec 9 on their day and hours, and others for a price', async () => {
    const { zones: demoZones } = demoRecords();
    await importMarket(database, readFewGoods(), { now: new Date() });
    const days: Record<number, string> = { 4: '2026-12-03', 5: '2026-12-04' };
    for (const { weekday, from, to, prefixes } of FREE_ROUNDS)
      for (const code of prefixes)
        expect((await zones({ code, ongoing: true })).found).toMatchObject([
          { price: 0, nextSlot: { from: `${days[weekday]}T${from}:00-05:00`, to: `${days[weekday]}T${to}:00-05:00` } },
        ]);
    const free = FREE_ROUNDS.flatMap(({ prefixes }) => prefixes);
    const paid = demoZones.filter(({ price }) => price > 0);
    expect(paid.length).toBeGreaterThan(0);
    for (const { prefixes, price } of paid)
      for (const code of prefixes) {
        expect(free).not.toContain(code);
        expect((await zones({ code })).found).toMatchObject([{ price }]);
      }
  });

  it('are found by uuid, closed ones too', async () => {
    await market.location('shut', { active: false });
    await market.zone('round', ['J8X']);
    const { fulfilment } = api.services;
    expect(await fulfilment.location(testId('location shut'))).toMatchObject({ key: 'shut', active: false });
    expect(await fulfilment.zone(testId('zone round'))).toMatchObject({ key: 'round', prefixes: ['J8X'] });
    expect(await fulfilment.location(testId('zone round'))).toBeNull();
    expect(await fulfilment.zone(testId('location shut'))).toBeNull();
    await market.zone('ended', ['J8X', 'J8Y'], { active: false });
    const { zonesAt } = publicApi(database).services.fulfilment;
    expect((await zonesAt('J8X3G4')).map(({ key }) => key)).toEqual(['round']);
    expect(await zonesAt('J8Y3G4')).toEqual([]);
  });

  it('plan an order by its week, and an Express order by the next hours or round (E53, E63)', async () => {
    await market.location('point', { express_hours: ['2 09:00-17:00', '3 09:00-17:00'] });
    await market.zone('round', ['J8X'], { weekday: 5 });
    const { fulfilment } = api.services;
    const [location] = await fulfilment.locations();
    const [zone] = await fulfilment.shippingZones();
    const now = new Date('2026-11-24T12:00:00-05:00');
    const from = async (place: typeof location | typeof zone, fromStorage: boolean) =>
      place && (await fulfilment.slotFor(place, now, fromStorage))?.from.toISOString();
    expect(await from(location, false)).toBe('2026-12-03T19:00:00.000Z');
    expect(await from(location, true)).toBe('2026-11-25T14:00:00.000Z');
    expect(await from(zone, false)).toBe('2026-12-04T22:00:00.000Z');
    expect(await from(zone, true)).toBe('2026-11-27T22:00:00.000Z');
  });
});

it('names each part of a stored address', () => {
  const { address } = fulfilmentResolvers.ShippingAddress;
  const parts = { line1: '1', line2: '2', city: 'Hull', state: 'QC', country: 'CA' };
  const row = { ...parts, name: 'Ann', phone: null, postalCode: 'J8X3G4' };
  expect((address as (row: unknown) => unknown)(row)).toEqual({ ...parts, postal_code: 'J8X3G4' });
});
