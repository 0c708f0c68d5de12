import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import CancelOrderMutationNode, { type CancelOrderMutation } from '../relay/CancelOrderMutation.graphql.ts';

/** CancelOrderMutation of src/orders/useOrderChange.ts. */
export const useCancelOrderMutation = () => useMarketMutation<CancelOrderMutation>(CancelOrderMutationNode);
