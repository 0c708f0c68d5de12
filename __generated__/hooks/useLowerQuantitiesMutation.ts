import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import LowerQuantitiesMutationNode, { type LowerQuantitiesMutation } from '../relay/LowerQuantitiesMutation.graphql.ts';

/** LowerQuantitiesMutation of src/desk/orders/QuantityForm.tsx. */
export const useLowerQuantitiesMutation = () => useMarketMutation<LowerQuantitiesMutation>(LowerQuantitiesMutationNode);
