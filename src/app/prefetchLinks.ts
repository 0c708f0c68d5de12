import { matchRoutes, type DataRouter, type LoaderFunction, type RouterContextProvider } from 'react-router';
import { addresses } from '#rules/addresses.ts';
import { releaseLater } from '../shared/relay/route.ts';
import type { PageHandle } from './pageHandle.ts';

/** A pointer that rests this long on a link shows intent. */
const INTENT_MS = 65;
/** What was loaded is not loaded again for this long: its data are in the store. */
const FRESH_MS = 60_000;
const MAX_CONCURRENT = 3;
const MAX_PER_MINUTE = 20;

type Options = { router: DataRouter; getContext: () => RouterContextProvider };

/** Whether the reader has asked browsers to use little data. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

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
  await handle.preload?.();
  if (addresses[handle.page].html !== 'full' || typeof route.loader !== 'function') return;
  const args = { request: new Request(url), url, pattern: route.path ?? '', params, context: getContext() };
  releaseLater(await (route.loader as LoaderFunction)(args));
}

/**
 * Prefetches a page when the pointer rests on a link to it, a finger touches it or it gets focus. Does nothing where
 * the reader saves data; at most three at once and twenty a minute. Failures are silent: the visit requests again.
 * Returns a function that stops it.
 */
export function prefetchLinks(options: Options): () => void {
  const requestedAt = new Map<string, number>();
  let inFlight = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchPage = async (url: URL) => {
    const now = performance.now();
    for (const [href, since] of requestedAt) if (now - since > FRESH_MS) requestedAt.delete(href);
    if (requestedAt.has(url.href) || requestedAt.size >= MAX_PER_MINUTE || inFlight >= MAX_CONCURRENT || savesData())
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
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const url = pageOf(event.target);
    if (!url) return;
    if (event.type === 'pointerover') timer = setTimeout(() => void fetchPage(url), INTENT_MS);
    else void fetchPage(url);
  };
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
