import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SearchWaysQueryNode, { type SearchWaysQuery } from '../relay/SearchWaysQuery.graphql.ts';

/** SearchWaysQuery of src/search/SearchWays.tsx. */
export const useSearchWaysQuery = (reference: PreloadedQuery<SearchWaysQuery>) => usePreloadedQuery<SearchWaysQuery>(SearchWaysQueryNode, reference);
