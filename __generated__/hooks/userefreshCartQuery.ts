import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import refreshCartQueryNode, { type refreshCartQuery } from '../relay/refreshCartQuery.graphql.ts';

/** refreshCartQuery of src/cart/refreshCart.ts. */
export const userefreshCartQuery = (reference: PreloadedQuery<refreshCartQuery>) => usePreloadedQuery<refreshCartQuery>(refreshCartQueryNode, reference);
