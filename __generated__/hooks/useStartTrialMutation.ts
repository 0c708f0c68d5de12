import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import StartTrialMutationNode, { type StartTrialMutation } from '../relay/StartTrialMutation.graphql.ts';

export const useStartTrialMutation = () => useMarketMutation<StartTrialMutation>(StartTrialMutationNode);
