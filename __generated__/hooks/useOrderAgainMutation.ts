import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import OrderAgainMutationNode, { type OrderAgainMutation } from '../relay/OrderAgainMutation.graphql.ts';

export const useOrderAgainMutation = () => useMarketMutation<OrderAgainMutation>(OrderAgainMutationNode);
