import type { PreloadedQuery } from 'react-relay';
import ProductsScreenQueryNode, { type ProductsScreenQuery } from '#generated/relay/ProductsScreenQuery.graphql.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { listingVariables } from './listingAddress.ts';
import { restartOnBadCursor } from './pageLoaders.ts';

export type ProductsData = PreloadedQuery<ProductsScreenQuery>;

/** All products as the address requests them. */
export const loader = restartOnBadCursor<ProductsData>(
  htmlLoader<ProductsScreenQuery>(ProductsScreenQueryNode, {
    variables: (_params, request, environment) => listingVariables(request, environment),
  }),
);
