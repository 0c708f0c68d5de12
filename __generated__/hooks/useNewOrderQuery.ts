import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import NewOrderQueryNode, { type NewOrderQuery } from '../relay/NewOrderQuery.graphql.ts';

/** NewOrderQuery of src/desk/entry/NewOrder.tsx. */
export const useNewOrderQuery = (reference: PreloadedQuery<NewOrderQuery>) => usePreloadedQuery<NewOrderQuery>(NewOrderQueryNode, reference);
