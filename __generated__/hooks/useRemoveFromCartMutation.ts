import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RemoveFromCartMutationNode, { type RemoveFromCartMutation } from '../relay/RemoveFromCartMutation.graphql.ts';

/** RemoveFromCartMutation of src/cart/useUnsureLines.ts. */
export const useRemoveFromCartMutation = () => useMarketMutation<RemoveFromCartMutation>(RemoveFromCartMutationNode);
