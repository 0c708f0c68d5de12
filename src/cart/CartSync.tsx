import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { isOffline, useOffline } from '../shared/browser/online.ts';
import { announce } from '../shared/ui/announce.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { useToast } from '../shared/ui/toasts.tsx';
import styles from './CartSync.module.css';
import { isChangingLine, isQueued } from './lineChanges/lineQueue.ts';
import { pendingChanges } from './lineChanges/lineStore.ts';
import { loadLineChange } from './lineChanges/useLineChange.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { isPending, pendingChoices } from './pendingChoices.ts';
import { usePriceQuestion } from './priceQuestions.ts';
import { refreshCart } from './refreshCart.ts';
import { usePlaceOfVisit } from './usePlaceOfVisit.ts';
import { useVisitorCart } from './visitorCart.ts';

const PriceQuestionDialog = retriableLazy(() =>
  import('./PriceQuestionDialog.tsx').then((module) => module.PriceQuestionDialog),
);

/** ms: a return fires several events at once. */
const MIN_INTERVAL = 1000;

/**
 * Fetches the cart each time that the reader returns to the page, by focus, by showing it again or with the network, so
 * that two tabs and two devices agree. Not while the page changes a line: the response contains the cart.
 */
function useFreshCart(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let requestedAt = Number.NEGATIVE_INFINITY;
    const refresh = async () => {
      if (document.hidden || isOffline() || performance.now() - requestedAt < MIN_INTERVAL) return;
      requestedAt = performance.now();
      if (!isChangingLine(environment)) await refreshCart(environment);
    };
    const onPageShow = (event: PageTransitionEvent) => void (event.persisted && refresh());
    const onReturn = () => void refresh();
    for (const event of ['focus', 'online']) window.addEventListener(event, onReturn);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      for (const event of ['focus', 'online']) window.removeEventListener(event, onReturn);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [environment]);
}

/**
 * Keeps the page's cart in sync: refreshes it whenever the reader returns, and sends changes made offline, even before
 * a reload. Shows when it is offline, and asks about a price that rose. Loads after hydration.
 */
export function CartSync() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const offline = useOffline();
  const isLoaded = useVisitorCart() !== null;
  const question = usePriceQuestion();
  useFreshCart();
  usePlaceOfVisit();

  const wasOffline = useRef(offline);
  useEffect(() => {
    if (wasOffline.current !== offline) announce(t(offline ? 'cart.offline' : 'cart.online'), 'network');
    wasOffline.current = offline;
  }, [offline, t]);

  useEffect(() => {
    if (!isLoaded || offline || !isPending(pendingChoices())) return;
    const resume = async () => (await import('./sendChoices.ts')).sendChoices({ environment, t, toast });
    resume().catch(() => undefined);
  }, [environment, isLoaded, offline, t, toast]);

  const hasResumed = useRef(false);
  useEffect(() => {
    if (!isLoaded || hasResumed.current) return;
    hasResumed.current = true;
    const resume = async () => {
      const { changeLineBy } = await loadLineChange();
      for (const { variantId, name, max, place, seenPrice } of pendingChanges())
        if (!isQueued(environment, variantId)) {
          const line = { variantId, name, max, place, seenPrice };
          void changeLineBy({ environment, t, toast }, { ...line, by: 0 }, true);
        }
    };
    // Without its code nothing is removed: the next page retries.
    resume().catch(() => undefined);
  }, [environment, isLoaded, t, toast]);

  return (
    <>
      <OfflineNotice className={styles.banner} />
      {question && <PriceQuestionDialog key={question.line.variantId} question={question} />}
    </>
  );
}
