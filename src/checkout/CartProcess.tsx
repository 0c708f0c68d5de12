import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import type { CartProcess_cart$key } from '#generated/relay/CartProcess_cart.graphql.ts';
import type { CartProcess_market$key } from '#generated/relay/CartProcess_market.graphql.ts';
import type { CartProcess_period$key } from '#generated/relay/CartProcess_period.graphql.ts';
import type { CartProcess_user$key } from '#generated/relay/CartProcess_user.graphql.ts';
import type { CartScreenQuery } from '#generated/relay/CartScreenQuery.graphql.ts';
import type { PickupStepQuery } from '#generated/relay/PickupStepQuery.graphql.ts';
import { cartViewOf } from '#rules/cartSteps.ts';
import { AfterFirstPaint } from '../shared/relay/hydrated.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import styles from './CartProcess.module.css';
import { CartSummary } from './CartSummary.tsx';
import { LostCart } from './LostCart.tsx';
import { NextBar, NextButton } from './NextBar.tsx';
import { NothingInCart } from './NothingInCart.tsx';
import { AgeCheck } from './payment/AgeCheck.tsx';
import { RaisedTotal } from './payment/RaisedTotal.tsx';
import { StepHead } from './StepHead.tsx';
import { StepProgress } from './StepProgress.tsx';
import { useCartSteps } from './useCartSteps.ts';

const fragment = graphql`
  fragment CartProcess_cart on Cart {
    id
    items {
      __typename
    }
    ...useCartSteps_cart
    ...StepHead_cart
    ...ContentStep_cart
    ...PlaceStep_cart
    ...BalanceStep_cart
    ...CartSummary_cart
    ...shownSum_cart
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
    ...useCartSteps_user
    ...HomeDelivery_user
    ...savedAddress_user
    ...ContentStep_user
    ...MembershipOffer_user
  }
`;

const marketFragment = graphql`
  fragment CartProcess_market on Market {
    membershipPrice
    orderFee
    expressLeadHours
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

/** The cart from its content to the payment page: the shown step beside the summary, with the Next button. */
export function CartProcess(props: Props) {
  const { t } = useTranslation();
  const { view } = useParams();
  const { handover } = useMarketOffers();
  const cart = useFragment(fragment, props.cart);
  const { id: periodId, closesAt } = useFragment(periodFragment, props.period);
  const user = useFragment(userFragment, props.user) ?? null;
  const market = useFragment(marketFragment, props.market);
  // A refusal may bring another cart, which is empty: the session of the shown one is gone (F-096).
  const [shownCart] = useState(cart.id);
  const steps = useCartSteps({ cart, user, period: periodId });
  const { number, step, isAuthenticated, place, checkout, next, useBalance, missingPlace } = steps;
  const isEmpty = cart.items.length === 0;

  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  // After step 1 signing in replaces the line that asked for it.
  const shown = `${number} ${number > 1 && isAuthenticated} ${isEmpty}`;
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    if (!checkout.issues || isEmpty) heading.current?.focus({ preventScroll: true });
  }, [shown, checkout.issues, isEmpty]);

  if (isEmpty)
    return (
      <>
        {cart.id !== shownCart && <LostCart />}
        <NothingInCart heading={heading} />
      </>
    );
  const isPayment = next.leadsTo === 'payment';
  const nextButton = { isPayment, isAgain: number === 1, busy: next.status !== 'ready', onNext: next.press };
  return (
    <div className={styles.process}>
      <StepProgress step={number} method={steps.namedMethod} credit={steps.hasCredit} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <StepHead cart={cart} heading={heading} title={t(step.title(handover))} step={number} closesAt={closesAt} />
          {steps.texts.isCartLost && <LostCart />}
          <step.Content
            cart={cart}
            user={user}
            market={market}
            orderFee={market.orderFee}
            closesAt={closesAt}
            places={props.places}
            textsFrom={props.textsFrom}
            texts={steps.texts}
            place={place}
            address={steps.address}
            credit={steps.credit}
            checkout={checkout}
            alcohol={next.ageCheck.alcohol.length > 0}
            onAgeCheck={next.ageCheck.openAfterRefusal}
            focusHeading={focusHeading}
          />
        </div>
        <div>
          <AfterFirstPaint>
            <CartSummary
              cart={cart}
              closesAt={closesAt}
              user={user}
              membershipPrice={market.membershipPrice}
              expressLeadHours={market.expressLeadHours}
              opensMembership={cartViewOf(view) === 'member'}
              isAfterContent={number > 1}
              useBalance={useBalance}
              missingPlace={missingPlace}
            >
              <NextButton {...nextButton} />
              {(next.reason ?? isPayment) && <p className={styles.reason}>{next.reason ?? t('checkout.secure')}</p>}
            </CartSummary>
          </AfterFirstPaint>
        </div>
      </div>
      <NextBar cart={cart} useBalance={useBalance} missingPlace={missingPlace} step={number}>
        <NextButton bar {...nextButton} />
      </NextBar>
      <RaisedTotal
        raised={checkout.raised}
        useBalance={useBalance}
        onAccept={next.pay}
        onClose={checkout.dismissRaised}
      />
      <AgeCheck
        open={next.ageCheck.isOpen}
        onClose={next.ageCheck.close}
        onConfirmed={next.ageCheck.onConfirmed}
        alcohol={next.ageCheck.alcohol}
      />
    </div>
  );
}
