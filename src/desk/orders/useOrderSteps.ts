import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useAdvanceOrderMutation } from '#generated/hooks/useAdvanceOrderMutation.ts';
import { useUndoOrderStepMutation } from '#generated/hooks/useUndoOrderStepMutation.ts';
import type { Cents } from '#rules/money.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import { failureText } from '../../shared/i18n/failureText.ts';
import { TransportFailure, type FailureLine } from '../../shared/relay/failure.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useBusy } from '../../shared/ui/useBusy.ts';
import { staleState, useRefetchView } from '../floor/staleState.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';

graphql`
  mutation UndoOrderStepMutation($order: ID!, $from: OrderStatus!, $at: DateTime) {
    undoOrderStep(order: $order, from: $from, at: $at) {
      ...DeskOrderDetail_order
    }
  }
`;

graphql`
  mutation AdvanceOrderMutation($order: ID!, $to: OrderStatus!, $refund: Cents, $unpaid: Cents) {
    advanceOrder(order: $order, to: $to, refund: $refund, unpaid: $unpaid) {
      ...DeskOrderDetail_order
    }
  }
`;

/** Why an action on an order failed. retry: repeats it, if its result is unknown. */
type OrderRefusal = { texts: readonly string[]; retry: (() => void) | null };

/**
 * A failed action shown on an order's page until it is dismissed or another is tried; a faster colleague is reported by
 * the order's current status. `currentStatus`: the one on the page.
 */
function useOrderRefusal(currentStatus: string) {
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

/** An order's steps, and why the last one failed. */
export type OrderSteps = ReturnType<typeof useOrderSteps>;

/**
 * Moves an order through its steps; `run` and `undo`, which undoes the step to this status, return true on success. A
 * refusal stays until it is dismissed, or the next try.
 */
export function useOrderSteps(order: { id: string; number: number; status: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { refusal, handleFailure, dismiss } = useOrderRefusal(order.status);
  const [advance] = useAdvanceOrderMutation();
  const [undoStep] = useUndoOrderStepMutation();
  const [busy, during] = useBusy();
  type Options = Pick<Parameters<typeof advance>[0], 'failureKey' | 'onFailure'>;
  const step = async (text: string, send: (options: Options) => Promise<object | null>): Promise<boolean> => {
    dismiss();
    const data = await during(() =>
      send({
        failureKey: deskFailure('errors.basic_retry'),
        onFailure: (lines, error) => handleFailure(lines, error, () => void step(text, send)),
      }),
    );
    if (!data) return false;
    notifyTaskCountsChanged();
    toast.success(text);
    return true;
  };
  const advancedText = (to: OrderStatus) =>
    t('desk_orders.advanced', { number: order.number, state: t(`orders.status.${to}`) });
  return {
    /** The displayed sums: `refund` of a step that refunds, `unpaid` of a handover without its cash. */
    run: (to: OrderStatus, shown: { refund?: Cents | undefined; unpaid?: Cents | undefined } = {}) =>
      step(advancedText(to), (options) => advance({ variables: { order: order.id, to, ...shown }, ...options })),
    /** `at`: of the step, as displayed, so that no colleague's later one is undone. */
    undo: (from: OrderStatus, at: string) =>
      step(t('desk_orders.undone', { number: order.number }), (options) =>
        undoStep({ variables: { order: order.id, from, at }, ...options }),
      ),
    busy: busy !== null,
    refusal,
    handleFailure,
    dismiss,
  };
}
