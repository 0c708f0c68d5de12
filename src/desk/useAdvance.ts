import { useTranslation } from 'react-i18next';
import { useAdvanceOrderMutation } from '../../__generated__/hooks/useAdvanceOrderMutation.ts';
import type { OrderStatus } from '../../rules/orderStatus.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { deskFailure } from './deskFailure.ts';
import { useStale } from './useStale.ts';

/** Leads an order along its life; true once it is there. A refusal says what it is. */
export function useAdvance(order: { id: string; number: number }) {
  const { t } = useTranslation();
  const toast = useToast();
  const onStale = useStale();
  const [advance, busy] = useAdvanceOrderMutation();
  const run = async (to: OrderStatus): Promise<boolean> => {
    const data = await advance({
      variables: { order: order.id, to },
      failureKey: deskFailure('errors.basic_retry'),
      onFailure: (_, error) => onStale(error),
    });
    if (data) toast.success(t('desk_orders.advanced', { number: order.number, state: t(`orders.status.${to}`) }));
    return data !== null;
  };
  return { run, busy };
}
