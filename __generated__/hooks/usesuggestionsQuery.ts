import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import suggestionsQueryNode, { type suggestionsQuery } from '../relay/suggestionsQuery.graphql.ts';

/** suggestionsQuery of src/search/suggestionsQuery.ts. */
export const usesuggestionsQuery = (reference: PreloadedQuery<suggestionsQuery>) => usePreloadedQuery<suggestionsQuery>(suggestionsQueryNode, reference);
