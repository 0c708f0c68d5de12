import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import DeleteCustomerMutationNode, { type DeleteCustomerMutation } from '../relay/DeleteCustomerMutation.graphql.ts';

export const useDeleteCustomerMutation = () => useMarketMutation<DeleteCustomerMutation>(DeleteCustomerMutationNode);
