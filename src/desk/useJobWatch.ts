import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import ClockViewQueryNode, { type ClockViewQuery } from '../../__generated__/relay/ClockViewQuery.graphql.ts';
import { refetch } from '../shared/relay/refetch.ts';
import { usePolling } from '../shared/relay/usePolling.ts';
import { notifyTaskCountsChanged } from './taskCounts.ts';

/** How often a long run is polled, in ms. */
export const JOB_EVERY_MS = 2_000;

/** Polls the jobs while a requested run is in progress. */
export function useJobWatch(running: boolean): void {
  const environment = useRelayEnvironment();
  usePolling(running, {
    poll: () => refetch<ClockViewQuery>(environment, ClockViewQueryNode, {}),
    pause: () => JOB_EVERY_MS,
  });
  // It has ended, or somebody else follows it.
  useEffect(() => (running ? notifyTaskCountsChanged : undefined), [running]);
}
