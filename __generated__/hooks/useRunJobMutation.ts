import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RunJobMutationNode, { type RunJobMutation } from '../relay/RunJobMutation.graphql.ts';

/** RunJobMutation of src/desk/clock/JobRow.tsx. */
export const useRunJobMutation = () => useMarketMutation<RunJobMutation>(RunJobMutationNode);
