import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import DeskFrameQueryNode, { type DeskFrameQuery } from '#generated/relay/DeskFrameQuery.graphql.ts';
import { refetch } from '../../shared/relay/refetch.ts';

const listeners = new Set<() => void>();

/** Notifies the desk's frame that its counts may have changed. */
export function notifyTaskCountsChanged(): void {
  for (const listener of listeners) listener();
}

/** Calls back on that; returns a function that stops it. */
export function onTaskCountsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Refreshes the desk's counts of waiting work: after relevant actions here, and when the tab is looked at again, since
 * others work too. One query at a time: an action during one triggers another after it. isEnabled: the staff
 * member has loaded.
 */
export function useTaskCountsRefresh(isEnabled: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isEnabled) return undefined;
    let [isFetching, isQueued, isUnmounted] = [false, false, false];
    const refresh = async () => {
      if (isFetching) {
        isQueued = true;
        return;
      }
      isFetching = true;
      do {
        isQueued = false;
        // A count that could not be loaded stays unchanged.
        await refetch<DeskFrameQuery>(environment, DeskFrameQueryNode, {});
      } while (isQueued && !isUnmounted);
      isFetching = false;
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const unsubscribe = onTaskCountsChange(() => void refresh());
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isUnmounted = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [environment, isEnabled]);
}
