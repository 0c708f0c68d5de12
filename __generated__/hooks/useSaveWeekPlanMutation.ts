import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SaveWeekPlanMutationNode, { type SaveWeekPlanMutation } from '../relay/SaveWeekPlanMutation.graphql.ts';

/** SaveWeekPlanMutation of src/desk/calendar/PlanForm.tsx. */
export const useSaveWeekPlanMutation = () => useMarketMutation<SaveWeekPlanMutation>(SaveWeekPlanMutationNode);
