import { useCallback, useContext, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import type { PressedLine } from './pendingChanges.ts';
import { pressedUnitsOf } from './pressedUnits.ts';
import { sendWhenReady } from './sendWhenReady.ts';
import { VisitorCartContext, type VisitorLine } from './visitorCart.ts';

let loaded: typeof import('./lineChange.ts') | null = null;
/** The code that sends presses: loads right after hydration (CartSync.tsx), or with the first press. */
export const bringLineChange = async (): Promise<typeof import('./lineChange.ts')> =>
  (loaded ??= await import('./lineChange.ts'));

/** The units shown by a product card's control: those of the line, unless it is to be confirmed, plus pending presses. */
export const shownUnits = (line: VisitorLine | undefined, ahead: number): number =>
  Math.max(0, (line && !line.unsure ? line.quantity : 0) + ahead);

/**
 * The stepper of one line: `change(1)` and `change(-1)` per press, or several units at once; `full` at the maximum.
 * ahead: units pressed on a product card that the cart's line does not show yet, painted before anything is sent.
 */
export function useLineChange({ variantId, name, max, place }: PressedLine): {
  change: (by: number) => Promise<void>;
  full: () => void;
  ahead: number;
} {
  const environment = useRelayEnvironment();
  const { t } = useTranslation();
  const toast = useToast();
  const cart = useContext(VisitorCartContext);
  const pressed = pressedUnitsOf(environment);
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [cart.subscribe(changed), pressed.subscribe(changed)];
      return () => stops.forEach((stop) => stop());
    },
    [cart, pressed],
  );
  const ahead = useSyncExternalStore(
    subscribe,
    () => pressed.ahead(variantId, cart.read() !== null),
    () => 0,
  );
  const change = useCallback(
    async (by: number) => {
      const known = cart.read() !== null;
      const press = place === 'shelf' ? pressed.press(variantId, by) : null;
      const line = { variantId, name, max, place };
      let answered: Promise<void> | null = null;
      await sendWhenReady(line, by, {
        bring: () => loaded ?? bringLineChange(),
        onWait: () => toast.error(t('cart.unanswered')),
        send({ changeLineBy }, units) {
          if (units !== 0) answered = changeLineBy({ environment, t, toast }, { ...line, by: units }, known);
          press?.queued();
        },
      });
      try {
        await answered;
      } catch {
        toast.error(t('errors.basic_retry'));
      } finally {
        press?.done();
      }
    },
    [cart, environment, max, name, place, pressed, t, toast, variantId],
  );
  const full = useCallback(() => toast.error(t('products.max_reached', { nb: max })), [max, t, toast]);
  return { change, full, ahead };
}
