import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RevokeSlipLinksMutationNode, { type RevokeSlipLinksMutation } from '../relay/RevokeSlipLinksMutation.graphql.ts';

/** RevokeSlipLinksMutation of src/desk/slips/SlipRow.tsx. */
export const useRevokeSlipLinksMutation = () => useMarketMutation<RevokeSlipLinksMutation>(RevokeSlipLinksMutationNode);
