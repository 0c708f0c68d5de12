import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import TickLinesMutationNode, { type TickLinesMutation } from '../relay/TickLinesMutation.graphql.ts';

/** TickLinesMutation of src/desk/floor/useLineTicks.ts. */
export const useTickLinesMutation = () => useMarketMutation<TickLinesMutation>(TickLinesMutationNode);
