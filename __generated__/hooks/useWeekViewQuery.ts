import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import WeekViewQueryNode, { type WeekViewQuery } from '../relay/WeekViewQuery.graphql.ts';

/** WeekViewQuery of src/desk/week/WeekView.tsx. */
export const useWeekViewQuery = (reference: PreloadedQuery<WeekViewQuery>) => usePreloadedQuery<WeekViewQuery>(WeekViewQueryNode, reference);
