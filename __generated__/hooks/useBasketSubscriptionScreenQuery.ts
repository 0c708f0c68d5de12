import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import BasketSubscriptionScreenQueryNode, { type BasketSubscriptionScreenQuery } from '../relay/BasketSubscriptionScreenQuery.graphql.ts';

/** BasketSubscriptionScreenQuery of src/baskets/BasketSubscriptionScreen.tsx. */
export const useBasketSubscriptionScreenQuery = (reference: PreloadedQuery<BasketSubscriptionScreenQuery>) => usePreloadedQuery<BasketSubscriptionScreenQuery>(BasketSubscriptionScreenQueryNode, reference);
