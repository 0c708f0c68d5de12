import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UndoHandoverMutationNode, { type UndoHandoverMutation } from '../relay/UndoHandoverMutation.graphql.ts';

/** UndoHandoverMutation of src/desk/floor/useHandovers.ts. */
export const useUndoHandoverMutation = () => useMarketMutation<UndoHandoverMutation>(UndoHandoverMutationNode);
