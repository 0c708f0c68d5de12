import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useHandOverMutation } from '#generated/hooks/useHandOverMutation.ts';
import { useUndoHandoverMutation } from '#generated/hooks/useUndoHandoverMutation.ts';
import { isUndoTime, STEP_UNDO_MS, type OrderStatus } from '#rules/orderStatus.ts';
import { hasCode, ServerFailure } from '../../shared/relay/failure.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import { readDeskMemory, saveDeskMemory, useDeskMemory } from '../frame/deskMemory.ts';
import { useMarketNow } from '../frame/deskSync.ts';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import { withHandover, withResult, withoutHandover, type Handover } from './handovers.ts';
import type { PickSheet } from './pickList.ts';
import { staleState } from './staleState.ts';
import { useSendQueue } from './useSendQueue.ts';

graphql`
  mutation UndoHandoverMutation($order: ID!, $handOver: ID!) {
    undoOrderStep(order: $order, from: completed, handOver: $handOver) {
      id
      status
    }
  }
`;

graphql`
  mutation HandOverMutation($order: ID!, $requestId: ID!, $unpaid: Cents) {
    handOver(order: $order, requestId: $requestId, unpaid: $unpaid) {
      id
      status
    }
  }
`;

export type Handovers = {
  handovers: readonly Handover[];
  /** The last call did not get through. */
  isDisconnected: boolean;
  /** Whether hand-overs survive a reload. */
  isPersisted: boolean;
  /** `unpaid`: cents that are still to be paid in cash, as displayed. */
  handOver: (sheet: PickSheet, unpaid?: number) => void;
  /** Undoes a hand-over: an unsent one is dropped; a sent one is undone while the server allows it. */
  undo: (handover: Handover) => void;
  /** Dismisses a refused one. */
  dismiss: (handover: Handover) => void;
  send: () => void;
};

const STORAGE = {
  read: () => readDeskMemory().handovers,
  save: (handovers: readonly Handover[]) => saveDeskMemory('handovers', handovers),
};

/**
 * Hand-overs: shown immediately, stored on this device, and sent one by one as soon as the network allows, each once.
 * If somebody else has changed an order meanwhile, that is shown until it is dismissed.
 */
export function useHandovers(): Handovers {
  const { handovers } = useDeskMemory();
  const { t } = useTranslation();
  const toast = useToast();
  const [handOver] = useHandOverMutation();
  const [undoHandover] = useUndoHandoverMutation();
  const marketNow = useMarketNow();
  const sendOne = async ({ order, requestId, unpaid }: Handover) => {
    let refusal: { state: 'refused'; now?: OrderStatus } | null = null;
    const data = await handOver({
      variables: { order, requestId, unpaid },
      onFailure: (_lines, error) => {
        const stale = staleState(error);
        const now = stale && 'order' in stale ? { now: stale.order } : {};
        if (error instanceof ServerFailure && !hasCode(error, 'UNAUTHENTICATED'))
          refusal = { state: 'refused', ...now };
      },
    });
    if (data) notifyTaskCountsChanged();
    const result = data ? ({ state: 'done', at: marketNow().toISOString() } as const) : refusal;
    return result && ((before: readonly Handover[]) => withResult(before, requestId, result));
  };
  const { isDisconnected, isPersisted, update, send, settled } = useSendQueue(STORAGE, sendOne);

  // One that can no longer be undone is only in the list.
  useEffect(() => {
    const isOver = ({ state, at }: Handover) => state === 'done' && !isUndoTime(new Date(at), marketNow());
    const timer = setInterval(() => {
      if (readDeskMemory().handovers.some(isOver)) update((before) => before.filter((one) => !isOver(one)));
    }, STEP_UNDO_MS / 24);
    return () => clearInterval(timer);
  }, [update, marketNow]);

  const undo = async (handover: Handover) => {
    // A hand-over whose response is pending is undone once it has arrived.
    await settled();
    const now = readDeskMemory().handovers.find(({ requestId }) => requestId === handover.requestId);
    if (now?.state !== 'done') return update((before) => withoutHandover(before, handover.order));
    const data = await undoHandover({
      variables: { order: handover.order, handOver: handover.requestId },
      failureKey: deskFailure('errors.basic_retry'),
      onFailure: (_, error) => {
        const stale = staleState(error);
        if (stale && 'order' in stale)
          toast.error(t('desk_orders.refused', { state: t(`orders.status.${stale.order}`) }));
        return stale !== null;
      },
    });
    if (!data) return;
    update((before) => withoutHandover(before, handover.order));
    notifyTaskCountsChanged();
  };
  return {
    handovers,
    isDisconnected,
    isPersisted,
    handOver: ({ id: order, code, customer }, unpaid) => {
      const at = marketNow().toISOString();
      update((before) =>
        withHandover(before, {
          order,
          code,
          customer,
          requestId: newRequestId(),
          at,
          state: 'waiting',
          ...(unpaid !== undefined && { unpaid }),
        }),
      );
      void send();
    },
    undo: (handover) => void undo(handover),
    dismiss: ({ order }) => update((before) => withoutHandover(before, order)),
    send: () => void send(),
  };
}
