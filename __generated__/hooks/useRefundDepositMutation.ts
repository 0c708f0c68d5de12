import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RefundDepositMutationNode, { type RefundDepositMutation } from '../relay/RefundDepositMutation.graphql.ts';

/** RefundDepositMutation of src/desk/customers/CustomerDepositForm.tsx. */
export const useRefundDepositMutation = () => useMarketMutation<RefundDepositMutation>(RefundDepositMutationNode);
