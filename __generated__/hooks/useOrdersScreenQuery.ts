import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import OrdersScreenQueryNode, { type OrdersScreenQuery } from '../relay/OrdersScreenQuery.graphql.ts';

/** OrdersScreenQuery of src/orders/OrdersScreen.tsx. */
export const useOrdersScreenQuery = (reference: PreloadedQuery<OrdersScreenQuery>) => usePreloadedQuery<OrdersScreenQuery>(OrdersScreenQueryNode, reference);
