import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SignOutMutationNode, { type SignOutMutation } from '../relay/SignOutMutation.graphql.ts';

export const useSignOutMutation = () => useMarketMutation<SignOutMutation>(SignOutMutationNode);
