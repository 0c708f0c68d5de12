import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ReplaceLineMutationNode, { type ReplaceLineMutation } from '../relay/ReplaceLineMutation.graphql.ts';

/** ReplaceLineMutation of src/desk/floor/ReplacementNote.tsx. */
export const useReplaceLineMutation = () => useMarketMutation<ReplaceLineMutation>(ReplaceLineMutationNode);
