import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import DeskFrameQueryNode, { type DeskFrameQuery } from '../../__generated__/relay/DeskFrameQuery.graphql.ts';
import { refetch } from '../shared/relay/refetch.ts';

const listeners = new Set<() => void>();

/** Notifies the desk's frame that its counts may have changed. */
export function notifyTaskCountsChanged(): void {
  for (const listener of listeners) listener();
}

/** Calls back on that; returns a function that stops it. */
function followWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Refreshes the desk's counts of waiting work: after relevant actions here, and when the tab is looked at again, since
 * others work too. One query at a time: an action during one triggers another after it. wanted: the staff member is
 * known.
 */
export function useWaitingAgain(wanted: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!wanted) return undefined;
    let [asking, again, left] = [false, false, false];
    const ask = async () => {
      if (asking) {
        again = true;
        return;
      }
      asking = true;
      do {
        again = false;
        // A count that could not be loaded stays unchanged.
        await refetch<DeskFrameQuery>(environment, DeskFrameQueryNode, {});
      } while (again && !left);
      asking = false;
    };
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const unfollow = followWaiting(() => void ask());
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      unfollow();
      document.removeEventListener('visibilitychange', look);
    };
  }, [environment, wanted]);
}
