import { describe, expect, it } from 'vitest';
import { periodStarting, USUAL_CALENDAR } from '#rules/period.ts';
import { codes, refusals } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import type { Caller } from '../caller.ts';
import { toId } from '../graphql/globalId.ts';
import type { Market } from '../runningMarket.ts';
import { checkPlace, readNote, stepRefusals, updateCart, updateSession } from './cartChoices.ts';
import type { CartView } from './cartView.ts';
import { readPlace, type PlaceInput } from './placeInput.ts';

const NOW = new Date('2026-11-24T17:00:00Z');
const THURSDAY = { active: true, weekday: 4, from: '14:00', to: '19:00', days: [] };
const CLOSED_DAY = { ...THURSDAY, days: [{ day: '2026-12-03', hours: null }] };
const POINT = { ...THURSDAY, id: 'point', storageOnly: false, expressHours: [] };
const BOTH = { ...POINT, id: 'both', expressHours: [{ weekday: 2, from: '09:00', to: '17:00' }] };
const ZONE = { ...THURSDAY, id: 'zone', price: 700, prefixes: ['J0X'] };
const LOCATIONS = [
  POINT,
  BOTH,
  { ...BOTH, id: 'express alone', storageOnly: true },
  { ...BOTH, id: 'inactive', active: false },
];
const ZONES = [ZONE, { ...ZONE, id: 'inactive zone', active: false }];
const market = {
  fulfilment: {
    location: async (id: string) => LOCATIONS.find((one) => one.id === id) ?? null,
    zone: async (id: string) => ZONES.find((one) => one.id === id) ?? null,
    openPeriod: async () => periodStarting('2026-11-27', USUAL_CALENDAR),
  },
} as unknown as Market;
const none = { locationId: null, shippingZoneId: null };

/** The code of each place in an ordinary cart and in Express; null: it may be chosen. */
it.each<[string, Parameters<typeof checkPlace>[1], string | null, string | null]>([
  ['no change', null, null, null],
  ['no place any more', none, null, null],
  ['a point of the week', { ...none, locationId: 'point' }, null, 'NO_EXPRESS'],
  ['a point of both', { ...none, locationId: 'both' }, null, null],
  ['a point for Express alone', { ...none, locationId: 'express alone' }, 'NEEDS_STORAGE', null],
  ['a point out of service', { ...none, locationId: 'inactive' }, 'NO_DELIVERY', 'NO_DELIVERY'],
  ['an unknown point', { ...none, locationId: 'zone' }, 'NO_DELIVERY', 'NO_DELIVERY'],
  ['a zone', { ...none, shippingZoneId: 'zone' }, null, null],
  ['a zone out of service', { ...none, shippingZoneId: 'inactive zone' }, 'NO_DELIVERY', 'NO_DELIVERY'],
  ['an unknown zone', { ...none, shippingZoneId: 'point' }, 'NO_DELIVERY', 'NO_DELIVERY'],
])('answers the choice of %s', async (_, change, ordinary, inExpress) => {
  for (const [fromStorage, code] of [
    [false, ordinary],
    [true, inExpress],
  ] as const) {
    const check = checkPlace(market, change, fromStorage);
    if (code === null) expect(await check).toBeUndefined();
    else expect(await codes(check)).toEqual([code]);
  }
});

const [point, zone] = [toId('Location', testId('point')), toId('ShippingZone', testId('zone'))];
const badInput = (field: string): { code: string; params: object }[] => [{ code: 'BAD_INPUT', params: { field } }];

describe('the place of an input', () => {
  it.each<[PlaceInput, ReturnType<typeof readPlace>]>([
    [{}, null],
    [{ locationId: undefined, shippingZoneId: undefined }, null],
    [{ locationId: point }, { locationId: testId('point'), shippingZoneId: null }],
    [
      { locationId: point, shippingZoneId: null },
      { locationId: testId('point'), shippingZoneId: null },
    ],
    [{ shippingZoneId: zone }, { locationId: null, shippingZoneId: testId('zone') }],
    [
      { locationId: null, shippingZoneId: zone },
      { locationId: null, shippingZoneId: testId('zone') },
    ],
    [{ locationId: null }, { locationId: null, shippingZoneId: undefined }],
    [{ shippingZoneId: null }, { locationId: undefined, shippingZoneId: null }],
    [none, none],
  ])('%j', (input, place) => {
    expect(readPlace(input)).toEqual(place);
  });

  it.each<[PlaceInput, ReturnType<typeof badInput>]>([
    [{ locationId: point, shippingZoneId: zone }, badInput('shippingZoneId')],
    [{ locationId: '' }, badInput('locationId')],
    [{ locationId: ' 00 ' }, badInput('locationId')],
    [{ shippingZoneId: '0' }, badInput('shippingZoneId')],
    [{ locationId: 'x0' }, [{ code: 'NO_DELIVERY', params: {} }]],
    [{ locationId: '0x' }, [{ code: 'NO_DELIVERY', params: {} }]],
    [{ locationId: zone }, [{ code: 'NO_DELIVERY', params: {} }]],
    [{ shippingZoneId: point }, [{ code: 'NO_DELIVERY', params: {} }]],
  ])('%j is refused', async (input, refused) => {
    expect(await refusals(Promise.resolve().then(() => readPlace(input)))).toEqual(refused);
  });
});

