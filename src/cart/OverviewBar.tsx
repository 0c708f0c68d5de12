import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isOnPage } from '#rules/addresses.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowRightIcon } from '../shared/ui/icons.ts';
import { CartBar } from './CartBar.tsx';
import { shownSum } from './shownSum.ts';
import { useCoversLastClick } from './useCoversLastClick.ts';
import { useVisitorCart } from './visitorCart.ts';

/**
 * The bottom bar on a phone, on every page but the cart's: the cart's content, its sum, and a link to it. Not rendered
 * for an empty cart.
 */
export function OverviewBar() {
  const { t } = useTranslation();
  const address = useAddress();
  const { pathname } = useLocation();
  const cart = useVisitorCart();
  const offers = useMarketOffers();
  const bar = useRef<HTMLElement>(null);
  const isShown = Boolean(cart?.count) && !isOnPage('cart', pathname);
  const isHidden = useCoversLastClick(bar, isShown);
  if (!cart || !isShown) return null;
  const { articles, amountText, note, hints } = shownSum(t, cart.sum, { offers });
  return (
    <CartBar label={articles} amount={amountText} note={note} hints={hints} isHidden={isHidden} ref={bar}>
      <Button variant="butter" iconAfter={arrowRightIcon} href={address('cart')}>
        {t('cart.see')}
      </Button>
    </CartBar>
  );
}
