import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AdjustStockMutationNode, { type AdjustStockMutation } from '../relay/AdjustStockMutation.graphql.ts';

export const useAdjustStockMutation = () => useMarketMutation<AdjustStockMutation>(AdjustStockMutationNode);
