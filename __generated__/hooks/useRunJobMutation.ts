import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RunJobMutationNode, { type RunJobMutation } from '../relay/RunJobMutation.graphql.ts';

export const useRunJobMutation = () => useMarketMutation<RunJobMutation>(RunJobMutationNode);
