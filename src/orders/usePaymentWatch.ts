import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import OrderReceivedScreenQueryNode, {
  type OrderReceivedScreenQuery,
} from '#generated/relay/OrderReceivedScreenQuery.graphql.ts';
import { refreshCart } from '../cart/refreshCart.ts';
import { refetch } from '../shared/relay/refetch.ts';
import { usePolling } from '../shared/relay/usePolling.ts';

const FIRST_MS = 1500;
const MAX_MS = 10_000;
/** How long a pending payment is polled; the provider's message is still applied when it arrives later. */
const GIVE_UP_AFTER_MS = 180_000;

/** The pause before poll number `turn` (from 0), in ms: 1.5 s, then half as much more each time, 10 s at most. */
export const pollDelay = (turn: number): number => Math.min(FIRST_MS * 1.5 ** turn, MAX_MS);

/** Whether to stop polling: after about three minutes. */
export function isPollingOver(turn: number): boolean {
  let elapsed = 0;
  for (let poll = 0; poll < turn; poll += 1) elapsed += pollDelay(poll);
  return elapsed >= GIVE_UP_AFTER_MS;
}

/**
 * Polls a pending payment with growing pauses; `isOverdue` once it stops polling. As soon as it is no longer pending,
 * fetches the cart again, which the payment has emptied.
 */
export function usePaymentWatch(session: string | null, pending: boolean): { isOverdue: boolean } {
  const environment = useRelayEnvironment();
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    if (!pending) void refreshCart(environment);
  }, [environment, pending, session]);
  usePolling(pending, {
    poll: () => refetch<OrderReceivedScreenQuery>(environment, OrderReceivedScreenQueryNode, { session }),
    pause(turn) {
      if (!isPollingOver(turn)) return pollDelay(turn);
      setIsOverdue(true);
      return null;
    },
  });
  return { isOverdue };
}
