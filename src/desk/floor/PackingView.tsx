import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { pickListQuery } from '#generated/relay/pickListQuery.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { ListPlaceholder } from '../frame/ListPlaceholder.tsx';
import { WeekChoice } from '../frame/WeekChoice.tsx';
import { OpenWeekLine } from './EmptyList.tsx';
import styles from './PackingBoard.module.css';
import { PackingBoard } from './PackingBoard.tsx';
import { usePickList } from './usePickList.ts';

export { loader } from './usePickList.ts';

/** What is packed in a week; offline, this device's last copy (field D 10). */
export function PackingView({ reference }: { reference: PreloadedQuery<pickListQuery> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { list, packers, assembled, week, deliveryDay, weeks, isFresh, hasFailed, opensOffline, readLines } =
    usePickList(reference);
  const title = deliveryDay
    ? t('desk_lists.packing_title', { day: formatDay(deliveryDay, locale, now) })
    : t('desk.views.packing');
  return (
    <>
      <div className={styles.screen}>
        <DeskHead title={title} under={list && t('desk_lists.orders', { count: list.sheets.length })}>
          {week && <WeekChoice view="packing" week={week} weeks={weeks} />}
        </DeskHead>
        {list && list.sheets.length > 0 && <OpenWeekLine closesAt={list.closesAt} className={styles.open} />}
      </div>
      {list ? (
        <PackingBoard
          key={list.week}
          list={list}
          packers={packers}
          assembled={assembled}
          readLines={readLines}
          isStoredCopy={!isFresh && hasFailed}
          opensOffline={opensOffline}
        />
      ) : (
        <ListPlaceholder failed={hasFailed} onRetry={() => void readLines().catch(() => undefined)} />
      )}
    </>
  );
}
