import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { shownSum_cart$key } from '#generated/relay/shownSum_cart.graphql.ts';
import type { DeliveryMethod } from '#rules/cartSteps.ts';
import { CartBar } from '../cart/CartBar.tsx';
import { shownSum } from '../cart/shownSum.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowRightIcon, lockIcon } from '../shared/ui/icons.ts';

type Props = {
  cart: shownSum_cart$key;
  useBalance: boolean;
  /** As in CartTotals. */
  missingPlace: DeliveryMethod | null;
  /** The shown step, from 1. */
  step: number;
  /** The Next button. */
  children: ReactNode;
};

/**
 * The cart page's own bar: the whole total, and the Next button instead of the summary's. Each step has it at the other end
 * than the step before, and the first one than the link to the cart: a finger that stays where it was presses nothing.
 */
export function NextBar({ cart, useBalance, missingPlace, step, children }: Props) {
  const { t } = useTranslation();
  const offers = useMarketOffers();
  const moment = { offers, awaitsPlace: missingPlace !== null, paysWithCredit: useBalance };
  const { articles, amountText, note, hints, isRemainder } = shownSum(t, cart, moment);
  return (
    <CartBar
      label={isRemainder && note ? note : articles}
      amount={amountText}
      note={isRemainder ? null : note}
      hints={hints}
      mirrored={step % 2 === 1}
    >
      {children}
    </CartBar>
  );
}

/** The Next button. `bar`: as it looks in the dark bar of a phone. */
export function NextButton({
  isPayment,
  isAgain,
  busy,
  onNext,
  bar = false,
}: {
  /** It leads to the payment page; otherwise another step follows. */
  isPayment: boolean;
  /** A payment was refused, and what it needs is still chosen. */
  isAgain: boolean;
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
      {t(!isPayment ? 'labels.continue' : isAgain ? 'checkout.confirm_pay' : 'checkout.pay')}
    </Button>
  );
}
