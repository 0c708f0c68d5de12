import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { shownSum_cart$key } from '#generated/relay/shownSum_cart.graphql.ts';
import type { DeliveryMethod } from '#rules/cartSteps.ts';
import { CartBar } from '../cart/CartBar.tsx';
import { shownSum } from '../cart/shownSum.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowRightIcon, lockIcon } from '../shared/ui/icons.ts';

type Props = {
  cart: shownSum_cart$key;
  useBalance: boolean;
  /** As in CartTotals. */
  missingPlace: DeliveryMethod | null;
  /** Next leads to the payment. */
  isPayment: boolean;
  children: ReactNode;
};

/**
 * The cart page's own bar: the whole total, and the Next button instead of the summary's; without one, a link back to
 * the cart. Only Continue stands where Continue stood: payment, and the way back, are at the other end of the bar.
 */
export function NextBar({ cart, useBalance, missingPlace, isPayment, children }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const moment = { awaitsPlace: missingPlace !== null, paysWithCredit: useBalance };
  const { articles, amountText, note, hints } = shownSum(t, cart, moment);
  return (
    <CartBar label={articles} amount={amountText} note={note} hints={hints} mirrored={isPayment || children === null}>
      {children ?? (
        <Button variant="butter" iconAfter={arrowRightIcon} href={address('cart')}>
          {t('cart.see')}
        </Button>
      )}
    </CartBar>
  );
}

/** The Next button. `bar`: as it looks in the dark bar of a phone. */
export function NextButton({
  isPayment,
  busy,
  onNext,
  bar = false,
}: {
  /** It leads to the payment page; otherwise another step follows. */
  isPayment: boolean;
  busy: boolean;
  onNext: () => void;
  bar?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Button
      key={isPayment ? 'pay' : 'next'}
      variant={bar ? 'butter' : 'primary'}
      size={bar ? 'm' : 'l'}
      wide={!bar}
      busy={busy}
      iconAfter={isPayment ? lockIcon : arrowRightIcon}
      onClick={onNext}
    >
      {t(isPayment ? 'checkout.pay' : 'labels.continue')}
    </Button>
  );
}
