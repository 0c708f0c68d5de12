import { useLocation } from 'react-router';
import type { Environment } from 'relay-runtime';
import {
  listingFilter,
  listingOrdering,
  listingQuery,
  readListing,
  type ProductListing,
} from '#rules/productListing.ts';
import { isExpress } from '../cart/isExpress.ts';

type Listing = {
  /** Sorting and filters of the address. */
  listing: ProductListing;
  /** The search term of these results; null: no search. */
  term: string | null;
  /** The same list with these choices alone, from its start. */
  hrefOf: (listing: ProductListing) => string;
  /** The same page with changed sorting or filters, from its start (F-060). */
  hrefWith: (change: Partial<ProductListing>) => string;
  /** The same list from a cursor; without one its start. */
  hrefAfter: (cursor?: string | null) => string;
  /** This page does not begin at the list's start. */
  skipsPages: boolean;
};

/** Sorting and filters of this page's list (routes 6). */
export function useListing(): Listing {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const listing = readListing(query);
  const term = query.get('s');
  const hrefOf = (choices: ProductListing, cursor?: string | null) => {
    const choicesQuery = listingQuery(choices, cursor);
    if (term === null) return pathname + choicesQuery;
    return `${pathname}?${new URLSearchParams({ s: term })}${choicesQuery.replace('?', '&')}`;
  };
  return {
    listing,
    term,
    hrefOf: (choices) => hrefOf(choices),
    hrefWith: (change) => hrefOf({ ...listing, ...change }),
    hrefAfter: (cursor) => hrefOf(listing, cursor),
    skipsPages: query.has('after'),
  };
}

/** The variables of a list's query, from its address; `stored` while the visitor's cart is in Express mode (routes 1). */
export function listingVariables(request: Request, environment: Environment) {
  const query = new URL(request.url).searchParams;
  const listing = readListing(query);
  return {
    after: query.get('after'),
    ordering: listingOrdering(listing),
    filter: listingFilter(listing, isExpress(environment)),
  };
}
