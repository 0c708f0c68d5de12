import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveConsent } from './consent.ts';
import { startMeasurement } from './measurement.ts';
import { pixelAddress } from './pixel.ts';
import { setEventReceiver, track, type AnalyticsEvent } from './track.ts';

const settings = { id: '123', url: 'https://pixel.example/tr?v=2' };
const added: AnalyticsEvent = { name: 'add_to_cart', item: { variantId: 'carottes', quantity: 3 }, value: 1350 };
const request = vi.fn<typeof fetch>();
const sent = () => request.mock.calls.map(([address]) => new URL(String(address)).searchParams.get('ev'));
/** Resolves when everything pending was handed over, the pixel's code included. */
const flush = async () => {
  await import('./pixel.ts');
  await new Promise((done) => setImmediate(done));
};
const trackAndFlush = async (event: AnalyticsEvent = added) => {
  track(event);
  await flush();
  return sent();
};
const browserRefuses = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.restoreAllMocks();
  setEventReceiver(null);
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends nothing without a pixel, whatever was accepted (F-195)', async () => {
  saveConsent('accepted');
  expect(await trackAndFlush()).toEqual([]);
});

it('sends nothing before consent, and reports who has not answered (F-195)', async () => {
  expect(startMeasurement(settings)).toBe(true);
  expect(await trackAndFlush()).toEqual([]);
});

it('sends each event after consent as one request that outlives the page, and none from before (F-195)', async () => {
  startMeasurement(settings);
  await trackAndFlush();
  saveConsent('accepted');
  expect(await trackAndFlush({ name: 'search', term: 'navets' })).toEqual(['Search']);
  expect(request.mock.calls[0]![1]).toMatchObject({ keepalive: true, referrerPolicy: 'strict-origin' });
  expect(startMeasurement(settings)).toBe(false);
});

it('stores a refusal, and does not ask again (F-195)', async () => {
  saveConsent('refused');
  expect(startMeasurement(settings)).toBe(false);
  expect(await trackAndFlush()).toEqual([]);
});

it('applies a refusal after a yes immediately, also from another tab', async () => {
  saveConsent('accepted');
  startMeasurement(settings);
  expect(await trackAndFlush()).toHaveLength(1);
  localStorage.setItem('etal.measurement', `refused ${new Date().toISOString()}`);
  expect(await trackAndFlush()).toHaveLength(1);
});

it.each([
  [364, false, 1],
  [365, true, 0],
])('asks again about an answer of %i days ago: %s', async (days, isAsked, events) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T14:00:00Z') });
  saveConsent('accepted');
  vi.setSystemTime(Date.now() + days * 86_400_000);
  expect(startMeasurement(settings)).toBe(isAsked);
  expect(await trackAndFlush()).toHaveLength(events);
});

it.each(['accepted', 'accepted soon', 'yes 2026-11-20T14:00:00.000Z', 'accepted 2999-01-01T00:00:00.000Z', ''])(
  'ignores an invalid stored answer: %j',
  async (text) => {
    localStorage.setItem('etal.measurement', text);
    expect(startMeasurement(settings)).toBe(true);
    expect(await trackAndFlush()).toEqual([]);
  },
);

it('neither asks nor measures a browser that refuses by itself, even after a yes; asks others', async () => {
  browserRefuses(true);
  expect(startMeasurement(settings)).toBe(false);
  saveConsent('accepted');
  expect(await trackAndFlush()).toEqual([]);
  localStorage.clear();
  browserRefuses(false);
  expect(startMeasurement(settings)).toBe(true);
});

it('keeps an answer until the page is left where storage is refused', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  saveConsent('accepted');
  startMeasurement(settings);
  expect(await trackAndFlush()).toHaveLength(1);
  saveConsent('refused');
  expect(await trackAndFlush()).toHaveLength(1);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
])('survives a pixel that %s (F-195)', async (_, respond) => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  // A mock would handle its rejections itself.
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string) => (requests.push(address), respond()));
  saveConsent('accepted');
  startMeasurement(settings);
  expect(() => track(added)).not.toThrow();
  await flush();
  await flush();
  process.off('unhandledRejection', unhandled);
  expect(requests).toHaveLength(1);
  expect(unhandled).not.toHaveBeenCalled();
  setEventReceiver(() => {
    throw new Error('broken');
  });
  expect(() => track(added)).not.toThrow();
});

const parametersOf = (event: AnalyticsEvent) => Object.fromEntries(new URL(pixelAddress(event, settings)).searchParams);

it('sends the pixel’s own events, in dollars of CAD with two decimals, and nothing else (F-195)', () => {
  expect(new URL(pixelAddress(added, settings)).origin).toBe('https://pixel.example');
  expect(parametersOf({ name: 'search', term: 'p\u00E2t\u00E9 & pain' })).toEqual({
    v: '2',
    id: '123',
    ev: 'Search',
    'cd[search_string]': 'p\u00E2t\u00E9 & pain',
  });
  expect(parametersOf(added)).toEqual({
    v: '2',
    id: '123',
    ev: 'AddToCart',
    'cd[content_type]': 'product',
    'cd[contents]': '[{"id":"carottes","quantity":3}]',
    'cd[num_items]': '3',
    'cd[value]': '13.50',
    'cd[currency]': 'CAD',
  });
  const items = [
    { variantId: 'a', quantity: 2 },
    { variantId: 'b', quantity: 1 },
  ];
  expect(parametersOf({ name: 'begin_checkout', items, value: 5 })).toMatchObject({
    ev: 'InitiateCheckout',
    'cd[contents]': '[{"id":"a","quantity":2},{"id":"b","quantity":1}]',
    'cd[num_items]': '3',
    'cd[value]': '0.05',
    'cd[currency]': 'CAD',
  });
});

it('fits the fullest cart into an address, and counts it whole', () => {
  const items = Array.from({ length: 200 }, (_, n) => ({ variantId: `${'x'.repeat(60)}${n}`, quantity: 2 }));
  const event: AnalyticsEvent = { name: 'begin_checkout', items, value: 100_000 };
  expect(pixelAddress(event, settings).length).toBeLessThan(8000);
  expect(parametersOf(event)['cd[num_items]']).toBe('400');
});
