import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLACE_COOKIE } from '#rules/addresses.ts';
import { openPeriodAt, USUAL_CALENDAR } from '#rules/period.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { openPages, storefrontOf } from '../../tests/support/pageServer.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { slotOf } from '../fulfilment/places.ts';
import { toId } from '../graphql/globalId.ts';
import { answerPlaceForm } from './placeForm.ts';
import { readVisitPlace } from './visitPlace.ts';

const NOW = new Date('2026-11-27T09:00:00-05:00');
const uuid = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const text = (primary: string) => ({ primary, secondary: null });
const thursday = { description: null, weekday: 4, from: '14:00', to: '19:00', active: true, days: [] };
const address = { line1: '1, rue A', line2: null, city: 'Gatineau', state: 'QC', postalCode: 'J8X1A1', country: 'CA' };
const point = (digit: string, name: string, storageOnly = false): LocationRow => ({
  ...thursday,
  id: uuid(digit),
  key: name,
  name: text(name),
  address,
  storageOnly,
  expressHours: [],
  position: null,
});
const zone = (digit: string, name: string, prefixes: string[], active = true): ShippingZoneRow => ({
  ...thursday,
  id: uuid(digit),
  key: name,
  name: text(name),
  price: 700,
  centres: [],
  prefixes,
  active,
});
const HALL = point('1', 'Halle & marché');
const COUNTER = point('2', 'Comptoir', true);
const ROUND = zone('3', 'Tournée', ['J8X', 'J8Y']);
const OTHER_ROUND = zone('4', 'Autre tournée', ['J8Y']);
const CLOSED_ROUND = zone('5', 'Fermée', ['J9Z'], false);
const inService = <T extends { active: boolean }>(places: T[]) => places.filter(({ active }) => active);
const fulfilment = {
  locations: async () => inService([HALL, COUNTER]),
  shippingZones: async ({ code }: { code?: string | null } = {}) =>
    inService([ROUND, OTHER_ROUND, CLOSED_ROUND]).filter(
      ({ prefixes }) => !code || prefixes.includes(code.slice(0, 3)),
    ),
  slotOf,
  openPeriod: async (now: Date) => openPeriodAt(now, USUAL_CALENDAR),
};
const hall = `locationId:${toId('Location', HALL.id)}`;
const round = `shippingZoneId:${toId('ShippingZone', ROUND.id)}`;
const placeOf = (value: string) => readVisitPlace(fulfilment, `a=b; ${PLACE_COOKIE}=${value}; c=d`, NOW, 'fr');

describe('the cookie of a place', () => {
  it('names a pickup point or a zone, as the browser or the form writes it', async () => {
    const from = '2026-12-03T19:00:00.000Z';
    const found = { field: 'locationId', id: toId('Location', HALL.id), name: 'Halle & marché', from, price: 0 };
    expect(await placeOf(hall)).toEqual(found);
    expect(await placeOf(encodeURIComponent(hall))).toEqual(found);
    expect(await placeOf(round)).toMatchObject({ field: 'shippingZoneId', name: 'Tournée', price: 700 });
  });

  it.each([
    ['anything', 'x'],
    ['nothing', ''],
    ['an unknown point', `locationId:${toId('Location', uuid('9'))}`],
    ['a zone as a point', `locationId:${toId('ShippingZone', ROUND.id)}`],
    ['a point for Express orders only', `locationId:${toId('Location', COUNTER.id)}`],
    ['a zone out of service', `shippingZoneId:${toId('ShippingZone', CLOSED_ROUND.id)}`],
    ['a value beyond every id', `locationId:${'a'.repeat(5000)}`],
  ])('is none for %s', async (_, value) => {
    expect(await placeOf(value)).toBeNull();
  });
});

