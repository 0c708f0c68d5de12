import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UpdateShoppingSessionMutationNode, { type UpdateShoppingSessionMutation } from '../relay/UpdateShoppingSessionMutation.graphql.ts';

/** UpdateShoppingSessionMutation of src/cart/sendChoices.ts. */
export const useUpdateShoppingSessionMutation = () => useMarketMutation<UpdateShoppingSessionMutation>(UpdateShoppingSessionMutationNode);
