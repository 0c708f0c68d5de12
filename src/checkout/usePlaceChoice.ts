import { useCallback, useRef, useState } from 'react';
import { useUpdateShoppingSessionMutation } from '../../__generated__/hooks/useUpdateShoppingSessionMutation.ts';

/** A pickup point or a delivery zone, by id. */
export type Place = { locationId: string } | { shippingZoneId: string };
export type PlaceChoice = { pending: string | null; choose: (place: Place) => Promise<void> };
const idOf = (place: Place): string => ('locationId' in place ? place.locationId : place.shippingZoneId);

/**
 * Saves a place as soon as it is chosen (F-104, F-106). While one is being saved only the latest choice waits, so the
 * cart ends at what was chosen last. pending: what is drawn as chosen meanwhile; a refusal says so and draws the true
 * one again. The placeholder of no choice is never saved (F-105).
 */
export function usePlaceChoice(): PlaceChoice {
  const [save] = useUpdateShoppingSessionMutation();
  const [pending, setPending] = useState<string | null>(null);
  const busy = useRef(false);
  const next = useRef<Place | null>(null);
  const choose = useCallback(
    async (place: Place) => {
      if (['', '0'].includes(idOf(place))) return;
      next.current = place;
      setPending(idOf(place));
      if (busy.current) return;
      busy.current = true;
      while (next.current) {
        const input: Place = next.current;
        next.current = null;
        await save({ variables: { input }, failureKey: 'errors.basic_save' });
      }
      busy.current = false;
      setPending(null);
    },
    [save],
  );
  return { pending, choose };
}
