import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import firstBasketsQueryNode, { type firstBasketsQuery } from '../relay/firstBasketsQuery.graphql.ts';

/** firstBasketsQuery of src/baskets/firstBaskets.ts. */
export const usefirstBasketsQuery = (reference: PreloadedQuery<firstBasketsQuery>) => usePreloadedQuery<firstBasketsQuery>(firstBasketsQueryNode, reference);
