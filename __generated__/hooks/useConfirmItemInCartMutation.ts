import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ConfirmItemInCartMutationNode, { type ConfirmItemInCartMutation } from '../relay/ConfirmItemInCartMutation.graphql.ts';

/** ConfirmItemInCartMutation of src/cart/useUnsureLines.ts. */
export const useConfirmItemInCartMutation = () => useMarketMutation<ConfirmItemInCartMutation>(ConfirmItemInCartMutationNode);
