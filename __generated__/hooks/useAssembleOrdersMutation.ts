import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AssembleOrdersMutationNode, { type AssembleOrdersMutation } from '../relay/AssembleOrdersMutation.graphql.ts';

/** AssembleOrdersMutation of src/desk/floor/Assembling.tsx. */
export const useAssembleOrdersMutation = () => useMarketMutation<AssembleOrdersMutation>(AssembleOrdersMutationNode);
