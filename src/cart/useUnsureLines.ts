import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useAddToCartMutation } from '../../__generated__/hooks/useAddToCartMutation.ts';
import { useConfirmItemInCartMutation } from '../../__generated__/hooks/useConfirmItemInCartMutation.ts';
import { useRemoveFromCartMutation } from '../../__generated__/hooks/useRemoveFromCartMutation.ts';

graphql`
  mutation RemoveFromCartMutation($variant: ID!, $all: Boolean!) {
    removeFromCart(variant: $variant, all: $all) {
      ...lineChange_cart
      ...cartChange_cart
    }
  }
`;

graphql`
  mutation ConfirmItemInCartMutation($item: ID!) {
    confirmItemInCart(item: $item) {
      ...cartChange_cart
    }
  }
`;

graphql`
  mutation AddToCartMutation($variant: ID!, $quantity: Int!) {
    addToCart(variant: $variant, quantity: $quantity) {
      ...lineChange_cart
      ...cartChange_cart
    }
  }
`;

/** A line to be confirmed. max: its available units. */
export type Unsure = {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly max: number;
};

const failureKey = 'errors.basic_retry';

/**
 * Actions on a line that is to be confirmed; each returns whether it succeeded, after showing any error. If fewer units
 * are available, these are kept; a sold-out line can only be removed.
 */
export function useUnsureLines(): {
  keep: (line: Unsure) => Promise<boolean>;
  drop: (line: Unsure) => Promise<boolean>;
} {
  const [confirm] = useConfirmItemInCartMutation();
  const [remove] = useRemoveFromCartMutation();
  const [add] = useAddToCartMutation();
  const drop = useCallback(
    async ({ variantId }: Unsure) =>
      (await remove({ variables: { variant: variantId, all: true }, failureKey })) !== null,
    [remove],
  );
  const keep = useCallback(
    async (line: Unsure) => {
      if (line.quantity <= line.max) return (await confirm({ variables: { item: line.id }, failureKey })) !== null;
      if (line.max <= 0 || !(await drop(line))) return false;
      return (await add({ variables: { variant: line.variantId, quantity: line.max }, failureKey })) !== null;
    },
    [add, confirm, drop],
  );
  return { keep, drop };
}
