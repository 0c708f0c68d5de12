import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import StatementsViewQueryNode, { type StatementsViewQuery } from '../relay/StatementsViewQuery.graphql.ts';

/** StatementsViewQuery of src/desk/accounting/StatementsView.tsx. */
export const useStatementsViewQuery = (reference: PreloadedQuery<StatementsViewQuery>) => usePreloadedQuery<StatementsViewQuery>(StatementsViewQueryNode, reference);
