import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import EnterOrderMutationNode, { type EnterOrderMutation } from '../relay/EnterOrderMutation.graphql.ts';

/** EnterOrderMutation of src/desk/entry/NewOrder.tsx. */
export const useEnterOrderMutation = () => useMarketMutation<EnterOrderMutation>(EnterOrderMutationNode);
