import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import HomeScreenQueryNode, { type HomeScreenQuery } from '../relay/HomeScreenQuery.graphql.ts';

/** HomeScreenQuery of src/catalogue/HomeScreen.tsx. */
export const useHomeScreenQuery = (reference: PreloadedQuery<HomeScreenQuery>) => usePreloadedQuery<HomeScreenQuery>(HomeScreenQueryNode, reference);
