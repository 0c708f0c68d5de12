import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UndoCatalogueSavingMutationNode, { type UndoCatalogueSavingMutation } from '../relay/UndoCatalogueSavingMutation.graphql.ts';

/** UndoCatalogueSavingMutation of src/desk/catalogue/RecentSavings.tsx. */
export const useUndoCatalogueSavingMutation = () => useMarketMutation<UndoCatalogueSavingMutation>(UndoCatalogueSavingMutationNode);
