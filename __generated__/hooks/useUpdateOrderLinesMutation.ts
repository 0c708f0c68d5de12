import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UpdateOrderLinesMutationNode, { type UpdateOrderLinesMutation } from '../relay/UpdateOrderLinesMutation.graphql.ts';

/** UpdateOrderLinesMutation of src/desk/floor/useMarkLine.ts. */
export const useUpdateOrderLinesMutation = () => useMarketMutation<UpdateOrderLinesMutation>(UpdateOrderLinesMutationNode);
