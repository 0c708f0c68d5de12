import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AddToCartMutationNode, { type AddToCartMutation } from '../relay/AddToCartMutation.graphql.ts';

/** AddToCartMutation of src/cart/useUnsureLines.ts. */
export const useAddToCartMutation = () => useMarketMutation<AddToCartMutation>(AddToCartMutationNode);
