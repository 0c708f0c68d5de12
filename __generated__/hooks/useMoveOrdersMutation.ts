import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import MoveOrdersMutationNode, { type MoveOrdersMutation } from '../relay/MoveOrdersMutation.graphql.ts';

/** MoveOrdersMutation of src/desk/moving/MoveForm.tsx. */
export const useMoveOrdersMutation = () => useMarketMutation<MoveOrdersMutation>(MoveOrdersMutationNode);
