import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ManageMembershipMutationNode, { type ManageMembershipMutation } from '../relay/ManageMembershipMutation.graphql.ts';

/** ManageMembershipMutation of src/membership/useBillingPage.ts. */
export const useManageMembershipMutation = () => useMarketMutation<ManageMembershipMutation>(ManageMembershipMutationNode);
