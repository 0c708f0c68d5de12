import { useLocation } from 'react-router';
import type { Environment } from 'relay-runtime';
import {
  listingFilter,
  listingOrdering,
  listingQuery,
  readListing,
  type ProductListing,
} from '../../rules/productListing.ts';
import { isExpress } from '../cart/isExpress.ts';

type Listing = {
  /** What the address says of order and filters. */
  listing: ProductListing;
  /** The words of the search whose results these are; null: it is no search. */
  term: string | null;
  /** The same list with these choices and no others, from its start. */
  hrefOf: (listing: ProductListing) => string;
  /** The same page with another order or other filters, from its start (F-060). */
  hrefWith: (change: Partial<ProductListing>) => string;
  /** The same list, the page that begins behind a cursor; without one its start. */
  hrefAfter: (cursor?: string | null) => string;
  /** This page does not begin at the list's start. */
  later: boolean;
};

/** The order and filters of the list whose page this is (routes 6). */
export function useListing(): Listing {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const listing = readListing(query);
  const term = query.get('s');
  const hrefOf = (choices: ProductListing, cursor?: string | null) => {
    const others = listingQuery(choices, cursor);
    if (term === null) return pathname + others;
    const words = `?${new URLSearchParams({ s: term }).toString()}`;
    return pathname + words + others.replace('?', '&');
  };
  return {
    listing,
    term,
    hrefOf: (choices) => hrefOf(choices),
    hrefWith: (change) => hrefOf({ ...listing, ...change }),
    hrefAfter: (cursor) => hrefOf(listing, cursor),
    later: query.has('after'),
  };
}

/** The arguments of a list's query, from its address; `stored` while the visitor's cart is in Express mode (routes 1). */
export function listingVariables(request: Request, environment: Environment) {
  const query = new URL(request.url).searchParams;
  const listing = readListing(query);
  return {
    after: query.get('after'),
    ordering: listingOrdering(listing),
    filter: listingFilter(listing, isExpress(environment)),
  };
}
