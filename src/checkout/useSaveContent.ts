import { useCallback, useRef } from 'react';
import { useUpdateCartMutation } from '../../__generated__/hooks/useUpdateCartMutation.ts';

/** Saves step 1 with its note; true once it may be left. A refusal says so and keeps the step (F-090, F-092). */
export function useSaveContent(): [(note: string | null) => Promise<boolean>, boolean] {
  const [update, inFlight] = useUpdateCartMutation();
  const going = useRef(false);
  const save = useCallback(
    async (note: string | null) => {
      if (going.current) return false;
      going.current = true;
      const saved = await update({ variables: { input: { step: 'shipping', note } }, failureKey: 'errors.basic_save' });
      going.current = false;
      return saved !== null;
    },
    [update],
  );
  return [save, inFlight];
}
