import { useCallback, useEffect, useMemo } from 'react';
import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import producersQueryNode, { type producersQuery } from '#generated/relay/producersQuery.graphql.ts';
import { useAuthentication } from '../../shared/relay/authentication.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { useCachedQuery } from '../../shared/relay/useCachedQuery.ts';
import { parseWeekParam } from '../frame/deskAddress.ts';
import { isPersisted, saveDeskMemory, useDeskMemory } from '../frame/deskMemory.ts';
import { useLastSyncedAt, useQueryFailed } from '../frame/deskSync.ts';
import { useDeskWorker } from '../frame/useDeskWorker.ts';
import { useListChanges } from '../frame/useListChanges.ts';
import { readReceiving, receivingWeeks } from './producers.ts';

/** The week whose Friday the address contains, else the one whose goods are being received. */
export const loader = browserLoader<producersQuery>(producersQueryNode, ({ item }) => ({
  startDate: parseWeekParam(item),
}));

/**
 * The deliveries of a week from the server; offline, this device's last copy. receiving: null while there is none.
 * isFresh: from the server. opensOffline: a reload offline finds it.
 */
export function useReceiving(reference: PreloadedQuery<producersQuery>) {
  const environment = useRelayEnvironment();
  const weekParam = parseWeekParam(useParams().item);
  const data = useCachedQuery<producersQuery>(producersQueryNode, reference);
  const { receiving: stored } = useDeskMemory();
  const { isAuthenticated } = useAuthentication();
  const hasFailed = useQueryFailed(reference) || !isAuthenticated;
  const opensOffline = useDeskWorker() && isPersisted('receiving');
  const fresh = useMemo(() => readReceiving(data), [data]);
  useEffect(() => {
    if (fresh) saveDeskMemory('receiving', { ...fresh, readAt: Date.now() });
  }, [fresh]);
  useLastSyncedAt(fresh);
  const receiving = fresh ?? (stored && (weekParam === null || weekParam === stored.week) ? stored : null);
  const { variables } = reference;
  useListChanges(variables.startDate ?? null);
  /** Reads it again; returns the state of each line. Throws network errors. */
  const readLines = useCallback(async () => {
    const observable = fetchQuery<producersQuery>(environment, producersQueryNode, variables, {
      fetchPolicy: 'network-only',
    });
    const refetched = readReceiving(await observable.toPromise());
    if (!refetched) throw new Error('The list was not read.');
    const lines = refetched.producers.flatMap(({ items }) => items.flatMap((item) => item.lines));
    return new Map(lines.map((line) => [line.id, line]));
  }, [environment, variables]);
  return {
    receiving,
    week: receiving?.week ?? weekParam,
    weeks: receivingWeeks(data),
    isFresh: fresh !== null,
    hasFailed,
    opensOffline,
    readLines,
  };
}
