import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ORDER_STATUSES } from '../../rules/orderStatus.ts';
import { ServerFailure } from '../shared/relay/failure.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { knownLineStatus } from './lineStates.ts';

/** Somebody was faster: with an order, or with a line of it. */
const STALE: ReadonlySet<string> = new Set(['TRANSITION_REFUSED', 'LINES_CHANGED']);

/**
 * What to do when the desk is refused: a colleague was faster, so it is told what is so now, and the view asks again. Answers
 * false for all other failures, whose own words then show.
 */
export function useStale(): (error: unknown) => boolean {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (error) => {
    void revalidate();
    const errors = error instanceof ServerFailure ? error.errors : [];
    const { from, now } = errors.find(({ extensions }) => STALE.has(extensions?.code ?? ''))?.extensions?.params ?? {};
    const is = Array.isArray(now) ? (now as unknown[])[0] : from;
    const order = ORDER_STATUSES.find((status) => status === is);
    const line = typeof is === 'string' ? knownLineStatus(is) : null;
    if (order) toast.error(t('desk_orders.refused', { state: t(`orders.status.${order}`) }));
    else if (line) toast.error(t('desk_orders.line_refused', { state: t(`desk_orders.line.${line}`) }));
    return Boolean(order ?? line);
  };
}
