import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RefundGuestDepositMutationNode, { type RefundGuestDepositMutation } from '../relay/RefundGuestDepositMutation.graphql.ts';

/** RefundGuestDepositMutation of src/desk/orders/OrderDeposit.tsx. */
export const useRefundGuestDepositMutation = () => useMarketMutation<RefundGuestDepositMutation>(RefundGuestDepositMutationNode);
