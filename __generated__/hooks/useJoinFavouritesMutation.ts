import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import JoinFavouritesMutationNode, { type JoinFavouritesMutation } from '../relay/JoinFavouritesMutation.graphql.ts';

/** JoinFavouritesMutation of src/favourites/joinFavourites.ts. */
export const useJoinFavouritesMutation = () => useMarketMutation<JoinFavouritesMutation>(JoinFavouritesMutationNode);
