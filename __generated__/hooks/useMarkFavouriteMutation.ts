import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import MarkFavouriteMutationNode, { type MarkFavouriteMutation } from '../relay/MarkFavouriteMutation.graphql.ts';

/** MarkFavouriteMutation of src/favourites/markFavourite.ts. */
export const useMarkFavouriteMutation = () => useMarketMutation<MarkFavouriteMutation>(MarkFavouriteMutationNode);
