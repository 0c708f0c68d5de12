import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useNavigate, useParams, useRevalidator } from 'react-router';
import type { CartProcess_cart$key } from '#generated/relay/CartProcess_cart.graphql.ts';
import type { CartProcess_market$key } from '#generated/relay/CartProcess_market.graphql.ts';
import type { CartProcess_period$key } from '#generated/relay/CartProcess_period.graphql.ts';
import type { CartProcess_user$key } from '#generated/relay/CartProcess_user.graphql.ts';
import type { CartScreenQuery } from '#generated/relay/CartScreenQuery.graphql.ts';
import type { PickupStepQuery } from '#generated/relay/PickupStepQuery.graphql.ts';
import {
  CART_VIEW_NAMES,
  cartViewOf,
  deliveryMethodFor,
  hasStepThree,
  initialStep,
  nextStep,
  type DeliveryMethod,
} from '#rules/cartSteps.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { BalanceStep } from './balance/BalanceStep.tsx';
import { alcoholToCheck, blockOf } from './blocks.ts';
import styles from './CartProcess.module.css';
import { CartSummary } from './CartSummary.tsx';
import { CheckoutIssues } from './content/CheckoutIssues.tsx';
import { ContentStep } from './content/ContentStep.tsx';
import { useSaveContent } from './content/useSaveContent.ts';
import { GuestChooser, useGuestChoice } from './guest/GuestChooser.tsx';
import { LostCart } from './LostCart.tsx';
import { NextBar, NextButton, useNetworkBlock } from './NextBar.tsx';
import { NothingInCart } from './NothingInCart.tsx';
import { AgeCheck } from './payment/AgeCheck.tsx';
import { RaisedTotal } from './payment/RaisedTotal.tsx';
import { useCheckout } from './payment/useCheckout.ts';
import { PlaceStep } from './place/PlaceStep.tsx';
import { useAddressUnknown } from './place/useAddressUnknown.ts';
import { usePlaceChoice } from './place/usePlaceChoice.ts';
import { StepHead } from './StepHead.tsx';
import { StepProgress } from './StepProgress.tsx';
import { useNextOnceSaved } from './useNextOnceSaved.ts';

const fragment = graphql`
  fragment CartProcess_cart on Cart {
    id
    note
    allergies
    balanceAvailable
    locationId
    slot {
      from
    }
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
    ...BalanceStep_cart
    ...CartSummary_cart
    ...CheckoutIssues_cart
    ...shownSum_cart
    ...useCheckout_cart
  }
`;

const periodFragment = graphql`
  fragment CartProcess_period on Period {
    id
    closesAt
  }
`;

const userFragment = graphql`
  fragment CartProcess_user on User {
    shippingAddress {
      zones {
        id
      }
    }
    ...HomeDelivery_user
    ...savedAddress_user
    ...ContentStep_user
    ...MembershipOffer_user
  }
`;

const marketFragment = graphql`
  fragment CartProcess_market on Market {
    membershipPrice
    ...ReusableBox_market
  }
`;

type Props = {
  cart: CartProcess_cart$key;
  /** The week that the shopper sees. */
  period: CartProcess_period$key;
  /** Null: not signed in. */
  user: CartProcess_user$key | null;
  market: CartProcess_market$key;
  /** Null on the server, which renders step 1 alone. */
  places: PreloadedQuery<PickupStepQuery> | null;
  /** The cart whose texts are still to come: the HTML has its lines alone. Null: they are there. */
  textsFrom: PreloadedQuery<CartScreenQuery> | null;
};

