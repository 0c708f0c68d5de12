import { useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { saveDeskMemory } from './deskMemory.ts';

/** Stores the timestamp of the last successful response, whenever there is a new one. */
export function useLastSyncedAt(response: unknown): void {
  const { clockOffset = 0 } = usePageSettings();
  useEffect(() => {
    if (response) saveDeskMemory('syncedAt', new Date(Date.now() + clockOffset).toISOString());
  }, [response, clockOffset]);
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
