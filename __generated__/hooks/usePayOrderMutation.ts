import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import PayOrderMutationNode, { type PayOrderMutation } from '../relay/PayOrderMutation.graphql.ts';

/** PayOrderMutation of src/orders/PayByLink.tsx. */
export const usePayOrderMutation = () => useMarketMutation<PayOrderMutation>(PayOrderMutationNode);
