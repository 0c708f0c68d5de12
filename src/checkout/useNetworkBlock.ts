import { useTranslation } from 'react-i18next';
import { useUnsent } from '../cart/unsentLines.ts';
import { useOffline } from '../shared/browser/online.ts';

/**
 * Why the cart cannot go on while the network is away or does not answer, in the reader's words; null when it can. `paying`:
 * the press would pay, so that it is said that nothing is paid, and that it has to be pressed again.
 */
export function useNetworkBlock(paying: boolean): string | null {
  const { t } = useTranslation();
  const offline = useOffline();
  const unsent = useUnsent();
  if (offline) return t(paying ? 'checkout.offline_pay' : 'checkout.offline');
  // Paid now, the order would lack what was pressed last.
  return unsent ? t('cart.unanswered') : null;
}
