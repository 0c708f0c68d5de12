import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, loadQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { firstBasketsQuery } from '../../__generated__/relay/firstBasketsQuery.graphql.ts';
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
 * Each basket's first delivery and price at a place, from the server: initially the loader's answer, then that of each
 * requested place. baskets null: not loaded yet. failed: it did not load; `ask` retries.
 */
export function useFirstBaskets(loaded: Reference) {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState<Reference | null>(null);
  const reference = asked ?? loaded;
  const [refused, setRefused] = useState<Reference | null>(null);
  const own = useRef<Reference>(undefined);
  const known = useCachedQuery<firstBasketsQuery>(query, reference);

  useEffect(() => () => own.current?.dispose(), []);
  useEffect(() => {
    const ended = reference.source?.subscribe({ error: () => setRefused(reference) });
    return () => ended?.unsubscribe();
  }, [reference]);

  const ask = useCallback(
    (place: firstBasketsQuery['variables']) => {
      own.current?.dispose();
      own.current = loadQuery<firstBasketsQuery>(environment, query, place, {
        fetchPolicy: 'network-only',
      });
      setAsked(own.current);
    },
    [environment],
  );
  return { baskets: known?.baskets ?? null, failed: refused === reference, ask };
}
