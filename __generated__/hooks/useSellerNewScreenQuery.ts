import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SellerNewScreenQueryNode, { type SellerNewScreenQuery } from '../relay/SellerNewScreenQuery.graphql.ts';

/** SellerNewScreenQuery of src/pages/SellerNewScreen.tsx. */
export const useSellerNewScreenQuery = (reference: PreloadedQuery<SellerNewScreenQuery>) => usePreloadedQuery<SellerNewScreenQuery>(SellerNewScreenQueryNode, reference);
