import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AddToCartMutationNode, { type AddToCartMutation } from '../relay/AddToCartMutation.graphql.ts';

export const useAddToCartMutation = () => useMarketMutation<AddToCartMutation>(AddToCartMutationNode);
