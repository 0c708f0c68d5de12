import { useEffect, useState } from 'react';
import { isUndoTime, STEP_UNDO_MS } from '#rules/orderStatus.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useMarketNow } from './deskSync.ts';

/** Whether a step of this instant can still be undone; updates over time. */
export function useUndoTime(at: string | null): boolean {
  const marketNow = useMarketNow();
  const now = useNow();
  const [expiredAt, setExpiredAt] = useState<string | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    const remainingMs = new Date(at).getTime() + STEP_UNDO_MS - marketNow().getTime();
    const timer = setTimeout(setExpiredAt, remainingMs, at);
    return () => clearTimeout(timer);
  }, [at, marketNow]);
  return at !== null && at !== expiredAt && isUndoTime(new Date(at), now);
}
