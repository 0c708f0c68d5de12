import { useState } from 'react';
import { useLocation } from 'react-router';
import { isOnPage } from '#rules/addresses.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { LoadFailure } from '../shared/ui/LoadFailure.tsx';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { useVisitorCart } from './visitorCart.ts';

const Content = retriableLazy(() => import('./CartDrawerContent.tsx').then((module) => module.CartDrawerContent));

/** The cart beside the page (a dialog on a phone), opened from the top bar; its content loads at the first opening. */
export function CartDrawer() {
  const { cartOpened, set } = useInterfaceState('cartOpened');
  const { pathname } = useLocation();
  const cart = useVisitorCart();
  const [hasOpened, setHasOpened] = useState(cartOpened);
  if (cartOpened && !hasOpened) setHasOpened(true);
  if (!hasOpened || !cart) return null;
  const open = cartOpened && !isOnPage('cart', pathname);
  return (
    <Content
      cart={cart.drawer}
      open={open}
      failure={(retry) => open && <LoadFailure retry={retry} onClose={() => set('cartOpened', false)} />}
    />
  );
}
