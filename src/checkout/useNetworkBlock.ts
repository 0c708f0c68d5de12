import { useUnsent } from '../cart/unsentLines.ts';
import { useOffline } from '../shared/browser/online.ts';
import { useTranslation } from '../shared/i18n/translator.ts';

/**
 * Why the cart cannot continue while the network is down or does not answer, in the reader's language; null if it can.
 * `paying`: the button would pay, so the text says that nothing was paid, and to try again.
 */
export function useNetworkBlock(paying: boolean): string | null {
  const { t } = useTranslation();
  const offline = useOffline();
  const unsent = useUnsent();
  if (offline) return t(paying ? 'checkout.offline_pay' : 'checkout.offline');
  // A payment now would miss the last changes.
  return unsent ? t('cart.unanswered') : null;
}
