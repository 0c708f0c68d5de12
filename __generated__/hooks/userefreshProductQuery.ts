import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import refreshProductQueryNode, { type refreshProductQuery } from '../relay/refreshProductQuery.graphql.ts';

/** refreshProductQuery of src/desk/catalogue/refreshProduct.ts. */
export const userefreshProductQuery = (reference: PreloadedQuery<refreshProductQuery>) => usePreloadedQuery<refreshProductQuery>(refreshProductQueryNode, reference);
