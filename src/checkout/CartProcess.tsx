import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useNavigate, useParams } from 'react-router';
import type { CartProcess_cart$key } from '../../__generated__/relay/CartProcess_cart.graphql.ts';
import type { CartProcess_period$key } from '../../__generated__/relay/CartProcess_period.graphql.ts';
import type { CartProcess_user$key } from '../../__generated__/relay/CartProcess_user.graphql.ts';
import type { PickupStepQuery } from '../../__generated__/relay/PickupStepQuery.graphql.ts';
import { CART_VIEW_NAMES, deliveryMethodFor, initialStep, type DeliveryMethod } from '../../rules/cartSteps.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { AgeCheck } from './AgeCheck.tsx';
import { alcoholToCheck, blockOf } from './blocks.ts';
import styles from './CartProcess.module.css';
import { CartSteps } from './CartSteps.tsx';
import { CartSummary } from './CartSummary.tsx';
import { ContentStep } from './ContentStep.tsx';
import { GuestChooser } from './GuestChooser.tsx';
import { useGuestChoice } from './guestChoice.ts';
import { NextBar } from './NextBar.tsx';
import { NextButton } from './NextButton.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { StepHead } from './StepHead.tsx';
import { TroubleBox } from './TroubleBox.tsx';
import { useCheckout } from './useCheckout.ts';
import { useSaveContent } from './useSaveContent.ts';

const fragment = graphql`
  fragment CartProcess_cart on Cart {
    note
    balanceAvailable
    locationId
    shippingZone {
      id
    }
    items {
      unsure
    }
    ...blocks_cart
    ...StepHead_cart
    ...ContentStep_cart
    ...PlaceStep_cart
    ...CartSummary_cart
    ...TroubleBox_cart
    ...NextBar_cart
    ...checkoutEvent_cart
  }
`;

const periodFragment = graphql`
  fragment CartProcess_period on Period {
    id
    ...StepHead_period
    ...ContentStep_period
    ...CartSummary_period
  }
`;

const userFragment = graphql`
  fragment CartProcess_user on User {
    ...ContentStep_user
  }
`;

type Props = {
  cart: CartProcess_cart$key;
  /** The week that the shopper sees. */
  period: CartProcess_period$key;
  /** Null: not signed in. */
  user: CartProcess_user$key | null;
  places: PreloadedQuery<PickupStepQuery>;
};

/** The cart from its content to the payment page. The address says the step, so Back and reload keep it (F-085). */
export function CartProcess({ cart: key, period: periodKey, user: userKey, places }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const { view } = useParams();
  const cart = useFragment(fragment, key);
  const period = useFragment(periodFragment, periodKey);
  const user = useFragment(userFragment, userKey);
  const zone = cart.shippingZone ?? null;
  const guest = useGuestChoice();
  const { isAuthenticated } = useAuthentication();
  const [note, setNote] = useState<string | null>(null);
  const [turned, setTurned] = useState<DeliveryMethod | null>(null);
  const [doubt, setDoubt] = useState(false);
  const [asking, setAsking] = useState(false);

  const known = { balanceAvailable: cart.balanceAvailable, hasPlace: zone !== null || Boolean(cart.locationId) };
  const sure = cart.items.some((item) => !item.unsure);
  // Credit belongs to customers, and nobody signs in yet: of the three steps, two.
  const step = sure && initialStep(view, known) > 1 ? 2 : 1;
  const method = turned ?? deliveryMethodFor(view, zone !== null);
  // Neither is chosen for who may turn out to be signed in.
  const choosing = step === 2 && !guest && !isAuthenticated;
  const toFirst = useCallback(() => {
    void navigate(address('cart'));
    window.scrollTo(0, 0);
  }, [address, navigate]);
  const { busy: paying, pay, troubles } = useCheckout(cart, toFirst);
  const [save, saving] = useSaveContent();
  const heading = useRef<HTMLHeadingElement>(null);
  const empty = cart.items.length === 0;
  const moment = `${step} ${choosing} ${empty}`;
  const left = useRef(moment);
  useEffect(() => {
    if (left.current === moment) return;
    left.current = moment;
    if (!troubles) heading.current?.focus({ preventScroll: true });
  }, [moment, troubles]);

  const block = choosing ? null : blockOf(cart, { step, method, doubt });
  const reason = block && t(block.key, { items: block.items ?? '' });
  const alcohol = alcoholToCheck(cart);
  const next = async () => {
    if (reason) return toast.error(reason);
    if (step === 1) {
      if (await save(note ?? cart.note ?? null))
        await navigate(address('cart', { view: CART_VIEW_NAMES.expedition[locale] }));
      return;
    }
    if (alcohol.length > 0) return setAsking(true);
    return pay(period.id);
  };
  const confirmed = () => {
    setAsking(false);
    void pay(period.id);
  };

  const title = step === 1 ? t('cart.yours') : choosing ? t('checkout.chooser') : t('checkout.where');
  if (empty)
    return (
      <div className={styles.process}>
        <h1 ref={heading} tabIndex={-1} className={styles.alone}>
          {t('cart.yours')}
        </h1>
        <EmptyCart />
      </div>
    );
  const button = choosing ? null : <NextButton step={step} busy={saving || paying} onNext={() => void next()} />;
  return (
    <div className={styles.process}>
      <CartSteps step={step} method={known.hasPlace || turned ? method : null} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <StepHead cart={cart} heading={heading} title={title} step={step} choosing={choosing} period={period} />
          {step === 1 && troubles && <TroubleBox cart={cart} troubles={troubles} />}
          {step === 1 && (
            <ContentStep
              cart={cart}
              user={user ?? null}
              period={period}
              note={note ?? cart.note ?? ''}
              onNote={setNote}
            />
          )}
          {choosing && <GuestChooser alcohol={alcohol.length > 0} />}
          {step === 2 && !choosing && (
            <PlaceStep cart={cart} places={places} method={method} onMethod={setTurned} onDoubt={setDoubt} />
          )}
        </div>
        <div className={styles.side}>
          <CartSummary cart={cart} period={period} later={step === 2}>
            {button && (
              <>
                {button}
                {reason ? (
                  <p className={styles.reason}>{reason}</p>
                ) : (
                  step === 2 && <p className={styles.reason}>{t('checkout.secure')}</p>
                )}
              </>
            )}
          </CartSummary>
        </div>
      </div>
      <NextBar cart={cart}>
        {button && <NextButton bar step={step} busy={saving || paying} onNext={() => void next()} />}
      </NextBar>
      <AgeCheck open={asking} onClose={() => setAsking(false)} onConfirmed={confirmed} alcohol={alcohol} />
    </div>
  );
}
