import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { isCartPath } from './isCartPath.ts';
import { useVisitorCart } from './visitorCart.ts';

const Content = lazy(() => import('./CartDrawerContent.tsx').then((module) => ({ default: module.CartDrawerContent })));

/** The cart beside the page (a dialog on a phone), opened from the top bar; its parts are fetched at the first opening. */
export function CartDrawer() {
  const { cartOpened } = useInterfaceState();
  const { pathname } = useLocation();
  const cart = useVisitorCart();
  const [wanted, setWanted] = useState(cartOpened);
  if (cartOpened && !wanted) setWanted(true);
  if (!wanted || !cart) return null;
  return (
    <Suspense fallback={null}>
      <Content cart={cart.drawer} open={cartOpened && !isCartPath(pathname)} />
    </Suspense>
  );
}
