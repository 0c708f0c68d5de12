import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SubscribeToBasketMutationNode, { type SubscribeToBasketMutation } from '../relay/SubscribeToBasketMutation.graphql.ts';

/** SubscribeToBasketMutation of src/baskets/useSubscribe.ts. */
export const useSubscribeToBasketMutation = () => useMarketMutation<SubscribeToBasketMutation>(SubscribeToBasketMutationNode);
