import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useParams, useRevalidator } from 'react-router';
import type { useCartSteps_cart$key } from '#generated/relay/useCartSteps_cart.graphql.ts';
import type { useCartSteps_user$key } from '#generated/relay/useCartSteps_user.graphql.ts';
import { deliveryMethodFor, hasStepThree, initialStep, type CartStep } from '#rules/cartSteps.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { useNavigateFromHere } from '../shared/routing/useNavigateFromHere.ts';
import { unconfirmedAlcohol } from './checkoutCart.ts';
import { useCartTexts } from './content/useCartTexts.ts';
import { chooseGuest } from './guest/guestChoice.ts';
import { firstBlocker } from './nextBlockers.ts';
import { useCheckout } from './payment/useCheckout.ts';
import { useAddressUnknown } from './place/useAddressUnknown.ts';
import { usePlaceChoice } from './place/usePlaceChoice.ts';
import { STEPS } from './stepTable.ts';
import { useNext } from './useNext.ts';
import { useStepAddress } from './useStepAddress.ts';

const fragment = graphql`
  fragment useCartSteps_cart on Cart {
    id
    note
    allergies
    balanceAvailable
    locationId
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    shippingZone {
      id
    }
    items {
      unsure
    }
    ...checkoutCart_cart
    ...useCheckout_cart
  }
`;

const userFragment = graphql`
  fragment useCartSteps_user on User {
    shippingAddress {
      zones {
        id
      }
    }
  }
`;

type Props = {
  cart: useCartSteps_cart$key;
  /** Null: not signed in. */
  user: useCartSteps_user$key | null;
  /** The week that the shopper sees, by id. */
  period: string;
};

/**
 * The shown step of the cart, what was chosen in the steps so far, and what a press on Next does. The address contains
 * the step, so Back and reload keep it (F-085).
 */
export function useCartSteps({ cart: key, user: userKey, period }: Props) {
  const { view } = useParams();
  const cart = useFragment(fragment, key);
  const user = useFragment(userFragment, userKey) ?? null;
  const { isAuthenticated } = useAuthentication();
  const { forceDisposableBox } = useInterfaceState('forceDisposableBox');
  const zone = cart.shippingZone ?? null;
  const hasPlace = zone !== null || Boolean(cart.locationId);
  const hasCredit = hasStepThree(cart.balanceAvailable);

  const hasConfirmedLines = cart.items.some(({ unsure }) => !unsure);
  const number = hasConfirmedLines ? initialStep(view, { balanceAvailable: cart.balanceAvailable, hasPlace }) : 1;
  const step = STEPS[number];

  const texts = useCartTexts(cart.id, { note: cart.note ?? null, allergies: cart.allergies ?? null });
  const place = usePlaceChoice(deliveryMethodFor(view, zone !== null));
  const [wantsCredit, setWantsCredit] = useState(true);
  const home = user?.shippingAddress ?? null;
  const address = {
    isGuest: user === null,
    addressUnknown: user !== null && home === null,
    // The zones of an address are those in service: a closed one says nothing about it.
    outsideZone: Boolean(cart.slot) && zone !== null && home !== null && !home.zones.some(({ id }) => id === zone.id),
  };
  useAddressUnknown(address.addressUnknown);

  const stepAddress = useStepAddress();
  const navigate = useNavigateFromHere();
  const { revalidate } = useRevalidator();
  /** The step whose payment was refused, which led back to step 1. */
  const [refusedAt, setRefusedAt] = useState<CartStep | null>(null);
  // With its place still there, step 1 pays again at once: nothing that was chosen is asked a second time.
  const isAskedAgain = number !== 1 || !hasPlace || !cart.slot || (refusedAt === 3) !== hasCredit;
  const payingStep = isAskedAgain ? number : (refusedAt ?? number);
  const checkout = useCheckout(cart, async (isAnswered) => {
    setRefusedAt(payingStep);
    // Before the address changes: the cart's steps restore their scroll position (F-016).
    window.scrollTo(0, 0);
    await navigate(stepAddress(1));
    // The week may have changed; without a response, the last data stay in view with the error.
    if (isAnswered) await revalidate();
  });
  const useBalance = payingStep === 3 && wantsCredit;
  const { blockers, next: leadTo } = STEPS[payingStep];
  const next = useNext({
    step: number,
    leadsTo: leadTo(hasCredit),
    blocker: firstBlocker(blockers, cart, { ...address, ...place, useBalance: wantsCredit }),
    isPlacePending: place.pending !== null,
    texts,
    alcohol: unconfirmedAlcohol(cart),
    isPaying: checkout.busy,
    pay: async () => {
      if (!isAuthenticated) chooseGuest();
      await checkout.pay({ period, slot: cart.slot?.from ?? null, useBalance, forceDisposableBox });
    },
  });

  const { method, isUnresolved } = place;
  // It belongs to the other method, does not serve the week, or there is no delivery to the typed postal code.
  const hasNoPlace = !cart.slot || (method === 'ship' ? zone === null || isUnresolved : !cart.locationId);
  // Before step 2 a place may still be missing, but a closed one is none either.
  const isPlaceMissing = number === 2 ? hasNoPlace : hasPlace && !cart.slot;
  return {
    number,
    step,
    isAuthenticated,
    hasCredit,
    texts,
    place,
    address,
    credit: { isChosen: wantsCredit, choose: setWantsCredit },
    useBalance,
    checkout,
    next,
    /** For the steps' names; null: neither chosen nor saved. */
    namedMethod: hasPlace || place.isMethodChosen ? method : null,
    /** As in CartTotals. */
    missingPlace: isPlaceMissing ? method : null,
  };
}
