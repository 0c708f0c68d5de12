import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AdjustStockMutationNode, { type AdjustStockMutation } from '../relay/AdjustStockMutation.graphql.ts';

/** AdjustStockMutation of src/desk/catalogue/StockDialog.tsx. */
export const useAdjustStockMutation = () => useMarketMutation<AdjustStockMutation>(AdjustStockMutationNode);
