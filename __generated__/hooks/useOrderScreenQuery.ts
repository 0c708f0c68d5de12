import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import OrderScreenQueryNode, { type OrderScreenQuery } from '../relay/OrderScreenQuery.graphql.ts';

/** OrderScreenQuery of src/orders/OrderScreen.tsx. */
export const useOrderScreenQuery = (reference: PreloadedQuery<OrderScreenQuery>) => usePreloadedQuery<OrderScreenQuery>(OrderScreenQueryNode, reference);
