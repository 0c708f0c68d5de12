import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { isOffline } from '../shared/browser/online.ts';
import { isChangingLine } from './lineChangeQueue.ts';
import { refreshCart } from './refreshCart.ts';

/** ms: a return fires several events at once. */
const ONE_COMING = 1000;

/**
 * Fetches the cart each time that the reader returns to the page, by focus, by showing it again or with the network, so
 * that two tabs and two devices agree. Not while the page changes a line: the answer to that contains the cart.
 */
export function useFreshCart(): void {
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