describe('an input of choices', () => {
  const guest = { visitor: { customer: null }, now: NOW, locale: 'fr' } as Caller;

  it.each(['fromStorage', 'autoClose', 'autoClosePartial'])('is refused where %s is null', async (field) => {
    expect(await refusals(updateSession(market, guest, { [field]: null }))).toEqual(badInput(field));
  });
  it('is refused where a guest switches automatic purchase on', async () => {
    expect(await codes(updateSession(market, guest, { autoClose: true }))).toEqual(['NO_CARD']);
  });
  it('is refused with allergies that fit on no card', async () => {
    expect(await refusals(updateCart(market, guest, { allergies: 'x'.repeat(201) }))).toEqual(badInput('allergies'));
  });
  it.each([
    [null, null],
    ['', null],
    [' \u200b ', null],
    [' Sonnez\n deux fois. ', 'Sonnez\n deux fois.'],
    ['🥕'.repeat(500), '🥕'.repeat(500)],
  ])('reads the note %j', (note, stored) => {
    expect(readNote(note)).toBe(stored);
  });
  it.each([['x'.repeat(501)], ['a\u0000b']])('refuses the note %j', async (note) => {
    expect(await refusals(Promise.resolve().then(() => readNote(note)))).toEqual(badInput('note'));
  });
});

describe('a step of the cart page', () => {
  const BREAD = {
    quantity: 2,
    unsure: false,
    variant: { stored: true, name: { primary: 'miche' }, product: { name: { primary: 'Pain' } } },
  };
  const CART = { lines: [BREAD], location: null, zone: null, fromStorage: false };
  const unstored = { ...BREAD, variant: { ...BREAD.variant, stored: false } };

  /** The codes of leaving the first step, and the second one. */
  it.each<[string, object, string[], string[]]>([
    ['without a place', {}, [], ['NO_PLACE']],
    ['with a point', { location: POINT }, [], []],
    ['with a zone', { zone: ZONE }, [], []],
    ['with nothing in it', { lines: [], location: POINT }, ['EMPTY_CART'], ['EMPTY_CART']],
    [
      'with nothing confirmed',
      { lines: [{ ...BREAD, unsure: true }], location: POINT },
      ['EMPTY_CART'],
      ['EMPTY_CART'],
    ],
    ['with a point out of service', { location: { ...POINT, active: false } }, [], ['NO_DELIVERY']],
    ['with a zone out of service', { zone: { ...ZONE, active: false } }, [], ['NO_DELIVERY']],
    ['with a point that is closed that week', { location: { ...POINT, ...CLOSED_DAY } }, [], ['NO_DELIVERY']],
    [
      'in Express with a point that is closed that week',
      { fromStorage: true, location: { ...BOTH, ...CLOSED_DAY } },
      [],
      [],
    ],
    [
      'in Express with a point out of service',
      { fromStorage: true, location: { ...BOTH, active: false } },
      [],
      ['NO_DELIVERY'],
    ],
    ['in Express with a point of the week', { fromStorage: true, location: POINT }, [], ['NO_EXPRESS']],
    [
      'with a point for Express alone',
      { location: { ...BOTH, storageOnly: true } },
      ['NEEDS_STORAGE'],
      ['NEEDS_STORAGE'],
    ],
    [
      'in Express with goods of the week',
      { fromStorage: true, lines: [unstored] },
      ['NOT_FROM_STORAGE Pain (miche)'],
      ['NOT_FROM_STORAGE Pain (miche)', 'NO_PLACE'],
    ],
  ])('%s', async (_, cart, first, second) => {
    for (const [step, expected] of [
      ['shipping', first],
      ['checkout', second],
    ] as const) {
      const view = { ...CART, ...cart } as unknown as CartView;
      const errors = await stepRefusals(market, { now: NOW, locale: 'fr' }, view, step);
      expect(errors.map(({ code, params }) => [code, ...Object.values(params)].join(' '))).toEqual(expected);
    }
  });
});
