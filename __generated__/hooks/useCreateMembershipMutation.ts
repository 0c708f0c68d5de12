import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import CreateMembershipMutationNode, { type CreateMembershipMutation } from '../relay/CreateMembershipMutation.graphql.ts';

/** CreateMembershipMutation of src/membership/useBillingPage.ts. */
export const useCreateMembershipMutation = () => useMarketMutation<CreateMembershipMutation>(CreateMembershipMutationNode);
