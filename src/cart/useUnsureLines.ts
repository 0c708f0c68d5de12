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
export function useUnsureLines(): Record<'confirm' | 'remove', (line: Unsure) => Promise<boolean>> {
  const [confirmItem] = useConfirmItemInCartMutation();
  const [removeFromCart] = useRemoveFromCartMutation();
  const [addToCart] = useAddToCartMutation();
  const remove = async ({ variantId }: Unsure) =>
    (await removeFromCart({ variables: { variant: variantId, all: true }, failureKey })) !== null;
  const confirm = async (line: Unsure) => {
    if (line.quantity <= line.max) return (await confirmItem({ variables: { item: line.id }, failureKey })) !== null;
    if (line.max <= 0 || !(await remove(line))) return false;
    return (await addToCart({ variables: { variant: line.variantId, quantity: line.max }, failureKey })) !== null;
  };
  return { confirm, remove };
}
