import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import OrderProgressScreenQueryNode, {
  type OrderProgressScreenQuery,
} from '../../__generated__/relay/OrderProgressScreenQuery.graphql.ts';

/** How often an order under way is asked for again, in ms: market day moves by minutes. */
export const PROGRESS_EVERY_MS = 30_000;

/**
 * Asks for an order's progress again while its page is open and the order is under way; not while the page is hidden, and at
 * once when it is shown again. One that is not answered is asked for again the next time.
 */
export function useProgressWatch(id: string, ongoing: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!ongoing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const plan = () => {
      clearTimeout(timer);
      if (!stopped && !document.hidden) timer = setTimeout(ask, PROGRESS_EVERY_MS);
    };
    const ask = () => {
      fetchQuery<OrderProgressScreenQuery>(
        environment,
        OrderProgressScreenQueryNode,
        { id },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .catch(() => undefined)
        .finally(plan);
    };
    const shown = () => {
      clearTimeout(timer);
      if (!document.hidden) ask();
    };
    plan();
    document.addEventListener('visibilitychange', shown);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [environment, id, ongoing]);
}
