import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SaveProductMutationNode, { type SaveProductMutation } from '../relay/SaveProductMutation.graphql.ts';

/** SaveProductMutation of src/desk/catalogue/DeskProduct.tsx. */
export const useSaveProductMutation = () => useMarketMutation<SaveProductMutation>(SaveProductMutationNode);
