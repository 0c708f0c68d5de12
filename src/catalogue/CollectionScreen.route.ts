import { redirect } from 'react-router';
import CollectionPreviewFragment, {
  type CollectionPreview_collection$key,
} from '#generated/relay/CollectionPreview_collection.graphql.ts';
import CollectionScreenQueryNode, {
  type CollectionScreenQuery,
} from '#generated/relay/CollectionScreenQuery.graphql.ts';
import { addressOf, localeOfPath } from '#rules/addresses.ts';
import { isExpress } from '../cart/isExpress.ts';
import { withPreview } from '../shared/relay/preview.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { cachedReference } from './cachedReference.ts';
import { collectionParams } from './collectionAddress.ts';
import { listingVariables } from './listingAddress.ts';
import { restartOnBadCursor, withTwin, type TwinData } from './pageLoaders.ts';

export type CollectionData = TwinData<CollectionScreenQuery>;

const load = htmlLoader<CollectionScreenQuery>(CollectionScreenQueryNode, {
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
    const canonical = collectionParams(collection, locale);
    if (canonical.handle === params.handle && canonical.sub === params.sub) return null;
    return redirect(addressOf('collection', locale, canonical) + url.search, 301);
  },
});

const findName = cachedReference<CollectionPreview_collection$key>('Collection', CollectionScreenQueryNode, [
  CollectionPreviewFragment,
]);

/** The collection of the address, and its twin's; until they have loaded, its name if a link has shown it. */
export const loader = withPreview(
  withTwin<CollectionScreenQuery>(CollectionScreenQueryNode, restartOnBadCursor(load), ({ collection }, other) =>
    collectionParams(collection!, other),
  ),
  (environment, { handle = '', sub }) => findName(environment, sub ?? handle),
);
