import { useEffect, useState } from 'react';
import { graphql, loadQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { firstBasketsQuery } from '#generated/relay/firstBasketsQuery.graphql.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
import { draftOf } from './subscriptionDraft.ts';

/** The first delivery of a new subscription, for every basket on offer, at one place. */
const query = graphql`
  query firstBasketsQuery($locationId: ID, $shippingZoneId: ID) {
    baskets {
      id
      first(locationId: $locationId, shippingZoneId: $shippingZoneId) {
        location {
          id
        }
        shippingZone {
          id
          ...ZoneRow_zone
        }
        ...useSubscribe_first
        ...NextBasket_next
      }
    }
  }
`;

type Baskets = firstBasketsQuery['response']['baskets'];
type Reference = PreloadedQuery<firstBasketsQuery>;

/** A basket's first delivery, or any basket's if none is chosen, since all go to the same place; null: none is on offer. */
export function firstOf(baskets: Baskets, basketId: string | undefined) {
  const { first } = baskets.find(({ id }) => id === basketId) ?? baskets[0] ?? {};
  if (!first) return null;
  const { location, shippingZone } = first;
  return { first, zone: shippingZone ?? null, place: draftOf(location?.id ?? null, shippingZone?.id ?? null) };
}

/**
 * Each basket's first delivery and price at a place, from the server: initially of the loader's query, then of each
 * requested place. baskets null: not loaded yet. failed: it did not load; `fetchAt` retries.
 */
export function useFirstBaskets(initial: Reference) {
  const environment = useRelayEnvironment();
  const [requested, setRequested] = useState<Reference | null>(null);
  const reference = requested ?? initial;
  const [failedReference, setFailedReference] = useState<Reference | null>(null);
  const data = useCachedQuery<firstBasketsQuery>(query, reference);

  useEffect(() => () => requested?.dispose(), [requested]);
  useEffect(() => {
    const subscription = reference.source?.subscribe({ error: () => setFailedReference(reference) });
    return () => subscription?.unsubscribe();
  }, [reference]);

  const fetchAt = (place: firstBasketsQuery['variables']) =>
    setRequested(loadQuery<firstBasketsQuery>(environment, query, place, { fetchPolicy: 'network-only' }));
  return { baskets: data?.baskets ?? null, failed: failedReference === reference, fetchAt };
}
