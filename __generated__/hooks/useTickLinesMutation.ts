import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import TickLinesMutationNode, { type TickLinesMutation } from '../relay/TickLinesMutation.graphql.ts';

export const useTickLinesMutation = () => useMarketMutation<TickLinesMutation>(TickLinesMutationNode);
