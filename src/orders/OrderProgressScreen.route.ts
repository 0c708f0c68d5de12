import OrderProgressScreenQueryNode, {
  type OrderProgressScreenQuery,
} from '../../__generated__/relay/OrderProgressScreenQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** One of the customer's orders; null on the server. */
export const loader = personalLoader<OrderProgressScreenQuery>(OrderProgressScreenQueryNode, ({ id = '' }) => ({ id }));
