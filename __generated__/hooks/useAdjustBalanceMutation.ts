import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AdjustBalanceMutationNode, { type AdjustBalanceMutation } from '../relay/AdjustBalanceMutation.graphql.ts';

export const useAdjustBalanceMutation = () => useMarketMutation<AdjustBalanceMutation>(AdjustBalanceMutationNode);
