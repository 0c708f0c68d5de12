import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RemoveFromCartMutationNode, { type RemoveFromCartMutation } from '../relay/RemoveFromCartMutation.graphql.ts';

export const useRemoveFromCartMutation = () => useMarketMutation<RemoveFromCartMutation>(RemoveFromCartMutationNode);
