import OrderScreenQueryNode, { type OrderScreenQuery } from '../../__generated__/relay/OrderScreenQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** One of the customer's orders; null on the server. */
export const loader = personalLoader<OrderScreenQuery>(OrderScreenQueryNode, ({ id = '' }) => ({ id }));
