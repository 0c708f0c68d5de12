import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RefundDepositMutationNode, { type RefundDepositMutation } from '../relay/RefundDepositMutation.graphql.ts';

export const useRefundDepositMutation = () => useMarketMutation<RefundDepositMutation>(RefundDepositMutationNode);
