import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import OrderAgainMutationNode, { type OrderAgainMutation } from '../relay/OrderAgainMutation.graphql.ts';

/** OrderAgainMutation of src/orders/OrderActions.tsx. */
export const useOrderAgainMutation = () => useMarketMutation<OrderAgainMutation>(OrderAgainMutationNode);
