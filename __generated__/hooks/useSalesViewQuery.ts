import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SalesViewQueryNode, { type SalesViewQuery } from '../relay/SalesViewQuery.graphql.ts';

/** SalesViewQuery of src/desk/accounting/SalesView.tsx. */
export const useSalesViewQuery = (reference: PreloadedQuery<SalesViewQuery>) => usePreloadedQuery<SalesViewQuery>(SalesViewQueryNode, reference);
