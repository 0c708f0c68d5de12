import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import HandOverMutationNode, { type HandOverMutation } from '../relay/HandOverMutation.graphql.ts';

export const useHandOverMutation = () => useMarketMutation<HandOverMutation>(HandOverMutationNode);
