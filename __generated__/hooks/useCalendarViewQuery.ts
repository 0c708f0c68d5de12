import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import CalendarViewQueryNode, { type CalendarViewQuery } from '../relay/CalendarViewQuery.graphql.ts';

/** CalendarViewQuery of src/desk/calendar/CalendarView.tsx. */
export const useCalendarViewQuery = (reference: PreloadedQuery<CalendarViewQuery>) => usePreloadedQuery<CalendarViewQuery>(CalendarViewQueryNode, reference);
