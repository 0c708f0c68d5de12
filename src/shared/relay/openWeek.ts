import { createContext, use } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { openWeek_period$key } from '#generated/relay/openWeek_period.graphql.ts';
import { weekDays, type WeekMarks } from '#rules/weekDays.ts';
import { useLocale } from '../i18n/translator.ts';

const fragment = graphql`
  fragment openWeek_period on Period {
    startDate
    closesAt
    handoverFrom
    basketsUntil
    missingAt
  }
`;

/** The open week of the layout, around every page. */
export const WeekContext = createContext<openWeek_period$key | null>(null);

/** A week of spec 9, of which texts outside the layout name the days. */
export const USUAL_WEEK: WeekMarks = {
  startDate: '2024-01-05',
  closesAt: '2024-01-08T00:00:00-05:00',
  handoverFrom: '2024-01-08',
  basketsUntil: '2024-01-10T00:00:00-05:00',
  missingAt: '2024-01-10T18:00:00-05:00',
};

/** The moments of the week that takes orders. */
export function useOpenWeek(): WeekMarks {
  const week = useFragment(fragment, use(WeekContext));
  if (!week) return USUAL_WEEK;
  const { startDate, closesAt, handoverFrom, basketsUntil, missingAt } = week;
  return { startDate, closesAt, handoverFrom, basketsUntil, missingAt };
}

/** The days of the market's week in the page's language. A week that closes at another moment names that one. */
export const useWeekDays = () => weekDays(useOpenWeek(), useLocale());
