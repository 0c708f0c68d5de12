import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { NextBar_cart$key } from '../../__generated__/relay/NextBar_cart.graphql.ts';
import type { DeliveryMethod } from '../../rules/cartSteps.ts';
import { useArticles } from '../cart/articles.ts';
import { CartBar } from '../cart/CartBar.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowRightIcon } from '../shared/ui/iconsControl.ts';

const fragment = graphql`
  fragment NextBar_cart on Cart {
    totals {
      total
      delivery
      credit
    }
    ...articles_cart
  }
`;

type Props = {
  cart: NextBar_cart$key;
  useBalance: boolean;
  /** As CartTotals has it. */
  awaited: DeliveryMethod | null;
  children: ReactNode;
};

/** The cart page's own bar: the whole total, and the way on in the place of the summary's button; back to the cart without one. */
export function NextBar({ cart: key, useBalance, awaited, children }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const cart = useFragment(fragment, key);
  const count = useArticles(cart);
  const { total, delivery, credit } = cart.totals;
  return (
    <CartBar
      label={t('cart.articles', { count })}
      amount={total - (awaited ? delivery : 0) - (useBalance ? credit : 0)}
    >
      {children ?? (
        <Button variant="butter" iconAfter={arrowRightIcon} href={address('cart')}>
          {t('cart.see')}
        </Button>
      )}
    </CartBar>
  );
}
