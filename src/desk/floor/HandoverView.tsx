import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { pickListQuery } from '#generated/relay/pickListQuery.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { ListPlaceholder } from '../frame/ListPlaceholder.tsx';
import { WeekChoice } from '../frame/WeekChoice.tsx';
import { HandoverBoard } from './HandoverBoard.tsx';
import { usePickList } from './usePickList.ts';

export { loader } from './usePickList.ts';

/** The hand-over of crates to customers, online or offline. */
export function HandoverView({ reference }: { reference: PreloadedQuery<pickListQuery> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { list, week, deliveryDay, weeks, isFresh, hasFailed, readLines } = usePickList(reference);
  const title = deliveryDay
    ? t('desk_handover.title', { day: formatDay(deliveryDay, locale, now) })
    : t('desk.views.handover');
  return (
    <>
      <DeskHead title={title}>{week && <WeekChoice view="handover" week={week} weeks={weeks} />}</DeskHead>
      {list ? (
        <HandoverBoard
          key={list.week}
          list={list}
          notice={
            !isFresh &&
            hasFailed && (
              <Notice kind="sunken">
                <p>{t('desk_lists.kept_only')}</p>
              </Notice>
            )
          }
        />
      ) : (
        <ListPlaceholder failed={hasFailed} onRetry={() => void readLines().catch(() => undefined)} />
      )}
    </>
  );
}
