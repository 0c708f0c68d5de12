import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useCalendarViewQuery } from '#generated/hooks/useCalendarViewQuery.ts';
import CalendarViewQueryNode, { type CalendarViewQuery } from '#generated/relay/CalendarViewQuery.graphql.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { DeskTable, TableEnd } from '../frame/DeskTable.tsx';
import { MarketTimePanel } from './MarketTimePanel.tsx';
import { RulesAgreement } from './RulesAgreement.tsx';
import { WeekRhythm } from './WeekRhythm.tsx';
import { WeekRow } from './WeekRow.tsx';

/** The weeks of a year ahead. */
export const loader = browserLoader<CalendarViewQuery>(CalendarViewQueryNode);

graphql`
  query CalendarViewQuery {
    ...weekWarnings_query
    staff {
      calendar {
        period {
          id
        }
        ...WeekRow_week
      }
      ...RulesAgreement_staff
      ...WeekRhythm_staff
      ...MarketTimePanel_staff
    }
  }
`;

/** Weeks that are shown at once: a season, and the rest of the year on request. */
const SHOWN = 16;

/** The market's calendar: weeks that are closed, and notes to shoppers, edited ahead of time. */
export function CalendarView({ reference }: { reference: PreloadedQuery<CalendarViewQuery> }) {
  const { staff, ...query } = useCalendarViewQuery(reference);
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const weeks = staff?.calendar ?? [];
  const shown = isWhole ? weeks : weeks.slice(0, SHOWN);
  const columns = [
    t('desk_calendar.week'),
    t('desk_calendar.state'),
    t('desk_calendar.note'),
    { amount: t('desk_calendar.sold') },
    t('desk_calendar.actions'),
  ];
  return (
    <>
      <DeskHead title={t('desk.views.calendar')} under={t('desk_calendar.under')} />
      {staff && <RulesAgreement staff={staff} />}
      {staff && <WeekRhythm staff={staff} query={query} />}
      {staff && <MarketTimePanel staff={staff} />}
      <DeskTable label={t('desk_calendar.list')} columns={columns}>
        {shown.map((week) => (
          <WeekRow key={week.period.id} week={week} />
        ))}
      </DeskTable>
      <TableEnd more={t('desk_calendar.more')} onMore={isWhole ? undefined : () => setWhole(true)}>
        {t('desk_calendar.shown', { shown: shown.length, all: weeks.length })}
      </TableEnd>
    </>
  );
}
