import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AdvanceStatusMutationNode, { type AdvanceStatusMutation } from '../relay/AdvanceStatusMutation.graphql.ts';

/** AdvanceStatusMutation of src/desk/floor/Assembling.tsx. */
export const useAdvanceStatusMutation = () => useMarketMutation<AdvanceStatusMutation>(AdvanceStatusMutationNode);
