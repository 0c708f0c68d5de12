import { localeOfPath } from '#rules/addresses.ts';
import {
  isOfflineCart,
  OFFLINE_CACHES,
  OFFLINE_CART_KEY,
  offlineKey,
  SAVED_PAGES,
  type OfflineCart,
  type OfflineMessage,
} from '#rules/offlinePages.ts';
import { isTimeZone, setMarketZone } from '#rules/zone.ts';
import { escapeHtml, offlinePage, savedNote, type SavedPage } from './offlinePage.ts';
import { isGatewayError, type FetchEvent, type InstallEvent, type WorkerScope } from './workerScope.ts';

/** How long a navigation waits for the network before the saved copy is shown, in ms. */
const WAIT_MS = 10_000;

/** Headers of a saved page: ms since 1970, the content of its title, the paths of its files as JSON, the market's name and time zone. */
const SAVED_AT = 'x-saved-at';
const TITLE = 'x-saved-title';
const FILES = 'x-saved-files';
const MARKET = 'x-saved-market';
const ZONE = 'x-saved-zone';

const ZONE_OF_PAGE = /"timeZone":"([^"]+)"/;
const FILE = /\/assets\/[\w-][\w.-]*/g;
/** The name of a style sheet whose rules are inlined in the page. */
const INLINED = /data-href="[^"]*"/g;

type Visit = Extract<OfflineMessage, { type: 'visit' }>;

/** Routes that the browser serves without starting the worker. */
const DIRECT = ['/graphql', '/images/*'].map((pathname) => ({
  condition: { urlPattern: { pathname } },
  source: 'network',
}));

/** Times are in the zone of the market as the last visit had it (ADR 171). */
function adoptZone(headers: Headers): void {
  const zone = headers.get(ZONE) ?? '';
  if (isTimeZone(zone)) setMarketZone(zone);
}

/**
 * The shop's service worker (ADR 62). A navigation is served by the network; when that fails, by the page as it was
 * saved on the last visit, marked with the visit's time, or by a page that lists what was saved. Built files come from the
 * cache. Everything else, the API above all, never passes through it. Pages are saved once they are visited, and nothing
 * personal is among them.
 */
