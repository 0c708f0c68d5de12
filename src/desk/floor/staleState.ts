import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { LineStatus } from '#rules/lineStatus.ts';
import { ORDER_STATUSES, type OrderStatus } from '#rules/orderStatus.ts';
import { ServerFailure, TransportFailure } from '../../shared/relay/failure.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { lineStatusOf } from './lineTicks.ts';

/** Somebody was faster: with an order, or with a line of it. */
const STALE: ReadonlySet<string> = new Set(['TRANSITION_REFUSED', 'LINES_CHANGED']);

/** The current state of an order or line, with its units if they were sent, from a refusal at the desk; null for all other errors. */
export function staleState(
  error: unknown,
): { order: OrderStatus } | { line: LineStatus; quantity: number | null } | null {
  const errors = error instanceof ServerFailure ? error.errors : [];
  const { from, now, quantities } =
    errors.find(({ extensions }) => STALE.has(extensions?.code ?? ''))?.extensions?.params ?? {};
  const currentStatus = Array.isArray(now) ? (now as unknown[])[0] : from;
  const order = ORDER_STATUSES.find((status) => status === currentStatus);
  if (order) return { order };
  const line = typeof currentStatus === 'string' ? lineStatusOf(currentStatus) : null;
  return line && { line, quantity: Array.isArray(quantities) ? Number(quantities[0]) : null };
}

/**
 * Refetches the view after a failure, to show what a colleague did. Not if the market does not respond: the view would
 * be lost.
 */
export function useRefetchView(): (error: unknown) => void {
  const { revalidate } = useRevalidator();
  return (error) => {
    if (!(error instanceof TransportFailure)) void revalidate();
  };
}

/**
 * Handles the refusal of a mark: a colleague was faster, so the current state is shown and the view refetched. Returns
 * false for other errors, which are shown with their own text. `seenQuantity`: the displayed units of the line.
 */
export function useStaleHandler(): (error: unknown, seenQuantity?: number) => boolean {
  const { t } = useTranslation();
  const toast = useToast();
  const refetchView = useRefetchView();
  return (error, seenQuantity) => {
    refetchView(error);
    const stale = staleState(error);
    if (stale && 'order' in stale) toast.error(t('desk_orders.refused', { state: t(`orders.status.${stale.order}`) }));
    else if (stale && stale.quantity !== null && stale.quantity !== seenQuantity)
      toast.error(t('desk_orders.line_resized', { count: stale.quantity }));
    else if (stale) toast.error(t('desk_orders.line_refused', { state: t(`desk.line.${stale.line}`) }));
    return stale !== null;
  };
}
