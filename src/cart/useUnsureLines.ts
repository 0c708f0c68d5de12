import { graphql, useRelayEnvironment } from 'react-relay';
import { useConfirmItemInCartMutation } from '#generated/hooks/useConfirmItemInCartMutation.ts';
import { useRemoveFromCartMutation } from '#generated/hooks/useRemoveFromCartMutation.ts';
import type { Cents } from '#rules/money.ts';
import { raisedPriceOf } from './priceQuestions.ts';
import { refreshCart } from './refreshCart.ts';

graphql`
  mutation RemoveFromCartMutation($variant: ID!, $all: Boolean!, $requestId: ID) {
    removeFromCart(variant: $variant, all: $all, requestId: $requestId) {
      ...lineChange_cart
      ...cartChange_cart
    }
  }
`;

graphql`
  mutation ConfirmItemInCartMutation($item: ID!, $seenPrice: Cents, $quantity: Int) {
    confirmItemInCart(item: $item, seenPrice: $seenPrice, quantity: $quantity) {
      ...cartChange_cart
    }
  }
`;

graphql`
  mutation AddToCartMutation($variant: ID!, $quantity: Int!, $seenPrice: Cents, $requestId: ID) {
    addToCart(variant: $variant, quantity: $quantity, seenPrice: $seenPrice, requestId: $requestId) {
      ...lineChange_cart
      ...cartChange_cart
    }
  }
`;

/** A line to be confirmed. max: its available units. price: the displayed one of a unit, in cents. */
export type Unsure = {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly max: number;
  readonly price: Cents;
};

const failureKey = 'errors.basic_retry';

/**
 * Actions on a line that is to be confirmed; each returns whether it succeeded, after showing any error. If fewer units
 * are available, these are kept; a sold-out line can only be removed. If the price is higher than the displayed one,
 * nothing changes and the line shows both (E69).
 */
export function useUnsureLines(): Record<'confirm' | 'remove', (line: Unsure) => Promise<boolean>> {
  const environment = useRelayEnvironment();
  const [confirmItem] = useConfirmItemInCartMutation();
  const [removeFromCart] = useRemoveFromCartMutation();
  const remove = async ({ variantId }: Unsure) =>
    (await removeFromCart({ variables: { variant: variantId, all: true }, failureKey })) !== null;
  const confirm = async ({ id, quantity, max, price }: Unsure) => {
    if (max <= 0) return false;
    const confirmed = await confirmItem({
      variables: { item: id, seenPrice: price, quantity: Math.min(quantity, max) },
      failureKey,
      onFailure(_, error) {
        if (raisedPriceOf(error)) void refreshCart(environment);
        return false;
      },
    });
    return confirmed !== null;
  };
  return { confirm, remove };
}
