import type { PreloadedQuery } from 'react-relay';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import SearchScreenQueryNode, { type SearchScreenQuery } from '#generated/relay/SearchScreenQuery.graphql.ts';
import SearchWaysQueryNode, { type SearchWaysQuery } from '#generated/relay/SearchWaysQuery.graphql.ts';
import { listingFilter, listingOrdering, listingQuery, readListing } from '#rules/productListing.ts';
import { isExpress } from '../cart/isExpress.ts';
import { hasCode } from '../shared/relay/failure.ts';
import { readCachedQuery } from '../shared/relay/readCachedQuery.ts';
import { environmentContext, htmlLoader } from '../shared/relay/route.ts';
import { SEARCH_MAX_LENGTH, searchHref, wordsOfQuery } from './searchAddress.ts';

/**
 * words: as typed. results: null if nothing was requested, or the request failed. ways: alternative categories,
 * requested if there is nothing to show; null also if they did not load.
 */
export type SearchData = {
  words: string;
  results: PreloadedQuery<SearchScreenQuery> | null;
  failed: boolean;
  browsing: PreloadedQuery<SearchWaysQuery> | null;
};

const wordsOf = (request: Request) => wordsOfQuery(new URL(request.url).search);

const loadResults = htmlLoader<SearchScreenQuery>(SearchScreenQueryNode, {
  variables(_params, request, environment) {
    const query = new URL(request.url).searchParams;
    const listing = readListing(query);
    return {
      words: wordsOf(request),
      after: query.get('after'),
      stored: isExpress(environment) || null,
      ordering: listingOrdering(listing),
      filter: listingFilter(listing, false),
    };
  },
});
const loadWays = htmlLoader<SearchWaysQuery>(SearchWaysQueryNode);

/**
 * The search of the address; the server is asked only for words, up to its maximum (F-083). In the browser the screen
 * shows a failed search, so that the box stays usable.
 */
export async function loader(args: LoaderFunctionArgs): Promise<SearchData | Response> {
  const words = wordsOf(args.request);
  const loadBrowsing = async () => (await loadWays(args).catch(() => null)) as PreloadedQuery<SearchWaysQuery> | null;
  if (words.trim() === '' || words.length > SEARCH_MAX_LENGTH)
    return { words, results: null, failed: false, browsing: await loadBrowsing() };
  try {
    const results = (await loadResults(args)) as PreloadedQuery<SearchScreenQuery>;
    const { search } = readCachedQuery<SearchScreenQuery>(
      args.context.get(environmentContext),
      SearchScreenQueryNode,
      results,
    );
    return { words, results, failed: false, browsing: search.count === 0 ? await loadBrowsing() : null };
  } catch (error) {
    const { pathname, searchParams } = new URL(args.request.url);
    if (searchParams.has('after') && hasCode(error, 'BAD_CURSOR'))
      return redirect(searchHref(pathname, words) + listingQuery(readListing(searchParams)).replace('?', '&'));
    if (import.meta.env.SSR) throw error;
    return { words, results: null, failed: true, browsing: null };
  }
}
