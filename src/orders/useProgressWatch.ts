import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import OrderProgressScreenQueryNode, {
  type OrderProgressScreenQuery,
} from '../../__generated__/relay/OrderProgressScreenQuery.graphql.ts';

/** How often an order in progress is polled, in ms: market day moves by minutes. */
export const PROGRESS_EVERY_MS = 30_000;

/**
 * Polls an order's progress while its page is open and the order is in progress; not while the page is hidden, and
 * immediately when it is shown again. A failed poll is repeated the next time.
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
