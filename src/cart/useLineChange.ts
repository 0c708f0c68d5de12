import { useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useToast } from '../shared/ui/toasts.tsx';
import type { PressedLine } from './keptPresses.ts';
import { VisitorCartContext } from './visitorCart.ts';

let loaded: typeof import('./lineChange.ts') | null = null;
/** How a press is sent: comes right after the first load (CartKeeper.tsx), or with the first press. */
export const bringLineChange = async (): Promise<typeof import('./lineChange.ts')> =>
  (loaded ??= await import('./lineChange.ts'));

/**
 * The stepper of one line: `change(1)` and `change(-1)` per press, or several units at once; `full` when no more may be
 * had.
 */
export function useLineChange({ variantId, name, max, place }: PressedLine): {
  change: (by: number) => Promise<void>;
  full: () => void;
} {
  const environment = useRelayEnvironment();
  const { t } = useTranslation();
  const toast = useToast();
  const known = useContext(VisitorCartContext) !== null;
  const change = useCallback(
    async (by: number) => {
      try {
        const { changeLineBy } = loaded ?? (await bringLineChange());
        await changeLineBy({ environment, t, toast }, { variantId, name, max, place, by }, known);
      } catch {
        toast.error(t('errors.basic_retry'));
      }
    },
    [environment, known, max, name, place, t, toast, variantId],
  );
  const full = useCallback(() => toast.error(t('products.max_reached', { nb: max })), [max, t, toast]);
  return { change, full };
}
