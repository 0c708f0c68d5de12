import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UndoOrderStepMutationNode, { type UndoOrderStepMutation } from '../relay/UndoOrderStepMutation.graphql.ts';

/** UndoOrderStepMutation of src/desk/orders/useOrderSteps.ts. */
export const useUndoOrderStepMutation = () => useMarketMutation<UndoOrderStepMutation>(UndoOrderStepMutationNode);
