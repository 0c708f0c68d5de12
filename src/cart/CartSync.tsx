import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { isOffline, useOffline } from '../shared/browser/online.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { announce } from '../shared/ui/announce.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import styles from './CartSync.module.css';
import { isChangingLine, sendsItself } from './lineChangeQueue.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { pendingChanges, takePendingChange } from './pendingChanges.ts';
import { isPending, pendingChoices } from './pendingChoices.ts';
import { refreshCart } from './refreshCart.ts';
import { bringLineChange } from './useLineChange.ts';
import { useVisitorCart } from './visitorCart.ts';

/** ms: a return fires several events at once. */
const ONE_COMING = 1000;

/**
 * Fetches the cart each time that the reader returns to the page, by focus, by showing it again or with the network, so
 * that two tabs and two devices agree. Not while the page changes a line: the answer to that contains the cart.
 */
function useFreshCart(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let requestedAt = Number.NEGATIVE_INFINITY;
    const come = async () => {
      if (document.hidden || isOffline() || performance.now() - requestedAt < ONE_COMING) return;
      requestedAt = performance.now();
      if (!isChangingLine(environment)) await refreshCart(environment);
    };
    const again = (event: PageTransitionEvent) => void (event.persisted && come());
    const ask = () => void come();
    for (const event of ['focus', 'online']) window.addEventListener(event, ask);
    window.addEventListener('pageshow', again);
    document.addEventListener('visibilitychange', ask);
    return () => {
      for (const event of ['focus', 'online']) window.removeEventListener(event, ask);
      window.removeEventListener('pageshow', again);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [environment]);
}

/**
 * Keeps the page's cart in sync: refreshes it whenever the reader returns, and sends changes made offline, even before
 * a reload. Shows when it is offline. Loads after hydration.
 */
export function CartSync() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const offline = useOffline();
  const isLoaded = useVisitorCart() !== null;
  useFreshCart();

  const was = useRef(offline);
  useEffect(() => {
    if (was.current !== offline) announce(t(offline ? 'cart.offline' : 'cart.online'), 'network');
    was.current = offline;
  }, [offline, t]);

  useEffect(() => {
    if (!isLoaded || offline || !isPending(pendingChoices())) return;
    const resume = async () => (await import('./sendChoices.ts')).sendChoices({ environment, t, toast });
    resume().catch(() => undefined);
  }, [environment, isLoaded, offline, t, toast]);

  const resumed = useRef(false);
  useEffect(() => {
    if (!isLoaded || resumed.current) return;
    resumed.current = true;
    const resume = async () => {
      const { changeLineBy } = await bringLineChange();
      for (const { variantId } of pendingChanges()) {
        const press = sendsItself(environment, variantId) ? null : takePendingChange(variantId);
        if (press) void changeLineBy({ environment, t, toast }, { ...press, by: press.waiting }, true);
      }
    };
    // Without its code nothing is removed: the next page retries.
    resume().catch(() => undefined);
  }, [environment, isLoaded, t, toast]);

  return <OfflineNotice className={styles.banner} />;
}
