import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import CheckServicesMutationNode, { type CheckServicesMutation } from '../relay/CheckServicesMutation.graphql.ts';

/** CheckServicesMutation of src/desk/frame/MarketServices.tsx. */
export const useCheckServicesMutation = () => useMarketMutation<CheckServicesMutation>(CheckServicesMutationNode);
