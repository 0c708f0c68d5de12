import { graphql, readInlineData } from 'react-relay';
import type { checkoutCart_cart$key } from '#generated/relay/checkoutCart_cart.graphql.ts';
import { isNewLine } from '../cart/lineChanges/pendingPaint.ts';

// Each reader selects its own fields of the whole record.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment checkoutCart_cart on Cart @inline {
    fromStorage
    ageConfirmed
    balanceAvailable
    locationId
    location {
      storageOnly
      expressSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
    shippingZone {
      price
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    items {
      id
      quantity
      unsure
      problem
      variantId
      variant {
        stored
        product {
          name
          isAlcohol
        }
      }
    }
  }
`;

export type CheckoutCart = ReturnType<typeof readCheckoutCart>;

/** What decides whether a cart can be bought; a line that the server has not confirmed yet is omitted. */
export function readCheckoutCart(key: checkoutCart_cart$key) {
  const { items, ...cart } = readInlineData(fragment, key);
  return { ...cart, items: items.filter(({ id }) => !isNewLine(id)) };
}

/** The confirmed lines of alcohol, by variant. */
export const alcoholLines = (cart: checkoutCart_cart$key): string[] =>
  readCheckoutCart(cart)
    .items.filter(({ unsure, variant }) => !unsure && variant.product.isAlcohol)
    .map(({ variantId }) => variantId);

/** The same while the age is not confirmed; empty: no confirmation is needed (F-126, E27). */
export const unconfirmedAlcohol = (cart: checkoutCart_cart$key): string[] =>
  readCheckoutCart(cart).ageConfirmed ? [] : alcoholLines(cart);
