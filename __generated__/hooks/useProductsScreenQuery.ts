import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ProductsScreenQueryNode, { type ProductsScreenQuery } from '../relay/ProductsScreenQuery.graphql.ts';

export const useProductsScreenQuery = (reference: PreloadedQuery<ProductsScreenQuery>) => usePreloadedQuery<ProductsScreenQuery>(ProductsScreenQueryNode, reference);
