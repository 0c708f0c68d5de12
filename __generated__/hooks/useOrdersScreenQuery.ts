import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import OrdersScreenQueryNode, { type OrdersScreenQuery } from '../relay/OrdersScreenQuery.graphql.ts';

export const useOrdersScreenQuery = (reference: PreloadedQuery<OrdersScreenQuery>) => usePreloadedQuery<OrdersScreenQuery>(OrdersScreenQueryNode, reference);
