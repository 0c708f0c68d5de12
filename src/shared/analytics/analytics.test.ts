import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConsent } from './consent.ts';
import { startMeasurement } from './measurement.ts';
import { pixelAddress } from './pixel.ts';
import { deliverTo, track, type AnalyticsEvent } from './track.ts';

const settings = { id: '123', url: 'https://pixel.example/tr?v=2' };
const added: AnalyticsEvent = { name: 'add_to_cart', item: { variantId: 'carottes', quantity: 3 }, value: 1350 };
const request = vi.fn<typeof fetch>();
const sent = () => request.mock.calls.map(([address]) => new URL(String(address)).searchParams.get('ev'));
/** What is on its way has been handed over, the pixel's code included. */
const settled = async () => {
  await import('./pixel.ts');
  await new Promise((done) => setImmediate(done));
};
const told = async (event: AnalyticsEvent = added) => {
  track(event);
  await settled();
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
  deliverTo(null);
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing is sent where the market has no pixel, whatever was accepted (F-195)', async () => {
  keepConsent('accepted');
  expect(await told()).toEqual([]);
});

test('nothing is sent before consent, and who has not answered is to be asked (F-195)', async () => {
  expect(startMeasurement(settings)).toBe(true);
  expect(await told()).toEqual([]);
});

test('after consent each event is one request that outlives the page; what came before stays unsent (F-195)', async () => {
  startMeasurement(settings);
  await told();
  keepConsent('accepted');
  expect(await told({ name: 'search', term: 'navets' })).toEqual(['Search']);
  expect(request.mock.calls[0]![1]).toMatchObject({ keepalive: true, referrerPolicy: 'strict-origin' });
  expect(startMeasurement(settings)).toBe(false);
});

test('a refusal is kept, and not asked again (F-195)', async () => {
  keepConsent('refused');
  expect(startMeasurement(settings)).toBe(false);
  expect(await told()).toEqual([]);
});

test('a refusal after a yes holds at once, also one from another tab', async () => {
  keepConsent('accepted');
  startMeasurement(settings);
  expect(await told()).toHaveLength(1);
  localStorage.setItem('etal.measurement', `refused ${new Date().toISOString()}`);
  expect(await told()).toHaveLength(1);
});

test.each([
  [364, false, 1],
  [365, true, 0],
])('an answer of %i days ago: asked anew %s', async (days, asked, events) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T14:00:00Z') });
  keepConsent('accepted');
  vi.setSystemTime(Date.now() + days * 86_400_000);
  expect(startMeasurement(settings)).toBe(asked);
  expect(await told()).toHaveLength(events);
});

test.each(['accepted', 'accepted soon', 'yes 2026-11-20T14:00:00.000Z', 'accepted 2999-01-01T00:00:00.000Z', ''])(
  'what somebody else wrote in its place is no answer: %j',
  async (text) => {
    localStorage.setItem('etal.measurement', text);
    expect(startMeasurement(settings)).toBe(true);
    expect(await told()).toEqual([]);
  },
);

test('a browser that says no by itself is neither asked nor measured, even after a yes; one that does not is asked', async () => {
  browserRefuses(true);
  expect(startMeasurement(settings)).toBe(false);
  keepConsent('accepted');
  expect(await told()).toEqual([]);
  localStorage.clear();
  browserRefuses(false);
  expect(startMeasurement(settings)).toBe(true);
});

test('where storage is refused an answer holds until the page is left', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  keepConsent('accepted');
  startMeasurement(settings);
  expect(await told()).toHaveLength(1);
  keepConsent('refused');
  expect(await told()).toHaveLength(1);
});

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
])('a pixel that %s disturbs nobody (F-195)', async (_, answer) => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  // A mock would itself see to its rejections.
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => (asked.push(address), answer()));
  keepConsent('accepted');
  startMeasurement(settings);
  expect(() => track(added)).not.toThrow();
  await settled();
  await settled();
  process.off('unhandledRejection', unhandled);
  expect(asked).toHaveLength(1);
  expect(unhandled).not.toHaveBeenCalled();
  deliverTo(() => {
    throw new Error('broken');
  });
  expect(() => track(added)).not.toThrow();
});

const wordsOf = (event: AnalyticsEvent) => Object.fromEntries(new URL(pixelAddress(event, settings)).searchParams);

test('events are the pixel\u2019s own, in dollars of CAD with two decimals, and nothing else is in them (F-195)', () => {
  expect(new URL(pixelAddress(added, settings)).origin).toBe('https://pixel.example');
  expect(wordsOf({ name: 'search', term: 'p\u00E2t\u00E9 & pain' })).toEqual({
    v: '2',
    id: '123',
    ev: 'Search',
    'cd[search_string]': 'p\u00E2t\u00E9 & pain',
  });
  expect(wordsOf(added)).toEqual({
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
  expect(wordsOf({ name: 'begin_checkout', items, value: 5 })).toMatchObject({
    ev: 'InitiateCheckout',
    'cd[contents]': '[{"id":"a","quantity":2},{"id":"b","quantity":1}]',
    'cd[num_items]': '3',
    'cd[value]': '0.05',
    'cd[currency]': 'CAD',
  });
});

test('the fullest cart fits into an address, and is counted whole', () => {
  const items = Array.from({ length: 200 }, (_, n) => ({ variantId: `${'x'.repeat(60)}${n}`, quantity: 2 }));
  const event: AnalyticsEvent = { name: 'begin_checkout', items, value: 100_000 };
  expect(pixelAddress(event, settings).length).toBeLessThan(8000);
  expect(wordsOf(event)['cd[num_items]']).toBe('400');
});
