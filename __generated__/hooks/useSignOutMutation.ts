import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SignOutMutationNode, { type SignOutMutation } from '../relay/SignOutMutation.graphql.ts';

/** SignOutMutation of src/identity/SignOutButton.tsx. */
export const useSignOutMutation = () => useMarketMutation<SignOutMutation>(SignOutMutationNode);
