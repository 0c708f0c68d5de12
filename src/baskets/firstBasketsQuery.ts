import { graphql } from 'react-relay';

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
        slot {
          from
        }
        ...NextBasketWords_next
        ...BasketSums_next
      }
    }
  }
`;
