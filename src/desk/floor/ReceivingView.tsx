import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { producersQuery } from '#generated/relay/producersQuery.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { ListPlaceholder } from '../frame/ListPlaceholder.tsx';
import { WeekChoice } from '../frame/WeekChoice.tsx';
import { EmptyList, OpenWeekLine } from './EmptyList.tsx';
import styles from './PackingBoard.module.css';
import { bringingText } from './producers.ts';
import { ReceivingBoard } from './ReceivingBoard.tsx';
import { useReceiving } from './useReceiving.ts';

export { loader } from './useReceiving.ts';

/** Each producer's delivery for a week; offline, this device's last copy. */
export function ReceivingView({ reference }: { reference: PreloadedQuery<producersQuery> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { receiving, week, weeks, isFresh, hasFailed, opensOffline, readLines } = useReceiving(reference);
  const title = receiving
    ? t('desk_lists.receiving_title', { day: formatDay(receiving.deliveryDay, locale, now) })
    : t('desk.views.receiving');
  const units = receiving?.producers.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <div className={styles.screen}>
        <DeskHead
          title={title}
          under={
            receiving &&
            units !== undefined && (
              <>
                <span>{t('desk_lists.units', { count: units, n: formatCount(units, locale) })}</span>
                <br />
                {bringingText({ t, locale }, receiving.bringing ?? null, now) ?? t('desk_lists.bring_none')}
              </>
            )
          }
        >
          {week && <WeekChoice view="receiving" week={week} weeks={weeks} />}
        </DeskHead>
        {receiving && receiving.producers.length > 0 && (
          <OpenWeekLine closesAt={receiving.closesAt} className={styles.open} />
        )}
        {!receiving && <ListPlaceholder failed={hasFailed} onRetry={() => void readLines().catch(() => undefined)} />}
        {receiving?.producers.length === 0 && (
          <EmptyList closesAt={receiving.closesAt} title={t('desk_lists.no_producers')} />
        )}
      </div>
      {receiving && receiving.producers.length > 0 && (
        <ReceivingBoard
          key={receiving.week}
          receiving={receiving}
          readLines={readLines}
          isStoredCopy={!isFresh && hasFailed}
          opensOffline={opensOffline}
        />
      )}
    </>
  );
}
