import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { periodStarting, USUAL_CALENDAR } from '#rules/period.ts';
import { addDays, zonedInstant } from '#rules/zone.ts';
import { location } from '../../tests/support/purchaseMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { Transaction } from '../database/transaction.ts';
import { createFulfilmentService } from './fulfilmentService.ts';
import { countSoldOn } from './fulfilmentStore.ts';
import {
  isOutsideZone,
  placesOnDays,
  slotFor,
  takesExpress,
  type LocationRow,
  type ShippingZoneRow,
} from './places.ts';

const DAY = '2026-12-03';
const at = (time: string, day = DAY) => zonedInstant(day, time);
const OTHER_DAY = '2027-06-03';

/** Orders of each status at the pickup point, each in a week of its own. */
describe('how many orders a changed day of a place concerns', () => {
  const { orderOf, inRows } = statusMarket();
  const order = orderOf('pickup', 'processed');
  const place = { id: location('marche') } as LocationRow;
  const zone = { id: orderOf('ship', 'processed').shippingZoneId, prefixes: [] } as unknown as ShippingZoneRow;
  const CLOSED = { day: DAY, slot: null, wasOpen: true };
  const move = (tx: Transaction, from: Date, to: Date, id = order.id) =>
    sql`update orders set slot_from = ${from}, slot_to = ${to} where id = ${id}`.execute(tx);

  it.each(ORDER_STATUSES)('counts an order that is %s, unless nobody comes for it', async (status) => {
    const { id } = orderOf('pickup', status);
    const count = await inRows(async (tx) => {
      await move(tx, at('14:00'), at('17:00'), id);
      return countSoldOn(tx, place, CLOSED);
    });
    expect(count).toBe(['cancelled', 'refunded', 'merged'].includes(status) ? 0 : 1);
  });

  it.each([
    ['creating', 1],
    ['pending', 1],
    ['paid', 0],
    ['failed', 0],
    ['expired', 0],
  ])('counts a payment that is %s: %i', async (status, expected) => {
    const count = await inRows(async (tx) => {
      await sql`update checkout_attempt set status = ${status}, slot_from = ${at('14:00')}, slot_to = ${at('17:00')},
        provider_session_id = ${status === 'creating' || status === 'failed' ? null : 'cs_sold'} where id = ${order.attemptId}`.execute(
        tx,
      );
      return countSoldOn(tx, place, CLOSED);
    });
    expect(count).toBe(expected);
  });

  const OPEN = { from: at('14:00'), to: at('17:00') };
  it.each<
    [string, { from: Date; to: Date; express?: boolean }, { slot: typeof OPEN | null; wasOpen: boolean }, number]
  >([
    ['at the day’s first instant', { from: at('00:00'), to: at('01:00') }, { slot: null, wasOpen: true }, 1],
    ['at its last', { from: at('23:59'), to: at('23:59') }, { slot: null, wasOpen: true }, 1],
    [
      'at the next day’s first',
      { from: at('00:00', addDays(DAY, 1)), to: at('01:00', addDays(DAY, 1)) },
      { slot: null, wasOpen: true },
      0,
    ],
    ['before', { from: at('23:59', addDays(DAY, -1)), to: at('01:00') }, { slot: null, wasOpen: true }, 0],
    ['at the hours that stay', OPEN, { slot: OPEN, wasOpen: true }, 0],
    ['that begins at another hour', { ...OPEN, from: at('13:00') }, { slot: OPEN, wasOpen: true }, 1],
    ['that ends at another hour', { ...OPEN, to: at('18:00') }, { slot: OPEN, wasOpen: true }, 1],
    ['that was moved there, where it opens (ADR 182)', { ...OPEN, to: at('18:00') }, { slot: OPEN, wasOpen: false }, 0],
    ['of Express, where it opens', { ...OPEN, to: at('18:00'), express: true }, { slot: OPEN, wasOpen: false }, 1],
    ['that was moved there, where it stays closed', OPEN, { slot: null, wasOpen: false }, 1],
  ])('%s', async (_, { from, to, express = false }, change, expected) => {
    const counts = await inRows(async (tx) => {
      await move(tx, from, to);
      await sql`update orders set from_storage = ${express} where id = ${order.id}`.execute(tx);
      return [
        await countSoldOn(tx, place, { day: DAY, ...change }),
        await countSoldOn(tx, zone, { day: DAY, ...change }),
      ];
    });
    expect(counts).toEqual([expected, 0]);
  });
});

const HOURS = [{ weekday: 2, from: '09:00', to: '17:00' }] as const;
const pickup = (more: Partial<LocationRow> = {}) =>
  ({
    id: 'marche',
    name: 'Halle',
    active: true,
    weekday: 4,
    from: '14:00',
    to: '19:00',
    days: [],
    storageOnly: false,
    expressHours: HOURS,
    ...more,
  }) as unknown as LocationRow;
const round = (more: Partial<ShippingZoneRow> = {}) =>
  ({
    id: 'vallee',
    active: true,
    weekday: 4,
    from: '15:00',
    to: '19:30',
    days: [],
    prefixes: ['J0X'],
    price: 700,
    ...more,
  }) as unknown as ShippingZoneRow;

