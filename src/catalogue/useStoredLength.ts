import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { storedScroll, listScrollKey } from '../shared/browser/storedScroll.ts';
import { recall, remember } from '../shared/storage/tabMemory.ts';

/** The largest page size (schema, LISTS), and the number of lists whose length is stored. */
const LARGEST_PAGE = 100;
const MOST_LISTS = 10;
const KEY = 'etal.lists';

type Length = readonly [address: string, shown: number];
type Pagination = { loadNext: (count: number) => unknown; hasNext: boolean; isLoadingNext: boolean };

function keptLengths(): Length[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Length[]) : [];
  } catch {
    return [];
  }
}

/** Whether the reader returned to this document, by reload or history: a new visit starts over. */
function hasComeBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}

/** Input of a reader who no longer waits for the old position. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Stores how much of a list was shown, for the tab's life, and restores it after a reload, with the reader's position.
 * The server's HTML contains only the first page; the rest is requested immediately, in one call for up to 100.
 */
export function useStoredLength(shown: number, { loadNext, hasNext, isLoadingNext }: Pagination): void {
  const location = useLocation();
  const address = location.pathname + location.search;
  const goal = useRef<{ shown: number; top: number | null } | null>(null);
  const asked = useRef(0);
  const load = useRef(loadNext);
  useEffect(() => {
    load.current = loadNext;
  });

  useEffect(() => {
    const known = hasComeBack() ? keptLengths().find(([one]) => one === address)?.[1] : undefined;
    if (known !== undefined) goal.current = { shown: known, top: storedScroll(listScrollKey(location)) };
    const stay = () => void (goal.current &&= { ...goal.current, top: null });
    for (const way of OWN_WAYS) window.addEventListener(way, stay, { passive: true });
    return () => {
      for (const way of OWN_WAYS) window.removeEventListener(way, stay);
    };
    // The list's own beginning: another address is another list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const missing = (goal.current?.shown ?? 0) - shown;
    // A failed page is repeated only by the reader.
    if (missing <= 0 || !hasNext || isLoadingNext || asked.current === shown) return;
    asked.current = shown;
    load.current(Math.min(missing, LARGEST_PAGE));
  }, [shown, hasNext, isLoadingNext]);

  useLayoutEffect(() => {
    if (!goal.current || shown < goal.current.shown) return;
    const { top } = goal.current;
    goal.current = null;
    if (top !== null && asked.current > 0) window.scrollTo({ top, behavior: 'instant' });
  }, [shown]);

  useEffect(() => {
    if (goal.current) return;
    const others = keptLengths().filter(([one]) => one !== address);
    remember(KEY, JSON.stringify([...others, [address, shown]].slice(-MOST_LISTS)));
  }, [address, shown]);
}
