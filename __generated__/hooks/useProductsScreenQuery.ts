import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ProductsScreenQueryNode, { type ProductsScreenQuery } from '../relay/ProductsScreenQuery.graphql.ts';

/** ProductsScreenQuery of src/catalogue/ProductsScreen.tsx. */
export const useProductsScreenQuery = (reference: PreloadedQuery<ProductsScreenQuery>) => usePreloadedQuery<ProductsScreenQuery>(ProductsScreenQueryNode, reference);
