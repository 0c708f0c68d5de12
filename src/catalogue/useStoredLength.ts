import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readTabList, writeTab } from '../shared/storage/tabStorage.ts';

/** The largest page size (schema, LISTS), and the number of lists whose length is stored. */
const LARGEST_PAGE = 100;
const MAX_LISTS = 10;
const KEY = 'etal.lists';

/** top: the scroll position when the page was left, in px. */
type Length = readonly [address: string, shown: number, top: number];
type Pagination = { loadNext: (count: number) => unknown; hasNext: boolean; isLoadingNext: boolean };

function storeLength(length: Length): void {
  const others = readTabList<Length>(KEY).filter(([address]) => address !== length[0]);
  writeTab(KEY, JSON.stringify([...others, length].slice(-MAX_LISTS)));
}

/** Whether the reader returned to this address with the document, by reload or history: a new visit starts over. */
function hasReturned(address: string): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return false;
  const { pathname, search } = new URL(visit.name);
  return pathname + search === address;
}

/** Input of a reader who no longer waits for the old position. */
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Stores how much of a list was shown, for the tab's life, and restores it after a reload, with the reader's position.
 * The server's HTML contains only the first page; the rest is requested immediately, `most` per call.
 */
export function useStoredLength(
  length: number,
  { loadNext, hasNext, isLoadingNext }: Pagination,
  pageSize: number = LARGEST_PAGE,
): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const goal = useRef<{ length: number; top: number | null } | null>(null);
  const requestedAt = useRef(0);
  const loadMissing = useEffectEvent(loadNext);

  useEffect(() => {
    const stored = hasReturned(address) ? readTabList<Length>(KEY).find(([one]) => one === address) : undefined;
    if (stored) goal.current = { length: stored[1], top: stored[2] ?? null };
    const keepScroll = () => void (goal.current &&= { ...goal.current, top: null });
    for (const event of USER_INPUT_EVENTS) window.addEventListener(event, keepScroll, { passive: true });
    return () => {
      for (const event of USER_INPUT_EVENTS) window.removeEventListener(event, keepScroll);
    };
    // The list's own beginning: another address is another list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const missing = (goal.current?.length ?? 0) - length;
    // A failed page is repeated only by the reader.
    if (missing <= 0 || !hasNext || isLoadingNext || requestedAt.current === length) return;
    requestedAt.current = length;
    loadMissing(Math.min(missing, pageSize));
  }, [length, hasNext, isLoadingNext, pageSize]);

  useLayoutEffect(() => {
    if (!goal.current || length < goal.current.length) return;
    const { top } = goal.current;
    goal.current = null;
    if (top !== null && requestedAt.current > 0) window.scrollTo({ top, behavior: 'instant' });
  }, [length]);

  useEffect(() => {
    const storePosition = () => {
      if (!goal.current) storeLength([address, length, window.scrollY]);
    };
    storePosition();
    window.addEventListener('pagehide', storePosition);
    return () => window.removeEventListener('pagehide', storePosition);
  }, [address, length]);
}
