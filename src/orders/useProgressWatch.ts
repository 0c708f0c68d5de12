import { useRelayEnvironment } from 'react-relay';
import OrderProgressScreenQueryNode, {
  type OrderProgressScreenQuery,
} from '../../__generated__/relay/OrderProgressScreenQuery.graphql.ts';
import { refetch } from '../shared/relay/refetch.ts';
import { usePolling } from '../shared/relay/usePolling.ts';

/** How often an order in progress is polled, in ms: market day moves by minutes. */
export const PROGRESS_EVERY_MS = 30_000;

/** Polls an order's progress while its page is open and the order is in progress. */
export function useProgressWatch(id: string, ongoing: boolean): void {
  const environment = useRelayEnvironment();
  usePolling(ongoing, {
    poll: () => refetch<OrderProgressScreenQuery>(environment, OrderProgressScreenQueryNode, { id }),
    pause: () => PROGRESS_EVERY_MS,
  });
}
