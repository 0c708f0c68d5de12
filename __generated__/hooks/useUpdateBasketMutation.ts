import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UpdateBasketMutationNode, { type UpdateBasketMutation } from '../relay/UpdateBasketMutation.graphql.ts';

/** UpdateBasketMutation of src/baskets/usePauses.ts. */
export const useUpdateBasketMutation = () => useMarketMutation<UpdateBasketMutation>(UpdateBasketMutationNode);
