import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UndoOrderMoveMutationNode, { type UndoOrderMoveMutation } from '../relay/UndoOrderMoveMutation.graphql.ts';

/** UndoOrderMoveMutation of src/desk/moving/MoveDone.tsx. */
export const useUndoOrderMoveMutation = () => useMarketMutation<UndoOrderMoveMutation>(UndoOrderMoveMutationNode);
