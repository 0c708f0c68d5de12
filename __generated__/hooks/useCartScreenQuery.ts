import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import CartScreenQueryNode, { type CartScreenQuery } from '../relay/CartScreenQuery.graphql.ts';

/** CartScreenQuery of src/checkout/CartScreen.tsx. */
export const useCartScreenQuery = (reference: PreloadedQuery<CartScreenQuery>) => usePreloadedQuery<CartScreenQuery>(CartScreenQueryNode, reference);
