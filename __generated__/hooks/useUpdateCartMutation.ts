import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UpdateCartMutationNode, { type UpdateCartMutation } from '../relay/UpdateCartMutation.graphql.ts';

/** UpdateCartMutation of src/checkout/content/useCartTexts.ts. */
export const useUpdateCartMutation = () => useMarketMutation<UpdateCartMutation>(UpdateCartMutationNode);
