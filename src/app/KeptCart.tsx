import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { CartKeeper } from '../cart/CartKeeper.tsx';
import { isCartPath } from '../cart/isCartPath.ts';
import { useOffline } from '../shared/browser/online.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import styles from './KeptCart.module.css';
import { lazyPart } from './lazyPart.ts';

const ClosingNotice = lazyPart(() => import('../checkout/ClosingNotice.tsx').then((part) => part.ClosingNotice));

/** What watches over the cart on every page, and the one banner that it has to show: no network, else the purchase to come. */
export function KeptCart() {
  const { pathname } = useLocation();
  const { isAuthenticated } = useAuthentication();
  const offline = useOffline();
  return (
    <>
      <CartKeeper />
      {isAuthenticated && !offline && !isCartPath(pathname) && (
        <Suspense>
          <ClosingNotice className={styles.banner} />
        </Suspense>
      )}
    </>
  );
}
