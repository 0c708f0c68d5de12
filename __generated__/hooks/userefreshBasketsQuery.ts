import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import refreshBasketsQueryNode, { type refreshBasketsQuery } from '../relay/refreshBasketsQuery.graphql.ts';

/** refreshBasketsQuery of src/baskets/refreshBaskets.ts. */
export const userefreshBasketsQuery = (reference: PreloadedQuery<refreshBasketsQuery>) => usePreloadedQuery<refreshBasketsQuery>(refreshBasketsQueryNode, reference);
