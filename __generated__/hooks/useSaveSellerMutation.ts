import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SaveSellerMutationNode, { type SaveSellerMutation } from '../relay/SaveSellerMutation.graphql.ts';

/** SaveSellerMutation of src/desk/catalogue/DeskSeller.tsx. */
export const useSaveSellerMutation = () => useMarketMutation<SaveSellerMutation>(SaveSellerMutationNode);