/** The cart from its content to the payment page. The address contains the step, so Back and reload keep it (F-085). */
export function CartProcess({
  cart: key,
  period: periodKey,
  user: userKey,
  market: marketKey,
  places,
  textsFrom,
}: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const { view } = useParams();
  const cart = useFragment(fragment, key);
  const { id: periodId, closesAt } = useFragment(periodFragment, periodKey);
  const user = useFragment(userFragment, userKey) ?? null;
  const market = useFragment(marketFragment, marketKey);
  // A refusal may bring another cart, which is empty: the session of the shown one is gone (F-096).
  const [shownCart] = useState(cart.id);
  const zone = cart.shippingZone ?? null;
  const guest = useGuestChoice();
  const { isAuthenticated } = useAuthentication();
  const [chosenMethod, setChosenMethod] = useState<DeliveryMethod | null>(null);
  const [isUnresolved, setIsUnresolved] = useState(false);
  /** Why the age is requested: to pay, or because a refusal named it. */
  const [ageCheck, setAgeCheck] = useState<'pay' | 'show' | null>(null);
  const [wantsCredit, setWantsCredit] = useState(true);
  const { forceDisposableBox } = useInterfaceState('forceDisposableBox');

  const cartState = { balanceAvailable: cart.balanceAvailable, hasPlace: zone !== null || Boolean(cart.locationId) };
  const hasConfirmedLines = cart.items.some((item) => !item.unsure);
  const step = hasConfirmedLines ? initialStep(view, cartState) : 1;
  const more = nextStep(step, cart.balanceAvailable) !== 'checkout';
  const networkBlock = useNetworkBlock(!more);
  const credit = hasStepThree(cart.balanceAvailable);
  const useBalance = step === 3 && wantsCredit;
  const method = chosenMethod ?? deliveryMethodFor(view, zone !== null);
  // Nothing is preselected for a visitor who may turn out to be signed in.
  const isChoosingGuest = step > 1 && !guest && !isAuthenticated;
  const { revalidate } = useRevalidator();
  const goToFirstStep = async (isAnswered: boolean) => {
    // Before the address changes: the cart's steps restore their scroll position (F-016).
    window.scrollTo(0, 0);
    await navigate(address('cart'));
    // The week may have changed; without a response, the last data stay in view with the error.
    if (isAnswered) await revalidate();
  };
  const { busy: paying, pay, issues, storedIssues, raised, dismissRaised } = useCheckout(cart, goToFirstStep);
  const content = useSaveContent(cart.id, { note: cart.note ?? null, allergies: cart.allergies ?? null });
  const choice = usePlaceChoice();
  const heading = useRef<HTMLHeadingElement>(null);
  const empty = cart.items.length === 0;
  const moment = `${step} ${isChoosingGuest} ${empty}`;
  const previousMoment = useRef(moment);
  useEffect(() => {
    if (previousMoment.current === moment) return;
    previousMoment.current = moment;
    if (!issues || empty) heading.current?.focus({ preventScroll: true });
  }, [moment, issues, empty]);

  const home = user?.shippingAddress ?? null;
  const addressUnknown = user !== null && home === null;
  // The zones of an address are those in service: a closed one says nothing about it.
  const outsideZone =
    Boolean(cart.slot) && zone !== null && home !== null && !home.zones.some(({ id }) => id === zone.id);
  useAddressUnknown(addressUnknown);

  const block = isChoosingGuest
    ? null
    : blockOf(cart, { step, method, isUnresolved, useBalance: wantsCredit, addressUnknown, outsideZone });
  const reason = networkBlock ?? (block && t(block.key, { items: block.items ?? '' }));
  // It belongs to the other method, does not serve the week, or there is no delivery to the typed postal code.
  const hasNoPlace = !cart.slot || (method === 'ship' ? zone === null || isUnresolved : !cart.locationId);
  // Before step 2 a place may still be missing, but a closed one is none either.
  const isAwaited = step === 2 ? hasNoPlace : cartState.hasPlace && !cart.slot;
  const awaited = isAwaited && !isChoosingGuest ? method : null;
  const alcohol = alcoholToCheck(cart);
  const request = { period: periodId, slot: cart.slot?.from ?? null, useBalance, forceDisposableBox };
  const next = async () => {
    if (reason) {
      toast.error(reason);
      return void (block?.key === 'checkout.dead_lines' && step > 1 && (await navigate(address('cart'))));
    }
    // Step 1 saves itself; if it was skipped, its pending note is sent all the same.
    if ((step === 1 || (!more && content.hasPending)) && !(await content.save())) return;
    if (step === 1) return void (await navigate(address('cart', { view: CART_VIEW_NAMES.expedition[locale] })));
    if (more) return void (await navigate(address('cart', { view: CART_VIEW_NAMES.balance[locale] })));
    if (alcohol.length > 0) return setAgeCheck('pay');
    return pay(request);
  };
  const { onNext, isWaiting } = useNextOnceSaved(choice.pending !== null && networkBlock === null, next);
  const confirmAge = () => {
    setAgeCheck(null);
    if (ageCheck === 'pay') void pay(request);
  };
  const title =
    step === 1
      ? t('cart.yours')
      : isChoosingGuest
        ? t('checkout.chooser')
        : t(step === 3 ? 'checkout.balance_title' : 'checkout.where');
  if (empty)
    return (
      <>
        {cart.id !== shownCart && <LostCart />}
        <NothingInCart heading={heading} />
      </>
    );
  const busy = content.saving || paying || isWaiting;
  const button = isChoosingGuest ? null : <NextButton more={more} busy={busy} onNext={onNext} />;
  return (
    <div className={styles.process}>
      <StepProgress step={step} method={cartState.hasPlace || chosenMethod ? method : null} credit={credit} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <StepHead
            cart={cart}
            heading={heading}
            title={title}
            step={step}
            choosing={isChoosingGuest}
            closesAt={closesAt}
          />
          {content.isCartLost && <LostCart />}
          {step === 1 && (
            <CheckoutIssues
              cart={cart}
              closesAt={closesAt}
              user={user}
              address={{ isGuest: user === null, addressUnknown, outsideZone }}
              refusalIssues={issues}
              storedIssues={storedIssues}
              onAge={() => setAgeCheck('show')}
              onSettled={() => heading.current?.focus({ preventScroll: true })}
            />
          )}
          {step === 1 && (
            <ContentStep
              cart={cart}
              user={user}
              closesAt={closesAt}
              market={market}
              content={content}
              textsFrom={textsFrom}
            />
          )}
          {isChoosingGuest && <GuestChooser alcohol={alcohol.length > 0} />}
          {step === 2 && !isChoosingGuest && places && (
            <PlaceStep
              cart={cart}
              places={places}
              method={method}
              choice={choice}
              onMethod={setChosenMethod}
              closesAt={closesAt}
              onUnresolved={setIsUnresolved}
              isUnresolved={isUnresolved}
              user={user}
            />
          )}
          {step === 3 && !isChoosingGuest && (
            <BalanceStep
              cart={cart}
              useBalance={wantsCredit}
              onUse={setWantsCredit}
              method={method}
              addressUnknown={addressUnknown}
              user={user}
            />
          )}
        </div>
        <div>
          <CartSummary
            cart={cart}
            closesAt={closesAt}
            user={user}
            membershipPrice={market.membershipPrice}
            member={cartViewOf(view) === 'member'}
            later={step > 1}
            useBalance={useBalance}
            awaited={awaited}
          >
            {button && (
              <>
                {button}
                {reason ? (
                  <p className={styles.reason}>{reason}</p>
                ) : (
                  !more && <p className={styles.reason}>{t('checkout.secure')}</p>
                )}
              </>
            )}
          </CartSummary>
        </div>
      </div>
      <NextBar cart={cart} useBalance={useBalance} awaited={awaited} more={more}>
        {button && <NextButton bar more={more} busy={busy} onNext={onNext} />}
      </NextBar>
      <RaisedTotal raised={raised} useBalance={useBalance} onAccept={() => pay(request)} onClose={dismissRaised} />
      <AgeCheck open={ageCheck !== null} onClose={() => setAgeCheck(null)} onConfirmed={confirmAge} alcohol={alcohol} />
    </div>
  );
}
