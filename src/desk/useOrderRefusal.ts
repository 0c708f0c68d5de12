import { useState } from 'react';
import { failureText } from '../shared/i18n/failureText.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { TransportFailure, type FailureLine } from '../shared/relay/failure.ts';
import { staleState, useRefetchView } from './useStale.ts';

/** Why an action on an order failed. retry: repeats it, if its result is unknown. */
export type OrderRefusal = { texts: readonly string[]; retry: (() => void) | null };

/**
 * A failed action shown on an order's page until it is dismissed or another is tried; a faster colleague is reported by
 * the order's current status. `shown`: the status on the page.
 */
export function useOrderRefusal(currentStatus: string) {
  const { t } = useTranslation();
  const refetchView = useRefetchView();
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const handleFailure = (lines: readonly FailureLine[], error: unknown, retry: () => void) => {
    refetchView(error);
    const stale = staleState(error);
    const isUnanswered = error instanceof TransportFailure;
    const messages = (): readonly string[] => {
      if (isUnanswered) return [t('desk_orders.unheard')];
      if (!stale || !('order' in stale)) return lines.map((line) => failureText(t, line));
      const key = stale.order === currentStatus ? 'desk_orders.not_now' : 'desk_orders.refused';
      return [t(key, { state: t(`orders.status.${stale.order}`) })];
    };
    setRefusal({ texts: messages(), retry: isUnanswered ? retry : null });
  };
  return { refusal, handleFailure, dismiss: () => setRefusal(null) };
}
