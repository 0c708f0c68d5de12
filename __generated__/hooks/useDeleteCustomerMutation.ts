import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import DeleteCustomerMutationNode, { type DeleteCustomerMutation } from '../relay/DeleteCustomerMutation.graphql.ts';

/** DeleteCustomerMutation of src/desk/customers/DeleteCustomerForm.tsx. */
export const useDeleteCustomerMutation = () => useMarketMutation<DeleteCustomerMutation>(DeleteCustomerMutationNode);
