import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useListChangesQuery } from '#generated/relay/useListChangesQuery.graphql.ts';
import { isOffline } from '../../shared/browser/online.ts';
import { useAuthentication } from '../../shared/relay/authentication.ts';
import { saveDeskMemory } from './deskMemory.ts';
import { useMarketNow } from './deskSync.ts';

const query = graphql`
  query useListChangesQuery($startDate: Date, $since: DateTime!) {
    staff {
      packingWeek(startDate: $startDate) {
        sheets(changedSince: $since) {
          ...pickList_sheet @relay(mask: false)
        }
        ...Assembling_week
      }
    }
  }
`;

/** How often colleagues' changes are polled, in ms: with the call's own time they show within ten seconds. */
export const CHANGES_EVERY_MS = 8000;
/** How far a poll overlaps the previous one, in ms: clocks differ, and a change is visible only once it is committed. */
const OVERLAP_MS = 30_000;

/**
 * Follows a week's list (its Friday; null: the one that closed last) while the page is visible: polls for changes since
 * the last response. Returns who is at which order's crate, by the order's id. `onChanges`: orders, by their ids, have
 * changed.
 */
export function useListChanges(
  startDate: string | null,
  onChanges?: (orders: readonly string[]) => void,
): ReadonlyMap<string, string | null> {
  const environment = useRelayEnvironment();
  const marketNow = useMarketNow();
  const { isAuthenticated } = useAuthentication();
  const [packers, setPackers] = useState<ReadonlyMap<string, string | null>>(new Map());
  const latestOnChanges = useRef(onChanges);
  useEffect(() => {
    latestOnChanges.current = onChanges;
  });
  useEffect(() => {
    if (!isAuthenticated) return undefined;
    let [syncedAt, isFetching, isUnmounted] = [marketNow().getTime(), false, false];
    const poll = async () => {
      if (isFetching || document.hidden || isOffline()) return;
      isFetching = true;
      const startedAt = marketNow().getTime();
      const since = new Date(syncedAt - OVERLAP_MS).toISOString();
      // After a failure it resumes from the last response.
      const data = await fetchQuery<useListChangesQuery>(
        environment,
        query,
        { startDate, since },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .catch(() => null);
      isFetching = false;
      const changedSheets = data?.staff?.packingWeek.sheets;
      if (!changedSheets || isUnmounted) return;
      syncedAt = startedAt;
      saveDeskMemory('syncedAt', new Date(startedAt).toISOString());
      if (changedSheets.length > 0)
        setPackers(
          (before) =>
            new Map([...before, ...changedSheets.map(({ order, packer }) => [order.id, packer ?? null] as const)]),
        );
      latestOnChanges.current?.(changedSheets.map(({ order }) => order.id));
    };
    const timer = setInterval(() => void poll(), CHANGES_EVERY_MS);
    const onVisible = () => void poll();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onVisible);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onVisible);
    };
  }, [environment, marketNow, isAuthenticated, startDate]);
  return packers;
}
