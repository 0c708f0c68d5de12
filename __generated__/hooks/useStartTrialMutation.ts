import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import StartTrialMutationNode, { type StartTrialMutation } from '../relay/StartTrialMutation.graphql.ts';

/** StartTrialMutation of src/membership/MembershipOffer.tsx. */
export const useStartTrialMutation = () => useMarketMutation<StartTrialMutation>(StartTrialMutationNode);
