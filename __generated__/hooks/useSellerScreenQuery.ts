import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SellerScreenQueryNode, { type SellerScreenQuery } from '../relay/SellerScreenQuery.graphql.ts';

/** SellerScreenQuery of src/sellers/SellerScreen.tsx. */
export const useSellerScreenQuery = (reference: PreloadedQuery<SellerScreenQuery>) => usePreloadedQuery<SellerScreenQuery>(SellerScreenQueryNode, reference);
