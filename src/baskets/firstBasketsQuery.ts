import { graphql } from 'react-relay';
import type { firstBasketsQuery } from '../../__generated__/relay/firstBasketsQuery.graphql.ts';
import { draftOf } from './placeDraft.ts';

/** What a subscription that begins now would bring first, for every basket on offer, at one place. */
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

/** What a basket brings first, or where none is chosen any other one, since all go to the same place; null: none is offered. */
export function firstOf(baskets: Baskets, basketId: string | undefined) {
  const { first } = baskets.find(({ id }) => id === basketId) ?? baskets[0] ?? {};
  if (!first) return null;
  const { location, shippingZone } = first;
  return { first, zone: shippingZone ?? null, place: draftOf(location?.id ?? null, shippingZone?.id ?? null) };
}
