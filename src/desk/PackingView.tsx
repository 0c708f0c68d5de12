import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import pickListQueryNode, { type pickListQuery } from '../../__generated__/relay/pickListQuery.graphql.ts';
import { formatDateLong } from '../../rules/dates.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useKnownQuery } from '../shared/relay/useKnownQuery.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { DeskHead } from './DeskHead.tsx';
import { deskKept, followDesk, isLasting, keepDesk, nothingKept } from './deskMemory.ts';
import { fridayIn } from './fridayIn.ts';
import type { LineStatus } from '../../rules/lineStatus.ts';
import { PackingBoard } from './PackingBoard.tsx';
import styles from './PackingBoard.module.css';
import { packedWeek, packedWeeks, pickListOf, type PickList } from './pickList.ts';
import { UnreadList } from './UnreadList.tsx';
import { useDeskWorker } from './useDeskWorker.ts';
import { useFailed } from './useFailed.ts';
import { useHeard } from './useHeard.ts';
import { WeekChoice } from './WeekChoice.tsx';

const statusesOf = ({ sheets }: PickList): ReadonlyMap<string, LineStatus> =>
  new Map(sheets.flatMap(({ lines }) => lines.map(({ id, status }) => [id, status] as const)));

/** What is packed in a week; without network, as this device has read it last (field D 10). */
export function PackingView({ reference }: { reference: PreloadedQuery<pickListQuery> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const asked = fridayIn(useParams().item);
  const live = useKnownQuery<pickListQuery>(pickListQueryNode, reference);
  const { list: kept } = useSyncExternalStore(followDesk, deskKept, nothingKept);
  const { isAuthenticated } = useAuthentication();
  const failed = useFailed(reference) || !isAuthenticated;
  const opensAlone = useDeskWorker() && isLasting('list');
  const week = packedWeek(live);
  const fresh = useMemo(() => (week ? pickListOf(week) : null), [week]);
  useEffect(() => {
    if (fresh) keepDesk('list', { ...fresh, readAt: Date.now() });
  }, [fresh]);
  useHeard(fresh);
  const list = fresh ?? (kept && (asked === null || asked === kept.week) ? kept : null);

  const { variables } = reference;
  const readLines = useCallback(async () => {
    const reading = fetchQuery<pickListQuery>(environment, pickListQueryNode, variables, {
      fetchPolicy: 'network-only',
    });
    const read = packedWeek(await reading.toPromise());
    if (!read) throw new Error('The list was not read.');
    return statusesOf(pickListOf(read));
  }, [environment, variables]);

  const day = list?.week ?? asked;
  const title = day
    ? t('desk_lists.packing_title', { day: formatDateLong(day, locale, new Date(day)) })
    : t('desk.views.packing');
  const weeks = packedWeeks(live);
  return (
    <>
      <PageTitle name={title} />
      <div className={styles.screen}>
        <DeskHead title={title} under={list && t('desk_lists.orders', { count: list.sheets.length })}>
          {day && <WeekChoice view="packing" week={day} weeks={weeks} />}
        </DeskHead>
      </div>
      {list ? (
        <PackingBoard
          key={list.week}
          list={list}
          readLines={readLines}
          isKeptOnly={!fresh && failed}
          opensAlone={opensAlone}
        />
      ) : (
        <UnreadList failed={failed} onAgain={() => void readLines().catch(() => undefined)} />
      )}
    </>
  );
}
