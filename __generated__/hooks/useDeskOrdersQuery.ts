import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import DeskOrdersQueryNode, { type DeskOrdersQuery } from '../relay/DeskOrdersQuery.graphql.ts';

/** DeskOrdersQuery of src/desk/orders/DeskOrders.tsx. */
export const useDeskOrdersQuery = (reference: PreloadedQuery<DeskOrdersQuery>) => usePreloadedQuery<DeskOrdersQuery>(DeskOrdersQueryNode, reference);
