import type { PreloadedQuery } from 'react-relay';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import ProductsScreenQueryNode, {
  type ProductsScreenQuery,
} from '../../__generated__/relay/ProductsScreenQuery.graphql.ts';
import { listingQuery, readListing } from '../../rules/productListing.ts';
import { hasCode } from '../shared/relay/failure.ts';
import { publicLoader } from '../shared/relay/route.ts';
import { listingVariables } from './listingAddress.ts';

export type ProductsData = PreloadedQuery<ProductsScreenQuery>;

const load = publicLoader<ProductsScreenQuery>(ProductsScreenQueryNode, {
  variables: (_params, request, environment) => listingVariables(request, environment),
});

/** All products as the address requests them. An invalid page (`after` of another list) starts over. */
export async function loader(args: LoaderFunctionArgs): Promise<ProductsData | Response> {
  const url = new URL(args.request.url);
  const page = await load(args).catch((error: unknown) => {
    if (url.searchParams.has('after') && hasCode(error, 'BAD_CURSOR'))
      return redirect(url.pathname + listingQuery(readListing(url.searchParams)));
    throw error;
  });
  return page as ProductsData | Response;
}
