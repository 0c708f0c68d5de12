import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RefundAmountMutationNode, { type RefundAmountMutation } from '../relay/RefundAmountMutation.graphql.ts';

/** RefundAmountMutation of src/desk/orders/AmountForm.tsx. */
export const useRefundAmountMutation = () => useMarketMutation<RefundAmountMutation>(RefundAmountMutationNode);
