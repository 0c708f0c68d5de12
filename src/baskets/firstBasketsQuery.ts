import { graphql } from 'react-relay';
import type { firstBasketsQuery } from '../../__generated__/relay/firstBasketsQuery.graphql.ts';
import { draftOf } from './placeDraft.ts';

/** The first delivery of a new subscription, for every basket on offer, at one place. */
export const firstBasketsQueryNode = graphql`
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
        ...NextBasketWords_next
        ...BasketSums_next
      }
    }
  }
`;

type Baskets = firstBasketsQuery['response']['baskets'];

/** A basket's first delivery, or any basket's if none is chosen, since all go to the same place; null: none is on offer. */
export function firstOf(baskets: Baskets, basketId: string | undefined) {
  const { first } = baskets.find(({ id }) => id === basketId) ?? baskets[0] ?? {};
  if (!first) return null;
  const { location, shippingZone } = first;
  return { first, zone: shippingZone ?? null, place: draftOf(location?.id ?? null, shippingZone?.id ?? null) };
}
