import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isOnPage } from '#rules/addresses.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { basketIcon } from '../shared/ui/icons.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './CartButton.module.css';
import { shownSum } from './shownSum.ts';
import { useVisitorCart } from './visitorCart.ts';

/**
 * The cart in the top bar: its sum and item count; the bare word while it is empty or not loaded. A link to the cart,
 * so that it works without scripts; with them it opens the drawer, except on the cart page itself (F-099).
 */
export function CartButton() {
  const { t } = useTranslation();
  const address = useAddress();
  const { pathname } = useLocation();
  const { cartOpened, set } = useInterfaceState('cartOpened');
  const offers = useMarketOffers();
  const cart = useVisitorCart();
  const count = cart?.count ?? 0;
  const sum = cart && count > 0 ? shownSum(t, cart.sum, { offers }) : null;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || isOnPage('cart', pathname)) return;
    event.preventDefault();
    set('cartOpened', !cartOpened);
  };
  return (
    <UiLink href={address('cart')} className={styles.button} onClick={open}>
      <Icon of={basketIcon} size={22} />
      {!sum ? (
        <span className={styles.word}>{t('cart.title')}</span>
      ) : (
        <>
          <VisuallyHidden>{t('cart.button_sum')} </VisuallyHidden>
          <span className={styles.sum}>
            <span className={styles.total}>{sum.amountText}</span>{' '}
            {sum.note && <span className={styles.note}>{sum.note}</span>}{' '}
            {sum.hints && <span className={styles.hints}>{sum.hints}</span>}
          </span>
          <span key={count} className={styles.count}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>, {sum.articles}</VisuallyHidden>
          </span>
        </>
      )}
    </UiLink>
  );
}
