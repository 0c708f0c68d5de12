import OrderReceivedScreenQueryNode, {
  type OrderReceivedScreenQuery,
} from '../../__generated__/relay/OrderReceivedScreenQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** session: the payment that the provider returned from; absent: the visitor's latest. */
export const loader = personalLoader<OrderReceivedScreenQuery>(OrderReceivedScreenQueryNode, (_, request) => ({
  session: new URL(request.url).searchParams.get('session'),
}));
