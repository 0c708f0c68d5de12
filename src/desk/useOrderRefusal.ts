import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../shared/i18n/failureText.ts';
import { TransportFailure, type FailureLine } from '../shared/relay/failure.ts';
import { staleState, useAskAgain } from './useStale.ts';

/** Why something was not done with an order. again: the same once more, where nobody knows whether it was done. */
export type OrderRefusal = { texts: readonly string[]; again: (() => void) | null };

/**
 * What stays in the page of an order of something that was not done with it, until it is dismissed or something else is tried;
 * a colleague who was faster is told of by what the order is now. `shown`: the status that the page shows.
 */
export function useOrderRefusal(shown: string) {
  const { t } = useTranslation();
  const askAgain = useAskAgain();
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const failed = (lines: readonly FailureLine[], error: unknown, again: () => void) => {
    askAgain(error);
    const stale = staleState(error);
    const isUnheard = error instanceof TransportFailure;
    const told = (): readonly string[] => {
      if (isUnheard) return [t('desk_orders.unheard')];
      if (!stale || !('order' in stale)) return lines.map((line) => failureText(t, line));
      const words = stale.order === shown ? 'desk_orders.not_now' : 'desk_orders.refused';
      return [t(words, { state: t(`orders.status.${stale.order}`) })];
    };
    setRefusal({ texts: told(), again: isUnheard ? again : null });
  };
  return { refusal, failed, dismiss: () => setRefusal(null) };
}
