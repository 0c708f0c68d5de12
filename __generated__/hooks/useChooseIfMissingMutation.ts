import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ChooseIfMissingMutationNode, { type ChooseIfMissingMutation } from '../relay/ChooseIfMissingMutation.graphql.ts';

/** ChooseIfMissingMutation of src/cart/IfMissingSelect.tsx. */
export const useChooseIfMissingMutation = () => useMarketMutation<ChooseIfMissingMutation>(ChooseIfMissingMutationNode);
