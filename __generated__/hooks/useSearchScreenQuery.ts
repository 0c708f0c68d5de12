import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SearchScreenQueryNode, { type SearchScreenQuery } from '../relay/SearchScreenQuery.graphql.ts';

export const useSearchScreenQuery = (reference: PreloadedQuery<SearchScreenQuery>) => usePreloadedQuery<SearchScreenQuery>(SearchScreenQueryNode, reference);
