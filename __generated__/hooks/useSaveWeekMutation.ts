import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SaveWeekMutationNode, { type SaveWeekMutation } from '../relay/SaveWeekMutation.graphql.ts';

/** SaveWeekMutation of src/desk/calendar/WeekForm.tsx. */
export const useSaveWeekMutation = () => useMarketMutation<SaveWeekMutation>(SaveWeekMutationNode);
