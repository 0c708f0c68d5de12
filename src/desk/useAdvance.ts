import { useTranslation } from 'react-i18next';
import { useAdvanceOrderMutation } from '../../__generated__/hooks/useAdvanceOrderMutation.ts';
import type { OrderStatus } from '../../rules/orderStatus.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { deskFailure } from './deskFailure.ts';
import { useOrderRefusal } from './useOrderRefusal.ts';
import { tellWaitingChanged } from './waitingNews.ts';

/** One order's way along its life, and why the last step was not done. */
export type Advance = ReturnType<typeof useAdvance>;

/** Leads an order along its life; `run` answers true once it is there. A refusal stays until it is dismissed, or the next try. */
export function useAdvance(order: { id: string; number: number; status: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { refusal, failed, dismiss } = useOrderRefusal(order.status);
  const [advance, busy] = useAdvanceOrderMutation();
  const run = async (to: OrderStatus): Promise<boolean> => {
    dismiss();
    const data = await advance({
      variables: { order: order.id, to },
      failureKey: deskFailure('errors.basic_retry'),
      onFailure: (lines, error) => failed(lines, error, () => void run(to)),
    });

    if (data) tellWaitingChanged();
    if (data) toast.success(t('desk_orders.advanced', { number: order.number, state: t(`orders.status.${to}`) }));
    return data !== null;
  };
  return { run, busy, refusal, failed, dismiss };
}
