import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import CombineOrdersMutationNode, { type CombineOrdersMutation } from '../relay/CombineOrdersMutation.graphql.ts';

/** CombineOrdersMutation of src/orders/useOrderChange.ts. */
export const useCombineOrdersMutation = () => useMarketMutation<CombineOrdersMutation>(CombineOrdersMutationNode);