it('hands out Express where a place has hours for it, and promises it while none is chosen (E63)', () => {
  expect([null, pickup(), pickup({ expressHours: [] })].map(takesExpress)).toEqual([true, true, false]);
});

it('finds an address outside a zone only where both are there', () => {
  const pairs = [
    [round(), 'J0X3G0'],
    [round(), 'J9A1A1'],
    [round(), null],
    [null, 'J9A1A1'],
  ] as const;
  expect(pairs.map(([zone, code]) => isOutsideZone(zone, code))).toEqual([false, true, false, false]);
});

const differing = [
  { day: DAY, hours: null },
  { day: OTHER_DAY, hours: null },
];
it('lists the days on which places in service differ, by day', () => {
  const places = [
    pickup({ days: [{ day: '2026-12-04', hours: null }] }),
    pickup({ active: false, days: differing }),
    round({ days: differing }),
    pickup(),
  ];
  const listed = placesOnDays(places, { handoverFrom: '2026-11-30' });
  expect(listed.map(({ place: { id }, differing: { day } }) => [day, id])).toEqual([
    [DAY, 'vallee'],
    ['2026-12-04', 'marche'],
  ]);
});

const SUNDAY = zonedInstant('2026-11-29', '12:00');
const CLOSED_WEEK = { ...USUAL_CALENDAR, closedWeeks: new Set(['2026-11-27']) };
const terms = { leadHours: 24, calendar: USUAL_CALENDAR };
const slotDay = (slot: { from: Date } | null) => slot?.from.toISOString() ?? null;
it.each<[string, LocationRow | ShippingZoneRow, boolean, typeof terms, string | null]>([
  ['in its week', pickup(), false, terms, '2026-12-03T19:00:00.000Z'],
  ['in no week, out of service', pickup({ active: false }), false, terms, null],
  [
    'in the week after one that is closed',
    pickup(),
    false,
    { ...terms, calendar: CLOSED_WEEK },
    '2026-12-10T19:00:00.000Z',
  ],
  ['by its Express hours', pickup(), true, terms, '2026-12-01T14:00:00.000Z'],
  [
    'by its Express hours, after a closed week',
    pickup(),
    true,
    { ...terms, calendar: CLOSED_WEEK },
    '2026-12-08T14:00:00.000Z',
  ],
  [
    'by its Express hours, after the lead time',
    pickup(),
    true,
    { ...terms, leadHours: 45 },
    '2026-12-01T14:00:00.000Z',
  ],
  [
    'by its Express hours, with a moment more of it',
    pickup(),
    true,
    { ...terms, leadHours: 46 },
    '2026-12-08T14:00:00.000Z',
  ],
  ['never as Express, without hours', pickup({ expressHours: [] }), true, terms, null],
  ['never as Express, out of service', pickup({ active: false }), true, terms, null],
  ['by its round', round(), true, terms, '2026-12-03T20:00:00.000Z'],
  ['by its round, not on a closed day', round({ days: differing }), true, terms, '2026-12-10T20:00:00.000Z'],
])('serves an order %s', (_, place, fromStorage, by, expected) => {
  expect(slotDay(slotFor(place, SUNDAY, fromStorage, by))).toBe(expected);
});

type Stored = { locations: LocationRow[]; zones?: ShippingZoneRow[] };
function serviceOf(
  { locations, zones = [] }: Stored,
  { express = true, notes = {} as Record<string, string>, closedWeeks = [] as string[] } = {},
) {
  const calendar = { ...USUAL_CALENDAR, closedWeeks: new Set(closedWeeks), notes: new Map(Object.entries(notes)) };
  const snapshot = { calendar, terms: { expressLeadHours: 24 }, offers: { express } };
  const catalogue = { cachedPerVersion: () => async () => ({ locations, zones }), current: async () => snapshot };
  return createFulfilmentService({ database: {}, catalogue } as unknown as Parameters<
    typeof createFulfilmentService
  >[0]);
}

it.each<[string, Stored, boolean, boolean]>([
  ['by its week', { locations: [pickup({ expressHours: [] })] }, false, true],
  ['as Express alone', { locations: [pickup({ storageOnly: true })] }, true, true],
  ['as Express alone, which is not offered', { locations: [pickup({ storageOnly: true })] }, false, false],
  [
    'nowhere: out of service',
    { locations: [pickup({ active: false })], zones: [round({ active: false })] },
    true,
    false,
  ],
  ['by a round', { locations: [], zones: [round()] }, false, true],
])('reaches shoppers %s', async (_, stored, express, expected) => {
  expect(await serviceOf(stored, { express }).serves(SUNDAY)).toBe(expected);
});

it('announces weeks that are closed or have a note, and those in which a place in service differs', async () => {
  const locations = [
    pickup({ days: [{ day: DAY, hours: null }] }),
    pickup({ active: false, days: [{ day: '2026-12-10', hours: null }] }),
  ];
  const service = serviceOf({ locations }, { notes: { '2026-12-11': 'Note' }, closedWeeks: ['2026-12-18'] });
  expect((await service.announced(SUNDAY)).map(({ startDate }) => startDate)).toEqual([
    '2026-11-27',
    '2026-12-11',
    '2026-12-18',
  ]);
  expect((await service.placeDays(periodStarting('2026-11-27', USUAL_CALENDAR))).length).toBe(1);
});
