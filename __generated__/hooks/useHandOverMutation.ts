import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import HandOverMutationNode, { type HandOverMutation } from '../relay/HandOverMutation.graphql.ts';

/** HandOverMutation of src/desk/floor/useHandovers.ts. */
export const useHandOverMutation = () => useMarketMutation<HandOverMutation>(HandOverMutationNode);
