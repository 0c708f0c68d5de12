import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RefundOrderDepositMutationNode, { type RefundOrderDepositMutation } from '../relay/RefundOrderDepositMutation.graphql.ts';

/** RefundOrderDepositMutation of src/desk/floor/useContainerCounts.ts. */
export const useRefundOrderDepositMutation = () => useMarketMutation<RefundOrderDepositMutation>(RefundOrderDepositMutationNode);
