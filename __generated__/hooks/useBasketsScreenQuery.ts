import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import BasketsScreenQueryNode, { type BasketsScreenQuery } from '../relay/BasketsScreenQuery.graphql.ts';

/** BasketsScreenQuery of src/baskets/BasketsScreen.tsx. */
export const useBasketsScreenQuery = (reference: PreloadedQuery<BasketsScreenQuery>) => usePreloadedQuery<BasketsScreenQuery>(BasketsScreenQueryNode, reference);
