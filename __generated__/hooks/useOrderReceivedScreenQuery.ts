import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import OrderReceivedScreenQueryNode, { type OrderReceivedScreenQuery } from '../relay/OrderReceivedScreenQuery.graphql.ts';

/** OrderReceivedScreenQuery of src/orders/OrderReceivedScreen.tsx. */
export const useOrderReceivedScreenQuery = (reference: PreloadedQuery<OrderReceivedScreenQuery>) => usePreloadedQuery<OrderReceivedScreenQuery>(OrderReceivedScreenQueryNode, reference);
