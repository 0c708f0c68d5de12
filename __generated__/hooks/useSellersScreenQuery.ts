import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SellersScreenQueryNode, { type SellersScreenQuery } from '../relay/SellersScreenQuery.graphql.ts';

/** SellersScreenQuery of src/sellers/SellersScreen.tsx. */
export const useSellersScreenQuery = (reference: PreloadedQuery<SellersScreenQuery>) => usePreloadedQuery<SellersScreenQuery>(SellersScreenQueryNode, reference);
