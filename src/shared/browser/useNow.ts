import { useSyncExternalStore } from 'react';
import { usePageSettings } from './pageSettings.ts';

const MINUTE_MS = 60_000;

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
};
/** Whole minutes, so that two readings within one render agree. */
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The current instant at the market, to the minute; updates while the page is open. */
export function useNow(): Date {
  const { clockOffset } = usePageSettings();
  return new Date(useSyncExternalStore(everyMinute, thisMinute, thisMinute) + clockOffset);
}
