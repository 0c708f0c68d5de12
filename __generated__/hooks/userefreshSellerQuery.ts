import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import refreshSellerQueryNode, { type refreshSellerQuery } from '../relay/refreshSellerQuery.graphql.ts';

/** refreshSellerQuery of src/desk/catalogue/refreshSeller.ts. */
export const userefreshSellerQuery = (reference: PreloadedQuery<refreshSellerQuery>) => usePreloadedQuery<refreshSellerQuery>(refreshSellerQueryNode, reference);
