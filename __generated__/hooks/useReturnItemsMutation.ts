import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ReturnItemsMutationNode, { type ReturnItemsMutation } from '../relay/ReturnItemsMutation.graphql.ts';

/** ReturnItemsMutation of src/desk/orders/ReturnForm.tsx. */
export const useReturnItemsMutation = () => useMarketMutation<ReturnItemsMutation>(ReturnItemsMutationNode);
