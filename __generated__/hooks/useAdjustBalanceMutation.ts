import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AdjustBalanceMutationNode, { type AdjustBalanceMutation } from '../relay/AdjustBalanceMutation.graphql.ts';

/** AdjustBalanceMutation of src/desk/customers/AdjustForm.tsx. */
export const useAdjustBalanceMutation = () => useMarketMutation<AdjustBalanceMutation>(AdjustBalanceMutationNode);
