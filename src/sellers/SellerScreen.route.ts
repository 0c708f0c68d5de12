import type { PreloadedQuery } from 'react-relay';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import SellerScreenQueryNode, { type SellerScreenQuery } from '../../__generated__/relay/SellerScreenQuery.graphql.ts';
import { addressOf, localeOfPath } from '../../rules/addresses.ts';
import { listingQuery, readListing } from '../../rules/productListing.ts';
import { isExpress } from '../cart/isExpress.ts';
import { listingVariables } from '../catalogue/listingAddress.ts';
import { hasCode } from '../shared/relay/failure.ts';
import { readCachedQuery } from '../shared/relay/readCachedQuery.ts';
import { environmentContext, publicLoader } from '../shared/relay/route.ts';
import type { WithTwin } from '../shared/routing/twinParams.ts';
import { sellerPart } from './sellerParts.ts';

export type SellerData = WithTwin & { page: PreloadedQuery<SellerScreenQuery> };

const load = publicLoader<SellerScreenQuery>(SellerScreenQueryNode, {
  variables({ handle = '', sub }, request, environment) {
    const { filter, ...listing } = listingVariables(request, environment);
    const where = { ...filter?.where, ...(sub && { collection: sub }) };
    return {
      handle,
      self: handle,
      ...(isExpress(environment) && { express: true }),
      ...listing,
      filter: filter || sub ? { where } : null,
    };
  },
  isMissing: ({ seller }, { sub }) => !seller || (sub !== undefined && !sellerPart(seller, sub)),
  // A collection's handle in the other language (routes 3).
  redirectTo({ seller }, { handle, sub }, request) {
    const url = new URL(request.url);
    const proper = seller ? sellerPart(seller, sub)?.handle : undefined;
    if (proper === undefined || proper === sub) return null;
    return redirect(addressOf('seller', localeOfPath(url.pathname), { handle, sub: proper }) + url.search, 301);
  },
});

/** The producer of the address, and the twin's handles. An invalid page (`after` of another list) starts over. */
export async function loader(args: LoaderFunctionArgs): Promise<SellerData | Response> {
  const url = new URL(args.request.url);
  const page = await load(args).catch((error: unknown) => {
    if (url.searchParams.has('after') && hasCode(error, 'BAD_CURSOR'))
      return redirect(url.pathname + listingQuery(readListing(url.searchParams)));
    throw error;
  });
  if (page instanceof Response) return page;
  const { seller } = readCachedQuery<SellerScreenQuery>(
    args.context.get(environmentContext),
    SellerScreenQueryNode,
    page,
  );
  const { handle, sub } = args.params;
  const part = sellerPart(seller!, sub);
  const other = localeOfPath(url.pathname) === 'fr' ? 'en' : 'fr';
  return { page, twin: { handle, sub: part?.handles[other] } };
}
