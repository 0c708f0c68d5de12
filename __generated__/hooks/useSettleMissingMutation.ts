import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SettleMissingMutationNode, { type SettleMissingMutation } from '../relay/SettleMissingMutation.graphql.ts';

export const useSettleMissingMutation = () => useMarketMutation<SettleMissingMutation>(SettleMissingMutationNode);
