import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { listingCountQuery } from '../../__generated__/relay/listingCountQuery.graphql.ts';
import { listingFilter, type ProductListing } from '../../rules/productListing.ts';
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
 * The number of a collection's products that a choice of filters leaves, requested on each change; the last answer
 * stays until the next one, and only the last choice's counts. Null until the first, without an answer, and without a
 * collection.
 */
export function useListingCount(handle: string | null): [number | null, (listing: ProductListing) => void] {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<PreloadedQuery<listingCountQuery> | null>(null);
  const last = useRef(0);
  useEffect(() => () => known?.dispose(), [known]);
  useEffect(() => () => void (last.current += 1), []);
  const ask = useCallback(
    (listing: ProductListing) => {
      const turn = (last.current += 1);
      if (handle === null) return;
      const variables = { handle, filter: listingFilter(listing, isExpress(environment)) };
      loadQueryData<listingCountQuery>(environment, query, variables, 'store-or-network').then(
        (reference) => (turn === last.current ? setKnown(reference) : reference.dispose()),
        () => turn === last.current && setKnown(null),
      );
    },
    [environment, handle],
  );
  return [useCachedQuery<listingCountQuery>(query, known)?.collection?.products.count ?? null, ask];
}
