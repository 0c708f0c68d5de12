import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { currentConsent, saveConsent, hasPrivacySignal, type Consent } from '../shared/analytics/consent.ts';
import { preloadPixel } from '../shared/analytics/measurement.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useBarFocus } from '../shared/ui/useBarFocus.ts';
import styles from './ConsentBar.module.css';

/** Publishes the height of a bar at the page's foot, so that the page's end and focused elements stay clear of it. */
function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty('--consent-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--consent-bar');
    };
  }, [bar]);
}

export type ConsentBarProps = {
  /** The host that events would be sent to. */
  receiver: string;
  /** The title of the privacy page; null: the market has none. */
  privacy: string | null;
  /** Opened by the visitor to change the answer: it has focus, shows the current answer, and can be closed. */
  isReview: boolean;
  onClose: () => void;
};

/**
 * Asks for consent to analytics (F-195). Two equal buttons, so that a no is as easy as a yes; at the foot of the page,
 * above the cart's bar, without blocking it: no answer means no analytics. A browser that refuses by itself is not
 * asked.
 */
export function ConsentBar({ receiver, privacy, isReview, onClose }: ConsentBarProps) {
  const { t } = useTranslation();
  const address = useAddress();
  const title = useId();
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useBarFocus(bar, isReview ? button : null);
  useBarHeight(bar);
  const close = () => {
    returnFocus();
    onClose();
  };
  const choose = (choice: Consent) => {
    saveConsent(choice);
    if (choice === 'accepted') preloadPixel();
    announce(t(`consent.said_${choice}`), 'consent');
    close();
  };
  useEffect(() => {
    if (!isReview) return;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && bar.current?.contains(document.activeElement)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const consent = isReview ? currentConsent() : null;
  const privacyLink = privacy && (
    <TextLink tone="quiet" href={address('privacy')}>
      {privacy}
    </TextLink>
  );
  return (
    <section ref={bar} data-above-cart-bar className={styles.bar} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('consent.title')}
      </h2>
      {hasPrivacySignal() ? (
        <>
          <p className={styles.text}>
            {t('consent.by_itself')} {privacyLink}
          </p>
          <Button ref={button} size="s" variant="outlined" wide onClick={close}>
            {t('consent.close')}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.text}>
            {t('consent.ask', { receiver })} {privacyLink}
          </p>
          {consent && <p className={styles.text}>{t(`consent.now_${consent}`)}</p>}
          <div className={styles.answers}>
            <Button ref={button} size="s" variant="outlined" wide onClick={() => choose('refused')}>
              {t('consent.refuse')}
            </Button>
            <Button size="s" variant="outlined" wide onClick={() => choose('accepted')}>
              {t('consent.accept')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
