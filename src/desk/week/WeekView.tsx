import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useWeekViewQuery } from '#generated/hooks/useWeekViewQuery.ts';
import WeekViewQueryNode, { type WeekViewQuery } from '#generated/relay/WeekViewQuery.graphql.ts';
import { formatDay, formatMoment } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { useDeskAddress, parseWeekParam } from '../frame/deskAddress.ts';
import { DeskColumns, DeskHead, DeskPanel } from '../frame/DeskLayout.tsx';
import { GoodsWarnings } from '../frame/GoodsWarnings.tsx';
import { WeekChoice } from '../frame/WeekChoice.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { UnappliedPayments } from './UnappliedPayments.tsx';
import { WeekFigures } from './WeekFigures.tsx';
import { WeekPlaces } from './WeekPlaces.tsx';
import { WeekProblems } from './WeekProblems.tsx';
import { WeekProducers } from './WeekProducers.tsx';
import { WeekProposals } from './WeekProposals.tsx';
import { WeekStrip } from './WeekStrip.tsx';
import styles from './WeekView.module.css';
import { WeekWatched } from './WeekWatched.tsx';

/** The week whose Friday the address contains, else the current one. */
export const loader = browserLoader<WeekViewQuery>(WeekViewQueryNode, ({ item }) => {
  const friday = parseWeekParam(item);
  return friday ? { period: `per_${friday.replaceAll('-', '')}` } : {};
});

graphql`
  query WeekViewQuery($period: ID) {
    ...weekWarnings_query
    staff {
      ...SetupSteps_staff
      ...UnappliedPayments_staff
      ...WeekProblems_staff
      ...WeekProposals_staff
      periods {
        startDate
      }
      week(period: $period) {
        period {
          startDate
          deliveryDay
          closed
        }
        reusableBoxes
        ...WeekStrip_week
        ...WeekFigures_week
        ...WeekPlaces_week
        ...WeekProducers_week
        ...WeekWatched_week
      }
    }
  }
`;

/** A week at a glance: the one whose Friday the address contains, else the current one. */
export function WeekView({ reference }: { reference: PreloadedQuery<WeekViewQuery> }) {
  const { staff, ...query } = useWeekViewQuery(reference);
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const now = useNow();
  if (!staff) return null;
  const { week, periods } = staff;
  const { startDate, deliveryDay, closed } = week.period;
  const title = t('desk.week.title', { day: formatDay(deliveryDay, locale, now) });
  return (
    <>
      <DeskHead
        title={title}
        tag={closed && <Tag colour="red">{t('desk_calendar.closed')}</Tag>}
        under={<span className={styles.today}>{formatMoment(now, locale, now)}</span>}
      >
        <WeekChoice view="week" week={startDate} weeks={periods.map(({ startDate }) => startDate)} />
        <Button href={address('packing', startDate)}>{t('desk_week.lists')}</Button>
      </DeskHead>
      <SetupSteps staff={staff} />
      <GoodsWarnings query={query} isLinked className={styles.warnings} />
      <WeekStrip week={week} />
      <WeekFigures week={week} />
      <DeskColumns
        aside={
          <>
            <UnappliedPayments staff={staff} />
            <WeekProblems staff={staff} />
            <WeekProposals staff={staff} />
            <WeekWatched week={week} />
            {week.reusableBoxes > 0 && (
              <DeskPanel title={t('desk_week.boxes')}>
                <dl className={styles.boxes}>
                  <dt>{t('desk_week.boxes_asked')}</dt>
                  <dd>{formatCount(week.reusableBoxes, locale)}</dd>
                </dl>
              </DeskPanel>
            )}
          </>
        }
      >
        <WeekPlaces week={week} />
        <WeekProducers week={week} />
      </DeskColumns>
    </>
  );
}
