import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ProductScreenQueryNode, { type ProductScreenQuery } from '../relay/ProductScreenQuery.graphql.ts';

/** ProductScreenQuery of src/catalogue/ProductScreen.tsx. */
export const useProductScreenQuery = (reference: PreloadedQuery<ProductScreenQuery>) => usePreloadedQuery<ProductScreenQuery>(ProductScreenQueryNode, reference);
