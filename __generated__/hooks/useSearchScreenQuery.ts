import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SearchScreenQueryNode, { type SearchScreenQuery } from '../relay/SearchScreenQuery.graphql.ts';

/** SearchScreenQuery of src/search/SearchScreen.tsx. */
export const useSearchScreenQuery = (reference: PreloadedQuery<SearchScreenQuery>) => usePreloadedQuery<SearchScreenQuery>(SearchScreenQueryNode, reference);
