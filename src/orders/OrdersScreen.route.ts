import OrdersScreenQueryNode, { type OrdersScreenQuery } from '../../__generated__/relay/OrdersScreenQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** The customer's orders; null on the server. */
export const loader = personalLoader<OrdersScreenQuery>(OrdersScreenQueryNode);
