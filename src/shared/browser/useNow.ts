import { useState, useSyncExternalStore } from 'react';
import { usePageSettings } from './pageSettings.ts';

const MINUTE_MS = 60_000;
/** When the page's HTML was rendered, until the first minute is over. */
let renderedAt: number | null = null;

/**
 * The page hydrates as of the instant (ms) that its response names: its HTML may be from hours ago, and the device's clock may be
 * wrong. A header leaves HTML and ETag as they are, and unlike `document.lastModified` it has no time zone.
 */
export function hydrateAsOf([visit]: readonly Partial<PerformanceNavigationTiming>[]): void {
  renderedAt = visit?.serverTiming?.find(({ name }) => name === 'rendered')?.duration ?? null;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all: a list reads the time in each of its cards, and starts and stops them together. */
const everyMinute = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    renderedAt = null;
    for (const each of listeners) each();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};
/** Whole minutes, so that two readings within one render agree. */
const minuteOf = (instant: number) => Math.floor(instant / MINUTE_MS) * MINUTE_MS;

const clockNow = () => Date.now();
const pageNow = () => renderedAt ?? Date.now();

/** Hydrated components stay with the page's instant: another one at once would render all of them in one synchronous pass. */
function createMinute() {
  let now = clockNow;
  return { read: () => minuteOf(now()), readHydrating: () => minuteOf((now = pageNow)()) };
}

/** The current instant at the market, to the minute; updates while the page is open. */
export function useNow(): Date {
  const { clockOffset } = usePageSettings();
  const [{ read, readHydrating }] = useState(createMinute);
  return new Date(useSyncExternalStore(everyMinute, read, readHydrating) + clockOffset);
}
