import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import ClockViewQueryNode, { type ClockViewQuery } from '../../__generated__/relay/ClockViewQuery.graphql.ts';
import { notifyTaskCountsChanged } from './taskCounts.ts';

/** How often a long run is polled, in ms. */
export const JOB_EVERY_MS = 2_000;

/** Polls the jobs while a requested run is in progress. */
export function useJobWatch(running: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const plan = () => {
      if (!stopped) timer = setTimeout(ask, JOB_EVERY_MS);
    };
    const ask = () => {
      fetchQuery<ClockViewQuery>(environment, ClockViewQueryNode, {}, { fetchPolicy: 'network-only' })
        .toPromise()
        .catch(() => undefined)
        .finally(plan);
    };
    plan();
    return () => {
      stopped = true;
      clearTimeout(timer);
      // It has ended, or somebody else follows it.
      notifyTaskCountsChanged();
    };
  }, [environment, running]);
}
