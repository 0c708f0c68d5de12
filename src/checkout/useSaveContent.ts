import { useCallback, useRef } from 'react';
import { graphql } from 'react-relay';
import { useUpdateCartMutation } from '../../__generated__/hooks/useUpdateCartMutation.ts';
import { storeChoices, pendingChoices, usePendingChoices } from '../cart/pendingChoices.ts';

graphql`
  mutation UpdateCartMutation($input: UpdateCartInput!) {
    updateCart(input: $input) {
      ...cartChange_cart
    }
  }
`;

/**
 * The note of step 1, and saving the step with it. The text is stored across reloads, and sent with the step or once
 * the network is back (sendChoices). `saved`: the market's note. `waits`: another one is pending. `save`: true once the
 * step may be left; a refusal is reported and keeps step and note (F-090, F-092).
 */
export function useSaveContent(saved: string | null) {
  const [update, inFlight] = useUpdateCartMutation();
  const { note: kept } = usePendingChoices();
  const going = useRef(false);
  const save = useCallback(async () => {
    if (going.current) return false;
    going.current = true;
    const note = pendingChoices().note ?? saved;
    const done = await update({ variables: { input: { step: 'shipping', note } }, failureKey: 'errors.basic_save' });
    going.current = false;
    if (done && pendingChoices().note === note) storeChoices({ note: null });
    return done !== null;
  }, [saved, update]);
  return {
    note: kept ?? saved ?? '',
    waits: kept !== null,
    write: (text: string) => storeChoices({ note: text === (saved ?? '') ? null : text }),
    save,
    saving: inFlight,
  };
}
