import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SellerVacationQueryNode, { type SellerVacationQuery } from '../relay/SellerVacationQuery.graphql.ts';

export const useSellerVacationQuery = (reference: PreloadedQuery<SellerVacationQuery>) => usePreloadedQuery<SellerVacationQuery>(SellerVacationQueryNode, reference);
