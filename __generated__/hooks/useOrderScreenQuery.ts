import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import OrderScreenQueryNode, { type OrderScreenQuery } from '../relay/OrderScreenQuery.graphql.ts';

export const useOrderScreenQuery = (reference: PreloadedQuery<OrderScreenQuery>) => usePreloadedQuery<OrderScreenQuery>(OrderScreenQueryNode, reference);
