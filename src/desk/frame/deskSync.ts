import { useCallback, useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { saveDeskMemory } from './deskMemory.ts';

/** The market's current time, which differs from this device's. */
export function useMarketNow(): () => Date {
  const { clockOffset = 0 } = usePageSettings();
  return useCallback(() => new Date(Date.now() + clockOffset), [clockOffset]);
}

/** Stores the timestamp of the last successful response, whenever there is a new one. */
export function useLastSyncedAt(response: unknown): void {
  const marketNow = useMarketNow();
  useEffect(() => {
    if (response) saveDeskMemory('syncedAt', marketNow().toISOString());
  }, [response, marketNow]);
}

/** Whether the call of a preloaded query failed; earlier data are still there. */
export function useQueryFailed<Q extends OperationType>({ source }: PreloadedQuery<Q>): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const subscription = source?.subscribe({ next: () => setFailed(false), error: () => setFailed(true) });
    return () => subscription?.unsubscribe();
  }, [source]);
  return failed;
}
