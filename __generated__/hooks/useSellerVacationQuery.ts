import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SellerVacationQueryNode, { type SellerVacationQuery } from '../relay/SellerVacationQuery.graphql.ts';

/** SellerVacationQuery of src/desk/catalogue/SellerVacation.tsx. */
export const useSellerVacationQuery = (reference: PreloadedQuery<SellerVacationQuery>) => usePreloadedQuery<SellerVacationQuery>(SellerVacationQueryNode, reference);
