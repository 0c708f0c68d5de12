import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useUpdateCartMutation } from '#generated/hooks/useUpdateCartMutation.ts';
import { removeSentTexts, pendingChoices, storeChoices, usePendingChoices } from '../../cart/pendingChoices.ts';
import { hasCode } from '../../shared/relay/failure.ts';

graphql`
  mutation UpdateCartMutation($input: UpdateCartInput!) {
    updateCart(input: $input) {
      ...cartChange_cart
    }
  }
`;

/** The texts of step 1; null: none. Allergies: a guest's, a customer has them in the account. */
type Texts = { readonly note: string | null; readonly allergies: string | null };

/**
 * cart: the id of the shown one. The note and allergies of step 1, and saving the step with them. The texts are stored across reloads, and sent with the step
 * or once the network is back (sendChoices). `saved`: the market's. `waits`: others are pending. `save`: true once the
 * step may be left; a refusal is reported and keeps step and texts (F-090, F-092). `isCartLost`: the shown cart is not this
 * visitor's any more (F-096).
 */
export function useCartTexts(cart: string, saved: Texts) {
  const [update, inFlight] = useUpdateCartMutation();
  const pending = usePendingChoices();
  const isPending = useRef(false);
  const [isCartLost, setIsCartLost] = useState(false);
  const save = async () => {
    if (isPending.current) return false;
    isPending.current = true;
    const pending = pendingChoices();
    const { note, allergies } = pending;
    const texts = { ...(note !== null && { note }), ...(allergies !== null && { allergies }) };
    const input = { cart, step: 'shipping', ...texts } as const;
    const onFailure = (_: unknown, error: unknown) => {
      const isLost = hasCode(error, 'CART_NOT_FOUND');
      setIsCartLost(isLost);
      return isLost;
    };
    const response = await update({ variables: { input }, failureKey: 'errors.basic_save', onFailure });
    isPending.current = false;
    if (response) removeSentTexts({ note, allergies });
    return response !== null;
  };
  const write = (field: keyof Texts) => (text: string) =>
    storeChoices({ [field]: text === (saved[field] ?? '') ? null : text });
  return {
    note: pending.note ?? saved.note ?? '',
    allergies: pending.allergies ?? saved.allergies ?? '',
    hasPending: pending.note !== null || pending.allergies !== null,
    writeNote: write('note'),
    writeAllergies: write('allergies'),
    save,
    isCartLost,
    saving: inFlight,
  };
}

export type CartTexts = ReturnType<typeof useCartTexts>;
