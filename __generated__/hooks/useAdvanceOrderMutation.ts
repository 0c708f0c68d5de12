import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AdvanceOrderMutationNode, { type AdvanceOrderMutation } from '../relay/AdvanceOrderMutation.graphql.ts';

/** AdvanceOrderMutation of src/desk/orders/useOrderSteps.ts. */
export const useAdvanceOrderMutation = () => useMarketMutation<AdvanceOrderMutation>(AdvanceOrderMutationNode);
