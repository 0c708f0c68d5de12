import { redirect } from 'react-router';
import SellerScreenQueryNode, { type SellerScreenQuery } from '#generated/relay/SellerScreenQuery.graphql.ts';
import { addressOf, localeOfPath } from '#rules/addresses.ts';
import { isExpress } from '../cart/isExpress.ts';
import { listingVariables } from '../catalogue/listingAddress.ts';
import { restartOnBadCursor, withTwin, type TwinData } from '../catalogue/pageLoaders.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { sellerPart } from './sellerParts.ts';

export type SellerData = TwinData<SellerScreenQuery>;

const load = htmlLoader<SellerScreenQuery>(SellerScreenQueryNode, {
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
    const canonical = seller ? sellerPart(seller, sub)?.handle : undefined;
    if (canonical === undefined || canonical === sub) return null;
    return redirect(addressOf('seller', localeOfPath(url.pathname), { handle, sub: canonical }) + url.search, 301);
  },
});

/** The producer of the address, and the twin's handles. */
export const loader = withTwin<SellerScreenQuery>(
  SellerScreenQueryNode,
  restartOnBadCursor(load),
  ({ seller }, other, { handle, sub }) => ({ handle, sub: sellerPart(seller!, sub)?.handles[other] }),
);
