import { useEffect } from 'react';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { keepDesk } from './deskMemory.ts';

/** Keeps when the market was last heard: now, whenever there is another answer. */
export function useHeard(answer: unknown): void {
  const { clockOffset = 0 } = usePageSettings();
  useEffect(() => {
    if (answer) keepDesk('heardAt', new Date(Date.now() + clockOffset).toISOString());
  }, [answer, clockOffset]);
}
