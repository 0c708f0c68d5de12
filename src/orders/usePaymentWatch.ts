import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import OrderReceivedScreenQueryNode, {
  type OrderReceivedScreenQuery,
} from '../../__generated__/relay/OrderReceivedScreenQuery.graphql.ts';
import { refreshCart } from '../cart/refreshCart.ts';
import { refetch } from '../shared/relay/refetch.ts';
import { usePolling } from '../shared/relay/usePolling.ts';

const FIRST_MS = 1500;
const LONGEST_MS = 10_000;
/** How long a pending payment is polled; the provider's message is still applied when it arrives later. */
const GIVE_UP_AFTER_MS = 180_000;

/** The pause before poll number `turn` (from 0), in ms: 1.5 s, then half as much more each time, 10 s at most. */
export const pollDelay = (turn: number): number => Math.min(FIRST_MS * 1.5 ** turn, LONGEST_MS);

/** Whether to stop polling: after about three minutes. */
export function isOver(turn: number): boolean {
  let waited = 0;
  for (let past = 0; past < turn; past += 1) waited += pollDelay(past);
  return waited >= GIVE_UP_AFTER_MS;
}

/**
 * Polls a pending payment with growing pauses; `overdue` once it stops polling. As soon as it is no longer pending,
 * fetches the cart again, which the payment has emptied.
 */
export function usePaymentWatch(session: string | null, pending: boolean): { overdue: boolean } {
  const environment = useRelayEnvironment();
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!pending) void refreshCart(environment);
  }, [environment, pending, session]);
  usePolling(pending, {
    poll: () => refetch<OrderReceivedScreenQuery>(environment, OrderReceivedScreenQueryNode, { session }),
    pause(turn) {
      if (!isOver(turn)) return pollDelay(turn);
      setOverdue(true);
      return null;
    },
  });
  return { overdue };
}
