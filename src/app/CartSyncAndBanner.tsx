import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isOnPage } from '#rules/addresses.ts';
import { CartSync } from '../cart/CartSync.tsx';
import { useUnsent } from '../cart/unsentChanges.ts';
import { useOfflineCart } from '../cart/useOfflineCart.ts';
import { takeSessionEnd } from '../identity/sessionEnd.ts';
import { useMember } from '../membership/visitorMembership.ts';
import { useOffline } from '../shared/browser/online.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import styles from './CartSyncAndBanner.module.css';
import { lazyPart } from './lazyPart.ts';
import { useBannerRoom } from './useBannerRoom.ts';

const ClosingNotice = lazyPart(() => import('../checkout/ClosingNotice.tsx').then((part) => part.ClosingNotice));
const RenewalBanner = lazyPart(() => import('../membership/RenewalBanner.tsx').then((part) => part.RenewalBanner));

/** The banner is unsolicited: one that does not load fails silently, and is loaded again. */
const renderNothing = () => null;

/** Says once that the session has ended: on the page that learns it, or on the next one of this tab. */
function useSessionEndNote(): void {
  const { t } = useTranslation();
  const toast = useToast();
  const { loading } = useAuthentication();
  useEffect(() => {
    if (!loading && takeSessionEnd()) toast.error(`${t('cart.session_over')} ${t('cart.session_over_detail')}`);
  }, [loading, t, toast]);
}

/**
 * Keeps the cart in sync on every page, and shows one banner: offline, else the expiring membership (on every page but
 * the account's, F-139), else the purchase at closing (on every page but the cart's).
 */
export function CartSyncAndBanner() {
  const { pathname } = useLocation();
  const { isAuthenticated } = useAuthentication();
  const offline = useOffline();
  const unsent = useUnsent();
  const user = useMember();
  useOfflineCart();
  useSessionEndNote();
  const banner = useRef<HTMLDivElement>(null);
  useBannerRoom(banner);
  const purchase = !isOnPage('cart', pathname) && <ClosingNotice className={styles.banner} failure={renderNothing} />;
  return (
    <>
      <CartSync />
      <div ref={banner} className={styles.room}>
        {isAuthenticated &&
          !offline &&
          !unsent &&
          (user && !isOnPage('account', pathname) ? (
            <RenewalBanner user={user} className={styles.banner} nextBanner={purchase} failure={renderNothing} />
          ) : (
            purchase
          ))}
      </div>
    </>
  );
}
