import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UpdateCartMutationNode, { type UpdateCartMutation } from '../relay/UpdateCartMutation.graphql.ts';

export const useUpdateCartMutation = () => useMarketMutation<UpdateCartMutation>(UpdateCartMutationNode);