export function shopWorker(scope: WorkerScope): void {
  const { origin } = scope.location;
  /** Counts the times that everything was deleted: a page requested before is not saved afterwards. */
  let generation = 0;
  /** Visits are saved one after the other, so that none deletes a file that another is about to use. */
  let saving = Promise.resolve();
  const open = (name: keyof typeof OFFLINE_CACHES) => scope.caches.open(OFFLINE_CACHES[name]);

  async function install(event: InstallEvent): Promise<void> {
    await event.addRoutes?.(DIRECT).catch(() => undefined);
    await scope.skipWaiting();
  }

  async function saveFiles(files: readonly string[], isCurrent: () => boolean): Promise<void> {
    const cache = await open('files');
    for (const file of files) {
      if (await cache.match(file)) continue;
      const response = await scope.fetch(file).catch(() => null);
      if (response?.status === 200 && isCurrent()) await cache.put(file, response);
    }
  }

  /** Deletes the pages beyond SAVED_PAGES, those visited longest ago first, and the files that no page uses. */
  async function trim(): Promise<void> {
    const [pages, files] = await Promise.all([open('pages'), open('files')]);
    const keys = await pages.keys();
    const surplus = keys.slice(0, Math.max(0, keys.length - SAVED_PAGES));
    for (const key of surplus) await pages.delete(key);
    const used = new Set<string>();
    for (const key of keys.slice(surplus.length)) {
      const saved = await pages.match(key);
      for (const file of JSON.parse(saved?.headers.get(FILES) ?? '[]') as string[]) used.add(file);
    }
    for (const file of await files.keys()) if (!used.has(new URL(file.url).pathname)) await files.delete(file);
  }

  async function savePage({ url: visited, files: used, market }: Visit, isCurrent: () => boolean): Promise<void> {
    const url = new URL(visited, origin);
    const key = offlineKey(url);
    if (key === null) return;
    // The browser has it already, and only asks whether it has changed.
    const response = await scope.fetch(key);
    const { status, redirected, headers } = response;
    if (status !== 200 || redirected || !headers.get('content-type')?.startsWith('text/html')) return;
    const html = await response.text();
    const files = [...new Set([...used, ...(html.replace(INLINED, '').match(FILE) ?? [])])].filter((file) =>
      file.startsWith('/assets/'),
    );
    await saveFiles(files, isCurrent);
    const saved = new Headers(headers);
    for (const name of ['content-encoding', 'content-length']) saved.delete(name);
    saved.set(SAVED_AT, String(Date.now()));
    saved.set(TITLE, encodeURIComponent(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? key));
    saved.set(FILES, JSON.stringify(files));
    saved.set(MARKET, encodeURIComponent(market));
    saved.set(ZONE, ZONE_OF_PAGE.exec(html)?.[1] ?? '');
    if (!isCurrent()) return;
    const pages = await open('pages');
    // Deleted first, so that keys are in the order of the visits.
    await pages.delete(key);
    await pages.put(key, new Response(html, { status, headers: saved }));
    await trim();
  }

  async function clearCaches(): Promise<void> {
    generation += 1;
    await Promise.all(Object.values(OFFLINE_CACHES).map((name) => scope.caches.delete(name)));
  }

  async function savedCopy(url: URL): Promise<Response | null> {
    const key = offlineKey(url);
    const saved = key === null ? undefined : await (await open('pages')).match(key);
    if (!saved) return null;
    adoptZone(saved.headers);
    const note = savedNote(Number(saved.headers.get(SAVED_AT)), localeOfPath(url.pathname), Date.now());
    const html = (await saved.text()).replace('<body', () => `<body data-saved="${escapeHtml(note)}"`);
    return new Response(html, { status: saved.status, headers: saved.headers });
  }

  async function savedPages(): Promise<SavedPage[]> {
    const pages = await open('pages');
    const list: SavedPage[] = [];
    for (const request of await pages.keys()) {
      const headers = (await pages.match(request))?.headers;
      if (headers) adoptZone(headers);
      const { pathname, search } = new URL(request.url);
      const title = decodeURIComponent(headers?.get(TITLE) ?? '');
      const market = decodeURIComponent(headers?.get(MARKET) ?? '');
      list.unshift({ path: pathname + search, title, market, savedAt: Number(headers?.get(SAVED_AT)) });
    }
    return list;
  }

  async function withoutNetwork(url: URL): Promise<Response> {
    const cart = (await (await open('cart')).match(OFFLINE_CART_KEY)) ?? null;
    return offlinePage({
      locale: localeOfPath(url.pathname),
      of: isOfflineCart(url) ? 'cart' : 'page',
      cart: cart && ((await cart.json()) as OfflineCart),
      pages: await savedPages(),
      now: Date.now(),
    });
  }

  async function navigate({ request, preloadResponse }: FetchEvent): Promise<Response> {
    const url = new URL(request.url);
    const fetched = (async () => (await preloadResponse) ?? scope.fetch(request))();
    const timeout = new Promise<null>((resolve) => scope.setTimeout(() => resolve(null), WAIT_MS));
    const response = await Promise.race([fetched.catch(() => null), timeout]);
    if (response && !isGatewayError(response)) return response;
    const saved = await savedCopy(url);
    if (saved) return saved;
    // It may still come.
    const last = await fetched.catch(() => null);
    return last && !isGatewayError(last) ? last : withoutNetwork(url);
  }

  async function fileOf(request: Request): Promise<Response> {
    return (await (await open('files')).match(request)) ?? scope.fetch(request);
  }

  scope.addEventListener('install', (event) => event.waitUntil(install(event)));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  scope.addEventListener('message', (event) => {
    const message = event.data as OfflineMessage;
    if (message.type === 'forget') return event.waitUntil(clearCaches());
    const startGeneration = generation;
    const isCurrent = () => generation === startGeneration;
    saving = saving.then(() => savePage(message, isCurrent)).catch(() => undefined);
    event.waitUntil(saving);
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== origin) return;
    if (request.mode === 'navigate') event.respondWith(navigate(event));
    else if (url.pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
  });
}
