import { useRef } from 'react';
import { graphql } from 'react-relay';
import { useUpdateCartMutation } from '../../__generated__/hooks/useUpdateCartMutation.ts';
import { removeSaved, pendingChoices, storeChoices, usePendingChoices } from '../cart/pendingChoices.ts';

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
 * The note and allergies of step 1, and saving the step with them. The texts are stored across reloads, and sent with the step
 * or once the network is back (sendChoices). `saved`: the market's. `waits`: others are pending. `save`: true once the
 * step may be left; a refusal is reported and keeps step and texts (F-090, F-092).
 */
export function useSaveContent(saved: Texts) {
  const [update, inFlight] = useUpdateCartMutation();
  const pending = usePendingChoices();
  const isPending = useRef(false);
  const save = async () => {
    if (isPending.current) return false;
    isPending.current = true;
    const pending = pendingChoices();
    const note = pending.note ?? saved.note;
    const { allergies } = pending;
    const input = { step: 'shipping', note, ...(allergies !== null && { allergies }) } as const;
    const response = await update({ variables: { input }, failureKey: 'errors.basic_save' });
    isPending.current = false;
    if (response) removeSaved({ note, allergies });
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
    saving: inFlight,
  };
}
