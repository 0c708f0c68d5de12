import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import listingCountQueryNode, { type listingCountQuery } from '../relay/listingCountQuery.graphql.ts';

/** listingCountQuery of src/catalogue/listingCount.ts. */
export const uselistingCountQuery = (reference: PreloadedQuery<listingCountQuery>) => usePreloadedQuery<listingCountQuery>(listingCountQueryNode, reference);
