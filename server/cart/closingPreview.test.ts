import { expect, it } from 'vitest';
import { periodStarting, USUAL_CALENDAR } from '#rules/period.ts';
import type { Caller } from '../caller.ts';
import type { LocationRow } from '../fulfilment/places.ts';
import type { CartView } from './cartView.ts';
import { previewClosing } from './closingPreview.ts';

const NOW = new Date('2026-11-28T17:00:00Z');
const PERIOD = periodStarting('2026-11-27', USUAL_CALENDAR);
const CLOSES_AT = PERIOD.closesAt;

/** Sums of today and of the closing's day, of which no two are the same. */
const TODAY = { total: 5200, credit: 700 };
const CLOSING = { total: 5311, credit: 901 };
const place = (more: Partial<LocationRow> = {}) =>
  ({
    name: { primary: 'Halle', secondary: null },
    active: true,
    weekday: 4,
    from: '14:00',
    to: '19:00',
    days: [],
    storageOnly: false,
    expressHours: [],
    ...more,
  }) as unknown as LocationRow;
type Line = CartView['lines'][number];
const lineOf = ({ product, ...more }: Partial<Line> & { product?: object } = {}) =>
  ({
    quantity: 2,
    max: 9,
    unsure: false,
    isSold: true,
    isPriceChanged: false,
    reusableBox: false,
    variant: {
      name: { primary: 'miche', secondary: null },
      stored: false,
      product: {
        name: { primary: 'Pain', secondary: null },
        isAlcohol: false,
        seller: { deactivatedUntil: null, nextVacation: null },
        ...product,
      },
    },
    ...more,
  }) as unknown as Line;

type Changes = {
  cart?: Partial<CartView>;
  line?: Parameters<typeof lineOf>[0];
  hasCard?: boolean;
  isGuest?: boolean;
  period?: typeof PERIOD;
};
function preview({ cart, line, hasCard = true, isGuest = false, period = PERIOD }: Changes) {
  const row = { executeTakeFirst: async () => (hasCard ? { provider_id: 'pm' } : undefined) };
  const db = { selectFrom: () => ({ select: () => ({ where: () => row }) }) };
  const caller = { visitor: { customer: isGuest ? null : { id: 'ann' } }, now: NOW, locale: 'fr' };
  const view = {
    lines: [lineOf(line)],
    autoClose: true,
    autoClosePartial: false,
    fromStorage: false,
    location: place(),
    zone: null,
    ageWeek: null,
    ageConfirmed: true,
    postalCode: null,
    creditFirst: true,
    totals: TODAY,
    closingTotals: CLOSING,
    ...cart,
  };
  return previewClosing(db as never, caller as unknown as Caller, view as unknown as CartView, period);
}
const BUYS = { buys: true, reasons: [], credit: 901, charged: 4410 };
const refused = (...codes: string[]) => ({
  ...BUYS,
  buys: false,
  reasons: codes.map((code) => expect.objectContaining({ code }) as unknown),
});
const left = (...codes: string[]) => ({ ...refused(...codes), buys: true });
const ship = { price: 700, prefixes: ['J0X'], active: true, weekday: 4, from: '15:00', to: '18:00', days: [] } as never;
/** The instant at which the place opens for the week's orders. */
const OPENS = new Date('2026-12-03T19:00:00Z');
const closing = (ms: number) => ({ ...PERIOD, closesAt: new Date(OPENS.getTime() + ms) });

it.each<[string, Changes, object | null]>([
  ['what the card and the credit pay on that day', {}, BUYS],
  ['all by the card, without the switch', { cart: { creditFirst: false } }, { ...BUYS, credit: 0, charged: 5311 }],
  ['nothing for a guest', { isGuest: true }, null],
  ['nothing while it is off', { cart: { autoClose: false } }, null],
  ['nothing of Express', { cart: { fromStorage: true } }, null],
  ['nothing of an empty cart', { cart: { lines: [] } }, null],
  ['nothing of lines that are not confirmed', { line: { unsure: true } }, null],
  ['that a raised price stops it', { line: { unsure: true, isPriceChanged: true } }, refused('CART_CHANGED')],
  ['that a card is missing', { hasCard: false }, refused('NO_CARD')],
  ['that a place is missing', { cart: { location: null } }, refused('NO_PLACE')],
  ['that the place is closed', { cart: { location: place({ active: false }) } }, refused('NO_DELIVERY')],
  ['a place that opens a moment after the closing', { period: closing(-1) }, BUYS],
  ['that a place opens as the closing runs', { period: closing(0) }, refused('NO_DELIVERY')],
  ['that an address is missing', { cart: { location: null, zone: ship } }, refused('NO_ADDRESS')],
  ['a delivery', { cart: { location: null, zone: ship, postalCode: 'J0X1A1' } }, BUYS],
  [
    'that the address is outside',
    { cart: { location: null, zone: ship, postalCode: 'J9A1A1' } },
    refused('ADDRESS_OUTSIDE_ZONE'),
  ],
  [
    'that the age was proven in another week',
    { cart: { ageWeek: '2026-11-20' }, line: { product: { isAlcohol: true } } },
    refused('NO_ALCOHOL'),
  ],
  [
    'alcohol, with the age of the week',
    { cart: { ageWeek: '2026-11-27' }, line: { product: { isAlcohol: true } } },
    BUYS,
  ],
  ['that there is less', { line: { max: 1 } }, refused('MAX_REACHED')],
  ['what would be left out', { cart: { autoClosePartial: true }, line: { max: 1 } }, left('MAX_REACHED')],
  [
    'that a producer is away',
    { line: { isSold: false, product: { seller: { deactivatedUntil: CLOSES_AT, nextVacation: null } } } },
    refused('UNAVAILABLE'),
  ],
])('previews %s', async (_, changes, expected) => {
  expect(await preview(changes)).toEqual(expected);
});
