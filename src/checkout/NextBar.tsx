import type { ReactNode } from 'react';
import type { shownSum_cart$key } from '../../__generated__/relay/shownSum_cart.graphql.ts';
import type { DeliveryMethod } from '../../rules/cartSteps.ts';
import { CartBar } from '../cart/CartBar.tsx';
import { shownSum } from '../cart/shownSum.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowRightIcon } from '../shared/ui/icons.ts';

type Props = {
  cart: shownSum_cart$key;
  useBalance: boolean;
  /** As in CartTotals. */
  awaited: DeliveryMethod | null;
  children: ReactNode;
};

/**
 * The cart page's own bar: the whole total, and the Next button instead of the summary's; without one, a link back to
 * the cart.
 */
export function NextBar({ cart, useBalance, awaited, children }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const moment = { awaitsPlace: awaited !== null, paysWithCredit: useBalance };
  const { articles, amount, note, hints } = shownSum(t, cart, moment);
  return (
    <CartBar label={articles} amount={amount} note={note} hints={hints}>
      {children ?? (
        <Button variant="butter" iconAfter={arrowRightIcon} href={address('cart')}>
          {t('cart.see')}
        </Button>
      )}
    </CartBar>
  );
}
