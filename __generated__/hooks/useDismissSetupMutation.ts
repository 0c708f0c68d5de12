import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import DismissSetupMutationNode, { type DismissSetupMutation } from '../relay/DismissSetupMutation.graphql.ts';

/** DismissSetupMutation of src/desk/week/SetupSteps.tsx. */
export const useDismissSetupMutation = () => useMarketMutation<DismissSetupMutation>(DismissSetupMutationNode);
