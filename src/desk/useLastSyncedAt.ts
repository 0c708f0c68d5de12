import { useEffect } from 'react';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { keepDesk } from './deskMemory.ts';

/** Stores the timestamp of the last successful response, whenever there is a new one. */
export function useLastSyncedAt(answer: unknown): void {
  const { clockOffset = 0 } = usePageSettings();
  useEffect(() => {
    if (answer) keepDesk('heardAt', new Date(Date.now() + clockOffset).toISOString());
  }, [answer, clockOffset]);
}
