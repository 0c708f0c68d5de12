import { graphql, readInlineData } from 'react-relay';
import type { cartAnswer_cart$key } from '../../__generated__/relay/cartAnswer_cart.graphql.ts';
import type { shownSum_cart$key } from '../../__generated__/relay/shownSum_cart.graphql.ts';
import type { Cents } from '../../rules/money.ts';

const fragment = graphql`
  fragment cartAnswer_cart on Cart @inline {
    items {
      variantId
      quantity
      unsure
      variant {
        price
      }
    }
    ...shownSum_cart
  }
`;

/** A changed cart, for announcements. */
export type CartAnswer = {
  /** Its sum, for `shownSum`. */
  readonly sum: shownSum_cart$key;
  readonly quantityOf: (variantId: string) => number;
  /** Cents per unit; null for a variant that is not in the cart. */
  readonly priceOf: (variantId: string) => Cents | null;
};

/** Reads a mutation's answer outside rendering; the quantity of a line that is gone or to be confirmed is 0. */
export function readCartAnswer(cart: cartAnswer_cart$key): CartAnswer {
  const answer = readInlineData(fragment, cart);
  const { items } = answer;
  return {
    sum: answer,
    quantityOf: (asked) => items.find(({ variantId, unsure }) => variantId === asked && !unsure)?.quantity ?? 0,
    priceOf: (asked) => items.find(({ variantId }) => variantId === asked)?.variant.price ?? null,
  };
}
