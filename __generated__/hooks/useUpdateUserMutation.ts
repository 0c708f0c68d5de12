import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UpdateUserMutationNode, { type UpdateUserMutation } from '../relay/UpdateUserMutation.graphql.ts';

/** UpdateUserMutation of src/profile/useSaveProfile.ts. */
export const useUpdateUserMutation = () => useMarketMutation<UpdateUserMutation>(UpdateUserMutationNode);
