import type { PreloadedQuery } from 'react-relay';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import CollectionScreenQueryNode, {
  type CollectionScreenQuery,
} from '../../__generated__/relay/CollectionScreenQuery.graphql.ts';
import { addressOf, localeOfPath } from '../../rules/addresses.ts';
import { listingQuery, readListing } from '../../rules/productListing.ts';
import { isExpress } from '../cart/isExpress.ts';
import { hasCode } from '../shared/relay/failure.ts';
import { readCachedQuery } from '../shared/relay/readCachedQuery.ts';
import { environmentContext, publicLoader } from '../shared/relay/route.ts';
import type { WithTwin } from '../shared/routing/twinParams.ts';
import { collectionParams } from './collectionAddress.ts';
import { listingVariables } from './listingAddress.ts';

export type CollectionData = WithTwin & { page: PreloadedQuery<CollectionScreenQuery> };

const load = publicLoader<CollectionScreenQuery>(CollectionScreenQueryNode, {
  variables: ({ handle = '', sub }, request, environment) => ({
    handle: sub ?? handle,
    ...(isExpress(environment) && { express: true }),
    ...listingVariables(request, environment),
  }),
  isMissing: ({ collection }) => !collection,
  // A handle of the other language, or a sub-collection without its parent (F-061).
  redirectTo({ collection }, params, request) {
    const url = new URL(request.url);
    const locale = localeOfPath(url.pathname);
    if (!collection) return null;
    const proper = collectionParams(collection, locale);
    if (proper.handle === params.handle && proper.sub === params.sub) return null;
    return redirect(addressOf('collection', locale, proper) + url.search, 301);
  },
});

/** The collection of the address, and its twin's. An invalid page (`after` of another list) starts over. */
export async function loader(args: LoaderFunctionArgs): Promise<CollectionData | Response> {
  const url = new URL(args.request.url);
  const page = await load(args).catch((error: unknown) => {
    if (url.searchParams.has('after') && hasCode(error, 'BAD_CURSOR'))
      return redirect(url.pathname + listingQuery(readListing(url.searchParams)));
    throw error;
  });
  if (page instanceof Response) return page;
  const { collection } = readCachedQuery<CollectionScreenQuery>(
    args.context.get(environmentContext),
    CollectionScreenQueryNode,
    page,
  );
  return { page, twin: collectionParams(collection!, localeOfPath(url.pathname) === 'fr' ? 'en' : 'fr') };
}
