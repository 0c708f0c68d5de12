import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ReceiveCashMutationNode, { type ReceiveCashMutation } from '../relay/ReceiveCashMutation.graphql.ts';

/** ReceiveCashMutation of src/desk/floor/CashReceipt.tsx. */
export const useReceiveCashMutation = () => useMarketMutation<ReceiveCashMutation>(ReceiveCashMutationNode);
