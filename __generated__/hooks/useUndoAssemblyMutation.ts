import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UndoAssemblyMutationNode, { type UndoAssemblyMutation } from '../relay/UndoAssemblyMutation.graphql.ts';

/** UndoAssemblyMutation of src/desk/floor/Assembling.tsx. */
export const useUndoAssemblyMutation = () => useMarketMutation<UndoAssemblyMutation>(UndoAssemblyMutationNode);
