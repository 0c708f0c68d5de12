import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { listingCountQuery } from '../../__generated__/relay/listingCountQuery.graphql.ts';
import type { ProductListing } from '../../rules/productListing.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
import { countIn, countListing, listingCountQueryNode, type ListingCount } from './listingCountQuery.ts';

/**
 * The number of a collection's products that a choice of filters leaves, requested on each change; the last answer
 * stays until the next one, and only the last choice's counts. Null until the first, without an answer, and without a
 * collection.
 */
export function useListingCount(handle: string | null): [number | null, (listing: ProductListing) => void] {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<ListingCount | null>(null);
  const last = useRef(0);
  useEffect(() => () => known?.dispose(), [known]);
  useEffect(() => () => void (last.current += 1), []);
  const ask = useCallback(
    (listing: ProductListing) => {
      const turn = (last.current += 1);
      if (handle === null) return;
      countListing(environment, handle, listing).then(
        (reference) => (turn === last.current ? setKnown(reference) : reference.dispose()),
        () => turn === last.current && setKnown(null),
      );
    },
    [environment, handle],
  );
  return [countIn(useCachedQuery<listingCountQuery>(listingCountQueryNode, known)), ask];
}
