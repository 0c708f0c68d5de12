import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UndoHandoverMutationNode, { type UndoHandoverMutation } from '../relay/UndoHandoverMutation.graphql.ts';

export const useUndoHandoverMutation = () => useMarketMutation<UndoHandoverMutation>(UndoHandoverMutationNode);
