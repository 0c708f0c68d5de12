import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SettleMissingMutationNode, { type SettleMissingMutation } from '../relay/SettleMissingMutation.graphql.ts';

/** SettleMissingMutation of src/desk/floor/MissingChoice.tsx. */
export const useSettleMissingMutation = () => useMarketMutation<SettleMissingMutation>(SettleMissingMutationNode);
