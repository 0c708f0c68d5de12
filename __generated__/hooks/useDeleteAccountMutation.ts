import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import DeleteAccountMutationNode, { type DeleteAccountMutation } from '../relay/DeleteAccountMutation.graphql.ts';

/** DeleteAccountMutation of src/account/CloseAccountPanel.tsx. */
export const useDeleteAccountMutation = () => useMarketMutation<DeleteAccountMutation>(DeleteAccountMutationNode);
