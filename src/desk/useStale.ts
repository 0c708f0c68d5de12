import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ORDER_STATUSES, type OrderStatus } from '../../rules/orderStatus.ts';
import type { LineStatus } from '../../rules/lineStatus.ts';
import { ServerFailure, TransportFailure } from '../shared/relay/failure.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { knownLineStatus } from './lineStates.ts';

/** Somebody was faster: with an order, or with a line of it. */
const STALE: ReadonlySet<string> = new Set(['TRANSITION_REFUSED', 'LINES_CHANGED']);

/** What an order, or a line of it, is now, as a refusal of the desk tells it; null of all other failures. */
export function staleState(error: unknown): { order: OrderStatus } | { line: LineStatus } | null {
  const errors = error instanceof ServerFailure ? error.errors : [];
  const { from, now } = errors.find(({ extensions }) => STALE.has(extensions?.code ?? ''))?.extensions?.params ?? {};
  const is = Array.isArray(now) ? (now as unknown[])[0] : from;
  const order = ORDER_STATUSES.find((status) => status === is);
  if (order) return { order };
  const line = typeof is === 'string' ? knownLineStatus(is) : null;
  return line && { line };
}

/** Asks the view again after a failure, to show what a colleague did. Not where the market does not answer: the view would go. */
export function useAskAgain(): (error: unknown) => void {
  const { revalidate } = useRevalidator();
  return (error) => {
    if (!(error instanceof TransportFailure)) void revalidate();
  };
}

/**
 * What to do when the desk is refused to mark a line: a colleague was faster, so it is told what is so now, and the view asks
 * again. Answers false for all other failures, whose own words then show.
 */
export function useStale(): (error: unknown) => boolean {
  const { t } = useTranslation();
  const toast = useToast();
  const askAgain = useAskAgain();
  return (error) => {
    askAgain(error);
    const stale = staleState(error);
    if (stale && 'order' in stale) toast.error(t('desk_orders.refused', { state: t(`orders.status.${stale.order}`) }));
    else if (stale) toast.error(t('desk_orders.line_refused', { state: t(`desk.line.${stale.line}`) }));
    return stale !== null;
  };
}
