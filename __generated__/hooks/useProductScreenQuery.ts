import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ProductScreenQueryNode, { type ProductScreenQuery } from '../relay/ProductScreenQuery.graphql.ts';

export const useProductScreenQuery = (reference: PreloadedQuery<ProductScreenQuery>) => usePreloadedQuery<ProductScreenQuery>(ProductScreenQueryNode, reference);
