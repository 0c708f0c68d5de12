import { graphql, useFragment } from 'react-relay';
import type { cartFacts_cart$data, cartFacts_cart$key } from '../../__generated__/relay/cartFacts_cart.graphql.ts';

/** What decides how the cart goes on: lines, place, note, age and credit. Money in cents. */
const fragment = graphql`
  fragment cartFacts_cart on Cart {
    fromStorage
    note
    balanceAvailable
    ageConfirmed
    locationId
    location {
      id
      name
      storageOnly
      nextSlot {
        from
      }
    }
    shippingZone {
      id
      name
      price
      nextSlot {
        from
        to
      }
    }
    items {
      id
      variantId
      quantity
      unsure
      variant {
        stored
        product {
          name
          handle
          isAlcohol
        }
      }
    }
    totals {
      items
      total
    }
  }
`;

export type CartFacts = cartFacts_cart$data;

/** Reads the facts of a cart. */
export const useCartFacts = (cart: cartFacts_cart$key): CartFacts => useFragment(fragment, cart);
