import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UndoCashReceiptMutationNode, { type UndoCashReceiptMutation } from '../relay/UndoCashReceiptMutation.graphql.ts';

/** UndoCashReceiptMutation of src/desk/floor/ReceiptUndo.tsx. */
export const useUndoCashReceiptMutation = () => useMarketMutation<UndoCashReceiptMutation>(UndoCashReceiptMutationNode);
