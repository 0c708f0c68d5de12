import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import CancelBasketMutationNode, { type CancelBasketMutation } from '../relay/CancelBasketMutation.graphql.ts';

/** CancelBasketMutation of src/baskets/CancelBasket.tsx. */
export const useCancelBasketMutation = () => useMarketMutation<CancelBasketMutation>(CancelBasketMutationNode);
