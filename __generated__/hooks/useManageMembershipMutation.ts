import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ManageMembershipMutationNode, { type ManageMembershipMutation } from '../relay/ManageMembershipMutation.graphql.ts';

export const useManageMembershipMutation = () => useMarketMutation<ManageMembershipMutation>(ManageMembershipMutationNode);
