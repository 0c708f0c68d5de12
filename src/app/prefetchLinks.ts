import { matchRoutes, type DataRouter, type LoaderFunction, type RouterContextProvider } from 'react-router';
import { addresses, localeOfPath, pageOfPath, type PageName } from '#rules/addresses.ts';
import { isOffline } from '../shared/browser/online.ts';
import { releaseLater } from '../shared/relay/route.ts';
import type { PageHandle } from './pageHandle.ts';

/** A pointer that rests this long on a link shows intent. */
const INTENT_MS = 65;
/** What was loaded is not loaded again for this long: its data are in the store. */
const FRESH_MS = 60_000;
const MAX_CONCURRENT = 3;
const MAX_PER_MINUTE = 20;
/** The code of likely pages is loaded after this long without any input: what the page itself loads is complete by then. */
const QUIET_MS = 8000;
const LIKELY_PAGES: readonly PageName[] = ['product', 'collection', 'cart'];

type Options = { router: DataRouter; getContext: () => RouterContextProvider };

type Connection = { saveData?: boolean; effectiveType?: string };
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the reader has asked browsers to use little data. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether nothing may be fetched that the reader has not asked for: it costs them, delays what they have asked for, or fails. */
const isScarce = (): boolean => isOffline() || savesData() || connection().effectiveType?.endsWith('2g') === true;

/** The page of this market that a link opens in this window; null for any other link. */
function pageOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, window.location.href);
  url.hash = '';
  // "More" extends this page's list (ListEnd): prefetching would extend it unasked.
  if (url.searchParams.has('after')) return null;
  return url.origin === window.location.origin && url.href !== window.location.href.replace(/#.*/, '') ? url : null;
}

/** Loads a page's code, and its data if they are public, so that the visit itself requests nothing. */
async function prefetch({ router, getContext }: Options, url: URL): Promise<void> {
  const match = matchRoutes(router.routes, url.pathname)?.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  if (!match || !handle?.page) return;
  const { route, params } = match;
  const args = { request: new Request(url), url, pattern: route.path ?? '', params, context: getContext() };
  if (addresses[handle.page].html !== 'full') return void (await handle.preload?.());
  const data = await (handle.preload?.(args) ?? (route.loader as LoaderFunction)(args));
  if (typeof data !== 'object' || data === null) return;
  // A page that shows at once what is cached loads the rest meanwhile, and releases it itself.
  if ('complete' in data) await data.complete;
  else releaseLater(data);
}

/** Fetches the picture of a card in the size in which the product's page shows it: wherever that is less than this, the file is the same. */
function prefetchPicture(target: Element): void {
  const image = target.closest('article')?.querySelector('img');
  const source = image?.previousElementSibling;
  if (!(source instanceof HTMLSourceElement) || !image?.currentSrc.endsWith('.avif')) return;
  const large = new Image();
  large.sizes = '94vw';
  large.srcset = source.srcset;
}

/** Loads the code of the pages that readers open next, one after the other; on a failure the visit loads it. */
async function prefetchCode(router: DataRouter): Promise<void> {
  const locale = localeOfPath(window.location.pathname);
  const handles = router.routes.flatMap(({ children = [] }) => children.map(({ handle }) => handle as PageHandle));
  for (const page of LIKELY_PAGES) {
    if (isScarce()) return;
    await handles
      .find((handle) => handle.page === page && handle.locale === locale)
      ?.preload?.()
      .catch(() => undefined);
  }
}

/** Calls back once the reader does something, or after a while in any case, and the browser has nothing else to do. */
function whenQuiet(run: () => void): () => void {
  const events = ['scroll', 'pointermove', 'pointerdown', 'keydown'];
  const cancel = () => {
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, begin, true);
  };
  const begin = () => {
    cancel();
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
    else setTimeout(run);
  };
  const timer = setTimeout(begin, QUIET_MS);
  for (const event of events) addEventListener(event, begin, { capture: true, passive: true });
  return cancel;
}

/**
 * Prefetches a page when the pointer rests on a link to it or presses it, a finger touches it or it gets focus, with the picture
 * of a pressed card as large as its page shows it; and once the page is quiet, the code of likely pages. Does nothing where
 * the reader saves data or the network is slow or away; at most three at once and twenty a minute. Failures are silent: the visit requests again.
 * Returns a function that stops it.
 */
export function prefetchLinks(options: Options): () => void {
  const requestedAt = new Map<string, number>();
  let inFlight = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchPage = async (url: URL) => {
    const now = performance.now();
    for (const [href, since] of requestedAt) if (now - since > FRESH_MS) requestedAt.delete(href);
    if (requestedAt.has(url.href) || requestedAt.size >= MAX_PER_MINUTE || inFlight >= MAX_CONCURRENT || isScarce())
      return;
    requestedAt.set(url.href, now);
    inFlight += 1;
    try {
      await prefetch(options, url);
    } catch {
      requestedAt.delete(url.href);
    } finally {
      inFlight -= 1;
    }
  };
  let pressed = '';
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const place = `${(event as MouseEvent).clientX} ${(event as MouseEvent).clientY}`;
    if (event.type === 'pointerdown') pressed = place;
    // What a press opens comes to lie under a pointer that means none of it.
    if (event.type === 'pointerover' && place === pressed) return;
    const url = pageOf(event.target);
    if (!url) return;
    if (event.type === 'pointerdown' && pageOfPath(url.pathname)?.page === 'product' && !isScarce())
      prefetchPicture(event.target as Element);
    if (event.type === 'pointerover') timer = setTimeout(() => void fetchPage(url), INTENT_MS);
    else void fetchPage(url);
  };
  const stopWaiting = whenQuiet(() => void prefetchCode(options.router));
  const events = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    stopWaiting();
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
