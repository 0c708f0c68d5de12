import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ClockViewQueryNode, { type ClockViewQuery } from '../relay/ClockViewQuery.graphql.ts';

/** ClockViewQuery of src/desk/clock/ClockView.tsx. */
export const useClockViewQuery = (reference: PreloadedQuery<ClockViewQuery>) => usePreloadedQuery<ClockViewQuery>(ClockViewQueryNode, reference);
