import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ReturnItemsMutationNode, { type ReturnItemsMutation } from '../relay/ReturnItemsMutation.graphql.ts';

export const useReturnItemsMutation = () => useMarketMutation<ReturnItemsMutation>(ReturnItemsMutationNode);
