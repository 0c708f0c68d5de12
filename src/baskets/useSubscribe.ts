import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment, graphql, readInlineData } from 'react-relay';
import { useSubscribeToBasketMutation } from '#generated/hooks/useSubscribeToBasketMutation.ts';
import type { useSubscribe_first$key } from '#generated/relay/useSubscribe_first.graphql.ts';
import { ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { hasCode, type FailureLine } from '../shared/relay/failure.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { useNavigateFromHere } from '../shared/routing/useNavigateFromHere.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { refreshBaskets } from './refreshBaskets.ts';
import { removeDraft } from './subscriptionDraft.ts';

graphql`
  mutation SubscribeToBasketMutation($basket: ID!, $preferences: BasketPreferencesInput, $total: Cents) {
    subscribeToBasket(basket: $basket, preferences: $preferences, total: $total) {
      id
      ...BasketsSection_user
    }
  }
`;

export type SubscriptionPlace = { locationId: string } | { shippingZoneId: string };
/** The displayed price of the first basket. */
const firstFragment = graphql`
  fragment useSubscribe_first on NextBasket @inline {
    totals {
      total
    }
  }
`;

/** first: as it is displayed; null only without a basket or a place. */
type SubscriptionRequest = {
  basket: string | null;
  place: SubscriptionPlace | null;
  note: string;
  first: useSubscribe_first$key | null;
};

const failureLine = (key: string): FailureLine => ({ key, params: {} });

/**
 * Starts a subscription and opens the account's baskets. One call however often it is pressed (F-145); a missing basket
 * or place is reported without one (spec 8). refused: the lines of the last refusal. `onRaised`: the first basket costs
 * more than displayed.
 */
export function useSubscribe(onRaised: () => void) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const navigate = useNavigateFromHere();
  const locale = useLocale();
  const address = useAddress();
  const toast = useToast();
  const [subscribeToBasket] = useSubscribeToBasketMutation();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly FailureLine[]>([]);
  const isPending = useRef(false);

  const subscribe = async ({ basket, place, note, first }: SubscriptionRequest) => {
    if (isPending.current) return;
    if (!basket || !place || !first) return setFailures([failureLine('subscription.params_missing')]);
    isPending.current = true;
    setBusy(true);
    setFailures([]);
    const { total } = readInlineData(firstFragment, first).totals;
    const response = await subscribeToBasket({
      variables: { basket, preferences: { ...place, note: note.trim() || null }, total },
      failureKey: 'subscription.subscribe_failed',
      onFailure(lines, error) {
        setFailures(hasCode(error, 'NO_DELIVERY') ? [failureLine('subscription.no_delivery')] : lines);
        if (hasCode(error, 'TOTAL_RAISED')) onRaised();
      },
    });
    if (response) {
      removeDraft();
      toast.success(t('subscribe.begun'));
      return void navigate(address('account', { view: ACCOUNT_VIEW_NAMES.baskets[locale] }));
    }
    // It may have started regardless: a response can be lost, or another window was faster.
    await refreshBaskets(environment);
    isPending.current = false;
    setBusy(false);
  };
  return { busy, failures, subscribe };
}
