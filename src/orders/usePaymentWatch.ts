import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import OrderReceivedScreenQueryNode, {
  type OrderReceivedScreenQuery,
} from '../../__generated__/relay/OrderReceivedScreenQuery.graphql.ts';
import { refreshCart } from '../cart/refreshCart.ts';
import { isOver, pollDelay } from './pollDelay.ts';

/**
 * Polls a pending payment with growing pauses, and not while the page is hidden; `overdue` once it stops polling. As
 * soon as it is no longer pending, fetches the cart again, which the payment has emptied.
 */
export function usePaymentWatch(session: string | null, pending: boolean): { overdue: boolean } {
  const environment = useRelayEnvironment();
  const [overdue, setOverdue] = useState(false);

  useEffect(() => {
    if (!pending) return void refreshCart(environment);
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const plan = () => {
      clearTimeout(timer);
      if (stopped || document.hidden) return;
      if (isOver(turn)) return setOverdue(true);
      timer = setTimeout(ask, pollDelay(turn));
    };
    const ask = () => {
      turn += 1;
      fetchQuery<OrderReceivedScreenQuery>(
        environment,
        OrderReceivedScreenQueryNode,
        { session },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .catch(() => undefined)
        .finally(plan);
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, [environment, pending, session]);

  return { overdue };
}