describe('a stored page', () => {
  let pages: Awaited<ReturnType<typeof openPages>>;
  afterEach(() => pages.close());

  it('is rendered once per open place, and once for every other value', async () => {
    const rendered: string[] = [];
    pages = await openPages({
      storefront: storefrontOf(async (_, { settings }) => {
        rendered.push(settings.place?.name ?? 'none');
        return { status: 200, html: settings.place?.name ?? 'none' };
      }),
      placeOf: ({ headers }, locale) => readVisitPlace(fulfilment, headers.cookie, NOW, locale),
    });
    const get = async (value: string) => {
      const response = await pages.get('/', value ? { cookie: `${PLACE_COOKIE}=${value}` } : {});
      return [await response.text(), response.headers.get('cache-control')];
    };
    const shared = ['none', 'public, no-cache'];
    expect(await get('')).toEqual(shared);
    for (const junk of ['a', 'b', `locationId:${'c'.repeat(32)}`, '%00']) expect(await get(junk)).toEqual(shared);
    for (const value of [hall, encodeURIComponent(hall), hall])
      expect(await get(value)).toEqual(['Halle & marché', 'private, no-cache']);
    expect(await get(round)).toEqual(['Tournée', 'private, no-cache']);
    expect(rendered).toEqual(['none', 'Halle & marché', 'Tournée']);
  });
});

describe('the form of a place', () => {
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts = { fulfilment: fulfilment as never, now: () => NOW, origin: url, isSecure: true };
      void answerPlaceForm(parts, 'fr', request, response);
    });
    url = await listenLocally(server);
  });
  afterAll(() => closeNow(server));
  const post = async (values: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(values);
    const response = await fetch(`${url}/lieu`, { method: 'POST', body, headers, redirect: 'manual' });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? null;
    const page = (await response.text()).replace(/\s+/g, ' ');
    return { status: response.status, cookie, location: response.headers.get('location'), page };
  };
  const cookieOf = (value: string) => `${PLACE_COOKIE}=${encodeURIComponent(value)}`;

  it('offers the open points with day and price, and leads back to the page', async () => {
    const response = await fetch(`${url}/lieu`, { headers: { referer: `${url}/produits?sort=price` } });
    const page = (await response.text()).replace(/\s+/g, ' ');
    expect(page).toContain('jeudi 3 décembre, Halle &amp; marché, gratuit');
    expect(page).toContain('name="back" value="/produits?sort=price"');
    expect(page).not.toContain('Comptoir');
  });

  it('stores a point, and the only zone of a postal code, but never the code', async () => {
    expect(await post({ place: hall, code: '', back: '/produits' })).toMatchObject({
      status: 303,
      cookie: cookieOf(hall),
      location: '/produits',
    });
    expect(await post({ code: 'j8x 1a1' })).toMatchObject({ status: 303, cookie: cookieOf(round), location: '/' });
  });

  it('offers the zones of a code that lies in several', async () => {
    const { status, cookie, page } = await post({ code: 'J8Y 1A1' });
    expect([status, cookie]).toEqual([200, null]);
    expect(page).toContain('Autre tournée, 7,00 $'.replace(' $', '\u00A0$').replace(/\s/g, ' '));
  });

  it('offers the points where nobody delivers, and for a text that is no code', async () => {
    for (const [code, words] of [
      ['H2X 1Y4', 'Nous ne livrons pas encore à H2X'],
      ['<b>12', 'n’a pas la bonne forme'],
    ] as const) {
      const { status, cookie, page } = await post({ code });
      expect([status, cookie]).toEqual([200, null]);
      expect(page).toContain(words);
      expect(page).toContain('Halle &amp; marché');
      expect(page).not.toContain('<b>');
    }
  });

  it('leads to no other site, and takes no form of one', async () => {
    for (const back of ['https://evil.example/', '//evil.example', '/lieu', 'javascript:alert(1)'])
      expect((await post({ place: hall, back })).location).toBe('/');
    expect(await post({ place: hall }, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      cookie: null,
    });
  });
});
