import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ConfirmAgeMutationNode, { type ConfirmAgeMutation } from '../relay/ConfirmAgeMutation.graphql.ts';

/** ConfirmAgeMutation of src/checkout/payment/AgeDialog.tsx. */
export const useConfirmAgeMutation = () => useMarketMutation<ConfirmAgeMutation>(ConfirmAgeMutationNode);
