import type { DataRouter } from 'react-router';
import { pageOfPath } from '#rules/addresses.ts';
import { isOffline } from '../shared/browser/online.ts';
import { retryLater } from '../shared/browser/retryLater.ts';
import { offlineClearCount, registerOfflineWorker, saveVisit } from '../shared/storage/offlineCopies.ts';
import { announce } from '../shared/ui/announce.ts';
import { savesData } from './prefetchLinks.ts';

/**
 * Pages that are left sooner are not saved, in ms: for a page loaded as a document, and for one opened by the router.
 */
const STAY_MS = 2000;
const READ_MS = 10_000;
/** A page is not saved again for this long, in ms. */
const FRESH_MS = 60_000;

const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 10_000 }) : run());

const isDesk = (pathname: string): boolean => pageOfPath(pathname)?.page === 'desk';
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** Retry interval in ms: calls may still fail shortly after the browser reports that it is online. */
const RETRY_MS = [1000, 2000, 4000];

/** Reloads a saved copy once the market responds, so that its prices are current, but not while the reader types. */
function reloadWhenReachable(): void {
  const check = async (tries = 0) => {
    const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    const retryDelay = RETRY_MS[tries];
    if (response?.ok && !isTyping()) window.location.reload();
    else if (response === null && retryDelay !== undefined) setTimeout(() => void check(tries + 1), retryDelay);
    else retryLater(() => void check());
  };
  // The network may have returned while this code was still loading.
  if (isOffline()) retryLater(() => void check());
  else void check();
}

/**
 * Makes the browser save visited pages for reading offline, once the page is loaded and idle, so that saving does not
 * compete with what the reader waits for. A page opened by the router has no document in the browser's cache, so it is
 * fetched for this after it has been read for a while. A saved copy says so, and is reloaded when the market responds.
 * Disabled during development, at the desk, which has its own worker, and for readers who save data. market: its name,
 * for the page that is shown in place of one that was not saved.
 */
export function saveVisits(router: DataRouter, market: string): void {
  const note = document.body.dataset['saved'];
  if (note !== undefined) {
    announce(note, 'network');
    return reloadWhenReachable();
  }
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || savesData()) return;
  const savedAt = new Map<string, number>();
  let registered: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = async ({ pathname, search }: { pathname: string; search: string }, clearCount: number) => {
    const address = pathname + search;
    const now = performance.now();
    if (isDesk(pathname) || now - (savedAt.get(address) ?? -FRESH_MS) < FRESH_MS) return;
    savedAt.set(address, now);
    await (registered ??= registerOfflineWorker());
    if (clearCount === offlineClearCount()) await saveVisit(address, market);
  };
  const saveAfter = (ms: number) => {
    clearTimeout(timer);
    const { location } = router.state;
    const clearCount = offlineClearCount();
    timer = setTimeout(() => whenIdle(() => void save(location, clearCount).catch(() => undefined)), ms);
  };
  let current = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === current) return;
    current = location;
    saveAfter(READ_MS);
  });
  const start = () => saveAfter(STAY_MS);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
