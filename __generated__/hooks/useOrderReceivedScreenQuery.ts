import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import OrderReceivedScreenQueryNode, { type OrderReceivedScreenQuery } from '../relay/OrderReceivedScreenQuery.graphql.ts';

export const useOrderReceivedScreenQuery = (reference: PreloadedQuery<OrderReceivedScreenQuery>) => usePreloadedQuery<OrderReceivedScreenQuery>(OrderReceivedScreenQueryNode, reference);
