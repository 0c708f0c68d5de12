import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_TIME_ZONE } from '#rules/constants.ts';
import { OFFLINE_CACHES, OFFLINE_CART_KEY, SAVED_PAGES, type OfflineMessage } from '#rules/offlinePages.ts';
import { setMarketZone } from '#rules/zone.ts';
import { offlinePage, RELOAD_SCRIPT, RELOAD_SCRIPT_HASH, savedNote } from './offlinePage.ts';
import { shopWorker } from './shopWorker.ts';
import type { WorkerScope } from './workerScope.ts';

const ORIGIN = 'https://market.example';
/** 14:05 at the market. */
const NOON = Date.parse('2026-11-23T19:05:00Z');
const normalized = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

/** What the market answers; null: nothing, ever. */
let market: (path: string) => Response | Error | null;
let caches: Map<string, Map<string, Response>>;
let late: (() => void)[];
let fetched: string[];

const page = (title: string, price = '3,50 $') =>
  new Response(
    `<!doctype html><html lang="fr-CA"><head><title>${title} – Marché du Portage</title><style data-href="/assets/page.css">p{}</style></head><body>${price}<script src="/assets/entry-a.js"></script></body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" } },
  );
beforeEach(() => {
  market = (path) => (path.startsWith('/assets/') ? new Response(path) : page(path));
  caches = new Map();
  late = [];
  fetched = [];
});

const keyOf = (input: Request | string) => {
  const { pathname, search } = new URL(typeof input === 'string' ? input : input.url, ORIGIN);
  return pathname + search;
};
const cacheNamed = (name: string) => {
  const entries = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, entries);
  return {
    match: async (input: Request | string) => entries.get(keyOf(input))?.clone(),
    put: async (input: Request | string, response: Response) => void entries.set(keyOf(input), response),
    delete: async (input: Request | string) => entries.delete(keyOf(input)),
    keys: async () => [...entries.keys()].map((key) => ({ url: ORIGIN + key })),
  };
};
const keysOf = (name: keyof typeof OFFLINE_CACHES) => [...(caches.get(OFFLINE_CACHES[name])?.keys() ?? [])];

function start() {
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    caches: {
      open: async (name: string) => cacheNamed(name),
      delete: async (name: string) => caches.delete(name),
    },
    location: { origin: ORIGIN },
    fetch: async (input: Request | string) => {
      fetched.push(keyOf(input));
      const response = market(keyOf(input));
      if (response instanceof Error) throw response;
      return response ?? new Promise<Response>(() => {});
    },
    setTimeout: (run: () => void) => late.push(run),
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
  };
  shopWorker(scope as unknown as WorkerScope);
  const send = async (data: OfflineMessage) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get('message')?.({ data, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  const open = async (
    path: string,
    { mode = 'navigate', method = 'GET', preload = undefined as Response | undefined } = {},
  ) => {
    let response: Promise<Response> | null = null;
    listeners.get('fetch')?.({
      request: { url: new URL(path, ORIGIN).href, mode, method },
      preloadResponse: Promise.resolve(preload),
      respondWith: (promise: Promise<Response>) => (response = promise),
    });
    return response as Promise<Response> | null;
  };
  const text = async (path: string) => normalized((await (await open(path))?.text()) ?? '');
  const visit = (url: string, files: string[] = [], market = 'Marché des Rives') =>
    send({ type: 'visit', url, files, market });
  return { visit, send, open, text };
}
const breakNetwork = () => (market = () => new TypeError('Failed to fetch'));

describe('a saved page', () => {
  it('is shown only when the network fails, marked with the time of the visit', async () => {
    const { visit, text } = start();
    await visit('/produits/miche');
    market = () => page('Miche', '4,00 $');
    expect(await text('/produits/miche')).toContain('4,00 $');
    expect(await text('/produits/miche')).not.toContain('data-saved');
    breakNetwork();
    const offline = await text('/produits/miche?utm_source=mail');
    expect(offline).toMatch(
      /<body data-saved="Hors ligne : cette page est celle de votre visite de .* avec les prix d’alors\.">/,
    );
    expect(offline).toContain('3,50 $');
  });

  it('says when in the zone of the market that it is a page of', async () => {
    const { visit, text } = start();
    const inZone = (zone: string) => {
      const settings = `<script>window.__ETAL__={"settings":{"market":{"timeZone":"${zone}"}}}</script>`;
      market = () => page('Miche', settings);
    };
    vi.spyOn(Date, 'now').mockReturnValue(NOON);
    inZone('America/St_Johns');
    await visit('/produits/miche');
    inZone('America/Nowhere');
    await visit('/produits/pain');
    breakNetwork();
    expect(await text('/produits/miche')).toContain('votre visite de 15 h 35, avec');
    expect(await text('/produits/pain')).toContain('votre visite de 15 h 35, avec');
    expect(await text('/faq')).toContain('<small>15 h 35</small>');
    setMarketZone(DEFAULT_TIME_ZONE);
    expect(await text('/produits/miche')).toContain('votre visite de 15 h 35, avec');
    vi.restoreAllMocks();
    setMarketZone(DEFAULT_TIME_ZONE);
  });

  it('keeps the page’s policy, and is shown too if a proxy answers or nothing responds within ten seconds', async () => {
    const { visit, open, text } = start();
    await visit('/');
    market = () => new Response('', { status: 502 });
    expect((await open('/'))?.headers.get('content-security-policy')).toBe("default-src 'none'");
    market = () => null;
    const waiting = text('/');
    await Promise.resolve();
    for (const wake of late) wake();
    expect(await waiting).toContain('data-saved');
  });

  it('includes the built files that it needs and has used, which are deleted with it', async () => {
    const { visit, open } = start();
    await visit('/producteurs', ['/assets/menu.js']);
    expect(keysOf('files')).toEqual(['/assets/menu.js', '/assets/entry-a.js']);
    breakNetwork();
    expect(await (await open('/assets/menu.js', { mode: 'cors' }))?.text()).toBe('/assets/menu.js');
    market = (path) => (path.startsWith('/assets/') ? new Response(path) : page(path));
    for (let index = 0; index < SAVED_PAGES; index += 1) await visit(`/produits/p${index}`);
    expect(keysOf('pages')).toHaveLength(SAVED_PAGES);
    expect(keysOf('pages')).not.toContain('/producteurs');
    expect(keysOf('files')).toEqual(['/assets/entry-a.js']);
  });

  it('stays as long as it is visited: the one that was visited longest ago goes first', async () => {
    const { visit } = start();
    for (let index = 0; index < SAVED_PAGES; index += 1) await visit(`/produits/p${index}`);
    await visit('/produits/p0');
    await visit('/producteurs');
    expect(keysOf('pages')).toContain('/produits/p0');
    expect(keysOf('pages')).not.toContain('/produits/p1');
  });

  it.each<[string, () => Response, number]>([
    ['a page', () => page('Miche'), 1],
    [
      'a page to which another address led',
      () => Object.defineProperty(page('Miche'), 'redirected', { value: true }),
      0,
    ],
    [
      'a page that was not found',
      () => new Response('<p>', { status: 404, headers: { 'content-type': 'text/html' } }),
      0,
    ],
    ['what is no page', () => new Response('{}', { headers: { 'content-type': 'application/json' } }), 0],
  ])('is %s: %i', async (_, answer, count) => {
    const { visit } = start();
    market = (path) => (path.startsWith('/assets/') ? new Response(path) : answer());
    await visit('/produits/miche');
    expect(keysOf('pages')).toHaveLength(count);
  });

  it('is never one of the account, the checkout, the desk or an error', async () => {
    const { visit } = start();
    for (const path of ['/compte', '/panier/livraison', '/comptoir', '/commande/7', '/?code=1&state=2'])
      await visit(path);
    market = () => new Response('closed', { status: 503, headers: { 'content-type': 'text/html' } });
    await visit('/producteurs');
    expect(keysOf('pages')).toEqual([]);
    expect(fetched).toEqual(['/producteurs']);
  });

  it('is deleted when another person uses the browser, even if it was requested before', async () => {
    const { visit, send } = start();
    await visit('/');
    const { promise: slow, resolve: respond } = Promise.withResolvers<Response>();
    market = () => slow as unknown as Response;
    const saving = visit('/producteurs');
    await send({ type: 'forget' });
    respond(page('Producteurs'));
    await saving;
    expect([...caches.values()].flatMap((entries) => [...entries.keys()])).toEqual([]);
  });
});

describe('a page that was never visited', () => {
  it('says so in both languages, and leads to what was saved', async () => {
    const { visit, open, text } = start();
    await visit('/produits/miche');
    await visit('/en/sellers');
    breakNetwork();
    expect((await open('/faq'))?.status).toBe(503);
    const offline = await text('/faq');
    expect(offline).toContain('Vous êtes hors ligne');
    expect(offline).toContain('This page will open by itself once the network is back.');
    const links = [...offline.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/en/sellers', '/produits/miche']);
    expect(offline).toContain('>/produits/miche</a>');
    expect(await text('/en/faq')).toContain('Pages you can read offline');
  });

  it('has the market’s name as the last visit of its language had it', async () => {
    const { visit, send, text } = start();
    await visit('/produits/miche');
    await visit('/en/sellers', [], 'Shore <Market>');
    breakNetwork();
    expect(await text('/faq')).toContain('<a class="brand" href="/">Marché des Rives</a>');
    expect(await text('/en/faq')).toContain('<a class="brand" href="/en">Shore &lt;Market&gt;</a>');
    await send({ type: 'forget' });
    expect(await text('/faq')).toContain('<a class="brand" href="/">Accueil</a>');
  });

  it('is the cart as it was: names, amounts and the sum, with the time of the visit', async () => {
    const { text } = start();
    const lines = [{ name: 'Pain <de> seigle', quantity: 2, price: 650 }];
    const cart = { savedAt: Date.now(), lines, articles: '2 articles', sum: 1875, note: 'dont 5,75 $ de frais' };
    await cacheNamed(OFFLINE_CACHES.cart).put(OFFLINE_CART_KEY, new Response(JSON.stringify(cart)));
    breakNetwork();
    for (const path of ['/panier', '/panier/livraison']) {
      const offline = await text(path);
      expect(offline).toContain('<h1>Votre panier</h1>');
      expect(offline).toMatch(/le panier de votre visite de .*, avec les prix d’alors/);
      expect(offline).toContain('<span>Pain &lt;de&gt; seigle</span><span>2 × 6,50 $</span>');
      expect(offline).toContain('<span>2 articles<br><small>dont 5,75 $ de frais</small></span><span>18,75 $</span>');
    }
    expect(await text('/faq')).toContain('2 × 6,50 $');
  });
});

it('uses the response that the browser requested while the worker started', async () => {
  const { open } = start();
  expect(await (await open('/', { preload: new Response('preloaded') }))?.text()).toBe('preloaded');
  expect(fetched).toEqual([]);
});

it('leaves the API, pictures, forms and other origins alone', async () => {
  const { open } = start();
  expect(await open('/graphql', { mode: 'cors', method: 'POST' })).toBeNull();
  expect(await open('/graphql', { mode: 'cors' })).toBeNull();
  expect(await open('/images/a-410.avif', { mode: 'no-cors' })).toBeNull();
  expect(await open('/desabonnement/7', { method: 'POST' })).toBeNull();
  expect(await open('https://identity.example/authorize')).toBeNull();
});

it('names the time of a visit, and its day when that was not today', () => {
  const yesterday = NOON - 86_400_000;
  expect(normalized(savedNote(NOON, 'fr', NOON))).toContain('votre visite de 14 h 05, avec');
  expect(normalized(savedNote(yesterday, 'fr', NOON))).toContain(
    'votre visite du dimanche 22 novembre à 14 h 05, avec',
  );
  expect(normalized(savedNote(NOON, 'en', NOON))).toContain('your visit at 2:05 p.m., and');
  expect(normalized(savedNote(yesterday, 'en', NOON))).toContain('your visit on Sunday, November 22 at 2:05 p.m., and');
});

it('opens the address again once the market answers, though the device had a network all along', async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  const answers = [{ status: 503 }, { status: 404 }];
  const fetch = vi.fn(async () => answers.shift()).mockRejectedValueOnce(new TypeError('refused'));
  const run = new Function('addEventListener', 'navigator', 'location', 'document', 'fetch', RELOAD_SCRIPT);
  run(vi.fn(), { onLine: true }, { href: 'https://marche.example/', reload }, { hidden: false }, fetch);
  for (const reloads of [0, 0, 1]) {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledTimes(reloads);
  }
  expect(fetch).toHaveBeenCalledWith('https://marche.example/', { method: 'HEAD' });
  vi.useRealTimers();
});

it('allows its own script alone, by its hash', async () => {
  const hash = createHash('sha256').update(RELOAD_SCRIPT).digest('base64');
  expect(RELOAD_SCRIPT_HASH).toBe(`sha256-${hash}`);
  const { headers } = offlinePage({ locale: 'fr', of: 'page', cart: null, pages: [], now: NOON });
  expect(headers.get('content-security-policy')).toContain(`script-src '${RELOAD_SCRIPT_HASH}'`);
});
