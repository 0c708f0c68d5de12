import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowRightIcon } from '../shared/ui/iconsControl.ts';
import { CartBar } from './CartBar.tsx';
import { isCartPath } from './isCartPath.ts';
import { useVisitorCart } from './visitorCart.ts';

/** On a phone, at the foot of every page but the cart's own: what is in the cart, and the way to it. Not drawn while empty. */
export function OverviewBar() {
  const { t } = useTranslation();
  const address = useAddress();
  const { pathname } = useLocation();
  const cart = useVisitorCart();
  if (!cart?.count || isCartPath(pathname)) return null;
  return (
    <CartBar label={t('cart.articles', { count: cart.count })} amount={cart.itemsTotal}>
      <Button variant="butter" iconAfter={arrowRightIcon} href={address('cart')}>
        {t('cart.see')}
      </Button>
    </CartBar>
  );
}
