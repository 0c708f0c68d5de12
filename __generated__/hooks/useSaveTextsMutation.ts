import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SaveTextsMutationNode, { type SaveTextsMutation } from '../relay/SaveTextsMutation.graphql.ts';

/** SaveTextsMutation of src/desk/texts/saveTexts.ts. */
export const useSaveTextsMutation = () => useMarketMutation<SaveTextsMutation>(SaveTextsMutationNode);
