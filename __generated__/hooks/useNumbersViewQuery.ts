import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import NumbersViewQueryNode, { type NumbersViewQuery } from '../relay/NumbersViewQuery.graphql.ts';

/** NumbersViewQuery of src/desk/accounting/NumbersView.tsx. */
export const useNumbersViewQuery = (reference: PreloadedQuery<NumbersViewQuery>) => usePreloadedQuery<NumbersViewQuery>(NumbersViewQueryNode, reference);
