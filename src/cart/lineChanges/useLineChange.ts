import type { TFunction } from 'i18next';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useToast } from '../../shared/ui/toasts.tsx';
import { VisitorCartContext, type VisitorLine } from '../visitorCart.ts';
import type { LineRef } from './lineStore.ts';
import { pressedUnitsOf } from './pressedUnits.ts';
import { sendWhenReady } from './sendWhenReady.ts';

let loaded: typeof import('./lineChange.ts') | null = null;
/** The code that sends presses: loads right after hydration (CartSync.tsx), or with the first press. */
export const loadLineChange = async (): Promise<typeof import('./lineChange.ts')> =>
  (loaded ??= await import('./lineChange.ts'));

/** The units shown by a product card's control: those of the line, unless it is to be confirmed, plus pending presses. */
export const shownUnits = (line: VisitorLine | undefined, pendingUnits: number): number =>
  Math.max(0, (line && !line.unsure ? line.quantity : 0) + pendingUnits);

/**
 * The stepper of one line: `change(1)` and `change(-1)` per press, or several units at once; `full` at the maximum.
 * ahead: units pressed on a product card that the cart's line does not show yet, painted before anything is sent.
 */
export function useLineChange(
  { variantId, name, max, place, seenPrice: shownPrice }: LineRef,
  t: TFunction,
): {
  change: (by: number) => Promise<void>;
  onMaxReached: () => void;
  pendingUnits: number;
} {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const cart = useContext(VisitorCartContext);
  const pressed = pressedUnitsOf(environment);
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = [cart.subscribe(listener), pressed.subscribe(listener)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [cart, pressed],
  );
  const pendingUnits = useSyncExternalStore(
    subscribe,
    () => pressed.pendingUnits(variantId, cart.read() !== null),
    () => 0,
  );
  const change = useCallback(
    async (by: number) => {
      const isCartLoaded = cart.read() !== null;
      const click = place === 'shelf' ? pressed.press(variantId, by) : null;
      const line = { variantId, name, max, place, seenPrice: shownPrice };
      let response: Promise<void> | null = null;
      await sendWhenReady(line, by, {
        load: () => loaded ?? loadLineChange(),
        onWait: () => toast.error(t('cart.unanswered')),
        send({ changeLineBy }, units) {
          response = changeLineBy({ environment, t, toast }, { ...line, by: units }, isCartLoaded);
          click?.queued();
        },
      });
      try {
        await response;
      } catch {
        toast.error(t('errors.basic_retry'));
      } finally {
        click?.done();
      }
    },
    [cart, environment, max, name, place, pressed, shownPrice, t, toast, variantId],
  );
  const onMaxReached = useCallback(() => toast.error(t('products.max_reached', { nb: max })), [max, t, toast]);
  return { change, onMaxReached, pendingUnits };
}
