import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import OrderProgressScreenQueryNode, { type OrderProgressScreenQuery } from '../relay/OrderProgressScreenQuery.graphql.ts';

/** OrderProgressScreenQuery of src/orders/OrderProgressScreen.tsx. */
export const useOrderProgressScreenQuery = (reference: PreloadedQuery<OrderProgressScreenQuery>) => usePreloadedQuery<OrderProgressScreenQuery>(OrderProgressScreenQueryNode, reference);
