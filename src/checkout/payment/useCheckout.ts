import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment, graphql, readInlineData } from 'react-relay';
import { useCheckoutMutation } from '#generated/hooks/useCheckoutMutation.ts';
import type { useCheckout_cart$key } from '#generated/relay/useCheckout_cart.graphql.ts';
import { cartSum, type SummedCart } from '#rules/cartSum.ts';
import { paymentAddress } from '../../cards/paymentAddress.ts';
import { refreshCart } from '../../cart/refreshCart.ts';
import { storeShownTotal } from '../../cart/shownTotal.ts';
import { postalCodeOfZone } from '../../fulfilment/storedPostalCode.ts';
import { track, type AnalyticsEvent } from '../../shared/analytics/track.ts';
import { isOffline } from '../../shared/browser/online.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { TransportFailure } from '../../shared/relay/failure.ts';
import { useHydrated } from '../../shared/relay/hydrated.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { checkoutIssuesOf, readStoredIssues, storeIssues, type CheckoutIssue } from './checkoutIssue.ts';

graphql`
  mutation CheckoutMutation(
    $useBalance: Boolean!
    $forceDisposableBox: Boolean!
    $period: ID
    $slot: DateTime
    $total: Cents
    $due: Cents
    $postalCode: String
  ) {
    checkout(
      useBalance: $useBalance
      forceDisposableBox: $forceDisposableBox
      period: $period
      slot: $slot
      total: $total
      due: $due
      postalCode: $postalCode
    )
  }
`;

const fragment = graphql`
  fragment useCheckout_cart on Cart @inline {
    shippingZone {
      id
    }
    items {
      variantId
      quantity
      unsure
    }
    totals {
      items
      deposits
      delivery
      fee
      gst
      pst
      total
      credit
    }
  }
`;

/** The event when a payment starts: the confirmed lines and their price, nothing about payer or destination. */
function checkoutEvent(cart: useCheckout_cart$key): AnalyticsEvent {
  const { items, totals } = readInlineData(fragment, cart);
  return {
    name: 'begin_checkout',
    items: items.flatMap(({ variantId, quantity, unsure }) => (unsure ? [] : [{ variantId, quantity }])),
    value: totals.items,
  };
}

/** The code that found the zone of a delivery; null: none in this tab, or it is picked up. */
function postalCodeOf(cart: useCheckout_cart$key): string | null {
  const { shippingZone } = readInlineData(fragment, cart);
  return (shippingZone && postalCodeOfZone(shippingZone.id)) || null;
}

/** The sums that the page shows. */
function shownSums(cart: useCheckout_cart$key): SummedCart {
  const { items, deposits, delivery, fee, gst, pst, total, credit } = readInlineData(fragment, cart).totals;
  return { items, deposits, delivery, fee, gst, pst, total, credit };
}

/**
 * period: the shown week. slot: the start of the shown slot; null: none. useBalance: pays with credit first (F-117).
 * forceDisposableBox: no lent box this time (F-094).
 */
export type CheckoutRequest = { period: string; slot: string | null; useBalance: boolean; forceDisposableBox: boolean };

export type RaisedSums = { shown: SummedCart; current: SummedCart };

export type Checkout = {
  /** True from the press until navigation, or a refusal. */
  busy: boolean;
  /**
   * Opens the payment of the shown week, for at most the shown sums, and navigates to it. One call, however often it is
   * pressed (F-128).
   */
  pay: (request: CheckoutRequest) => Promise<void>;
  /** The causes of the last refusal; empty: the payment could not be opened; null: none, or cleared by a new try. */
  issues: readonly CheckoutIssue[] | null;
  /** Causes from before the page was loaded, until another try. */
  storedIssues: readonly CheckoutIssue[];
  /** The sums that were shown and those of now, if the payment was refused because they are higher (E69). */
  raised: RaisedSums | null;
  /** Leaves the higher sums unpaid. */
  dismissRaised: () => void;
};

const NONE: readonly CheckoutIssue[] = [];
const RAISED_CODES: ReadonlySet<string> = new Set(['TOTAL_RAISED', 'DUE_RAISED']);

/** Takes a cart to the payment page. `onRefused` is called once the cart has been read again, or nobody answered. */
export function useCheckout(cart: useCheckout_cart$key, onRefused: (isAnswered: boolean) => Promise<void>): Checkout {
  const environment = useRelayEnvironment();
  const { t } = useTranslation();
  const toast = useToast();
  const { billing } = usePageSettings();
  const [checkout] = useCheckoutMutation();
  const [busy, setBusy] = useState(false);
  const [issues, setIssues] = useState<readonly CheckoutIssue[] | null>(null);
  const [storedIssues, setStoredIssues] = useState(readStoredIssues);
  const [refusedSums, setRefusedSums] = useState<SummedCart | null>(null);
  const isPending = useRef(false);
  // The server does not know what this tab recalls.
  const isHydrated = useHydrated();

  const reset = useCallback(() => {
    isPending.current = false;
    setBusy(false);
  }, []);

  // With Back from the payment page, the browser may restore this page.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      void refreshCart(environment);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [environment, reset]);

  const pay = async (request: CheckoutRequest) => {
    if (isPending.current) return;
    isPending.current = true;
    setBusy(true);
    setIssues(null);
    setStoredIssues([]);
    storeIssues([]);
    let newIssues: CheckoutIssue[] = [];
    let isLost = false;
    const shown = shownSums(cart);
    const due = cartSum(shown, { paysWithCredit: request.useBalance }).amount;
    const data = await checkout({
      variables: { ...request, total: shown.total, due, postalCode: postalCodeOf(cart) },
      onFailure: (_, error) => {
        newIssues = checkoutIssuesOf(error);
        isLost = error instanceof TransportFailure && isOffline();
      },
    });
    if (isLost) {
      reset();
      return toast.error(t('checkout.offline_lost'));
    }
    if (!data) {
      const isAnswered = await refreshCart(environment);
      reset();
      const isRaised = isAnswered && newIssues.length > 0 && newIssues.every(({ code }) => RAISED_CODES.has(code));
      setRefusedSums(isRaised ? shown : null);
      if (isRaised) return;
      setIssues(newIssues);
      storeIssues(newIssues);
      return onRefused(isAnswered);
    }
    const address = paymentAddress(data.checkout, billing);
    if (address) {
      storeShownTotal(data.checkout, shown.total);
      track(checkoutEvent(cart));
      return window.location.assign(address);
    }
    reset();
    toast.error(t('errors.portal'));
  };
  return {
    busy,
    pay,
    issues,
    storedIssues: isHydrated ? storedIssues : NONE,
    raised: refusedSums && { shown: refusedSums, current: shownSums(cart) },
    dismissRaised: () => setRefusedSums(null),
  };
}
