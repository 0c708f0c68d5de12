import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { listingCountQuery } from '#generated/relay/listingCountQuery.graphql.ts';
import { listingFilter, type ProductListing } from '#rules/productListing.ts';
import { isExpress } from '../cart/isExpress.ts';
import { loadQueryData } from '../shared/relay/loadQueryData.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';

const query = graphql`
  query listingCountQuery($handle: String!, $filter: ProductFilter) {
    collection(handle: $handle) {
      products(first: 0, filter: $filter) {
        count
      }
    }
  }
`;

/**
 * The number of a collection's products that a choice of filters leaves, requested on each change. The last
 * number stays until the next response; a response to an earlier choice is ignored. Null before the first response, after
 * a failure, and without a collection.
 */
export function useListingCount(handle: string | null): [number | null, (listing: ProductListing) => void] {
  const environment = useRelayEnvironment();
  const [reference, setReference] = useState<PreloadedQuery<listingCountQuery> | null>(null);
  const latestRequest = useRef(0);
  useEffect(() => () => reference?.dispose(), [reference]);
  useEffect(() => () => void (latestRequest.current += 1), []);
  const requestCount = useCallback(
    (listing: ProductListing) => {
      const current = (latestRequest.current += 1);
      if (handle === null) return;
      const variables = { handle, filter: listingFilter(listing, isExpress(environment)) };
      loadQueryData<listingCountQuery>(environment, query, variables, 'store-or-network').then(
        (loaded) => (current === latestRequest.current ? setReference(loaded) : loaded.dispose()),
        () => current === latestRequest.current && setReference(null),
      );
    },
    [environment, handle],
  );
  return [useCachedQuery<listingCountQuery>(query, reference)?.collection?.products.count ?? null, requestCount];
}
