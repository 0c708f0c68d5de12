import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import basketTotalQueryNode, { type basketTotalQuery } from '../relay/basketTotalQuery.graphql.ts';

/** basketTotalQuery of src/baskets/basketTotal.ts. */
export const usebasketTotalQuery = (reference: PreloadedQuery<basketTotalQuery>) => usePreloadedQuery<basketTotalQuery>(basketTotalQueryNode, reference);
