import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import FavouritesScreenQueryNode, { type FavouritesScreenQuery } from '../relay/FavouritesScreenQuery.graphql.ts';

/** FavouritesScreenQuery of src/account/FavouritesScreen.tsx. */
export const useFavouritesScreenQuery = (reference: PreloadedQuery<FavouritesScreenQuery>) => usePreloadedQuery<FavouritesScreenQuery>(FavouritesScreenQueryNode, reference);
