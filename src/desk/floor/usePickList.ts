import { useCallback, useEffect, useMemo } from 'react';
import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import pickListQueryNode, { type pickListQuery } from '#generated/relay/pickListQuery.graphql.ts';
import { useAuthentication } from '../../shared/relay/authentication.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { useCachedQuery } from '../../shared/relay/useCachedQuery.ts';
import { parseWeekParam } from '../frame/deskAddress.ts';
import { isPersisted, saveDeskMemory, useDeskMemory } from '../frame/deskMemory.ts';
import { useQueryFailed, useLastSyncedAt } from '../frame/deskSync.ts';
import { useDeskWorker } from '../frame/useDeskWorker.ts';
import { useListChanges } from '../frame/useListChanges.ts';
import type { ServerLine } from './lineTicks.ts';
import { packedWeek, packedWeeks, pickListOf, type PickList } from './pickList.ts';

/** The week whose Friday the address contains, else the one that is being packed. */
export const loader = browserLoader<pickListQuery>(pickListQueryNode, ({ item }) => ({
  startDate: parseWeekParam(item),
}));

const marksOf = ({ sheets }: PickList): ReadonlyMap<string, ServerLine> =>
  new Map(sheets.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)));

/**
 * The orders of a week from the server; offline, this device's last copy (field D 10). list: null while there is none.
 * week: the Friday in the address or of the list. deliveryDay: the day that names it. packers: who is at which order's crate. isFresh: from the server. assembled: what
 * any tablet assembled at once, while it can be undone.
 * opensOffline: a reload offline finds it.
 */
export function usePickList(reference: PreloadedQuery<pickListQuery>) {
  const environment = useRelayEnvironment();
  const weekParam = parseWeekParam(useParams().item);
  const data = useCachedQuery<pickListQuery>(pickListQueryNode, reference);
  const { list: stored } = useDeskMemory();
  const { isAuthenticated } = useAuthentication();
  const hasFailed = useQueryFailed(reference) || !isAuthenticated;
  const opensOffline = useDeskWorker() && isPersisted('list');
  const week = packedWeek(data);
  const fresh = useMemo(() => (week ? pickListOf(week) : null), [week]);
  useEffect(() => {
    if (fresh) saveDeskMemory('list', { ...fresh, readAt: Date.now() });
  }, [fresh]);
  useLastSyncedAt(fresh);
  const list = fresh ?? (stored && (weekParam === null || weekParam === stored.week) ? stored : null);

  const { variables } = reference;
  /** Reads it again; returns the state of each line. Throws network errors. */
  const readLines = useCallback(async () => {
    const observable = fetchQuery<pickListQuery>(environment, pickListQueryNode, variables, {
      fetchPolicy: 'network-only',
    });
    const refetched = packedWeek(await observable.toPromise());
    if (!refetched) throw new Error('The list was not read.');
    return marksOf(pickListOf(refetched));
  }, [environment, variables]);
  const packers = useListChanges(variables.startDate ?? null, (orders) => {
    const listedIds = new Set(list?.sheets.map(({ id }) => id));
    if (orders.some((id) => !listedIds.has(id))) readLines().catch(() => undefined);
  });
  return {
    list,
    packers,
    assembled: week,
    week: list?.week ?? weekParam,
    deliveryDay: list?.deliveryDay,
    weeks: packedWeeks(data),
    isFresh: fresh !== null,
    hasFailed,
    opensOffline,
    readLines,
  };
}
