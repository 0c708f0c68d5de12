import { graphql } from 'react-relay';
import { useRefundOrderDepositMutation } from '#generated/hooks/useRefundOrderDepositMutation.ts';
import { hasCode, ServerFailure, type FailureLine } from '../../shared/relay/failure.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { readDeskMemory, saveDeskMemory, useDeskMemory } from '../frame/deskMemory.ts';
import { withCountResult, withoutListed, type ContainerCount, type CountedContainers } from './containerCounts.ts';
import type { PickSheet } from './pickList.ts';
import { useSendQueue } from './useSendQueue.ts';

graphql`
  mutation RefundOrderDepositMutation($order: ID!, $containers: [ReturnedContainersInput!]!, $requestId: ID!) {
    refundOrderDeposit(order: $order, containers: $containers, requestId: $requestId) {
      ...ContainerReturn_order
    }
  }
`;

/** The market has credited it; it waits on this device; or why it was refused. */
export type CountResult = 'credited' | 'waiting' | readonly FailureLine[];
export type ContainerCounts = {
  counts: readonly ContainerCount[];
  isDisconnected: boolean;
  isPersisted: boolean;
  /** Stores a count and sends it; a refusal is the caller's to show, and leaves nothing here. */
  count: (sheet: Pick<PickSheet, 'id' | 'code' | 'customer'>, containers: CountedContainers) => Promise<CountResult>;
  /** Sends a refused one again under the same key. */
  retry: (count: ContainerCount) => void;
  dismiss: (count: ContainerCount) => void;
  send: () => void;
};

const STORAGE = {
  read: () => readDeskMemory().counts,
  save: (counts: readonly ContainerCount[]) => saveDeskMemory('counts', counts),
};

/** Counted containers: stored on this device and sent one by one as soon as the network allows, each once. */
export function useContainerCounts(): ContainerCounts {
  const { counts } = useDeskMemory();
  const [refund] = useRefundOrderDepositMutation();
  const sendOne = async ({ order, containers, requestId }: ContainerCount) => {
    let refusal: Partial<ContainerCount> | null = null;
    const data = await refund({
      variables: { order, containers, requestId },
      failureKey: deskFailure('errors.basic_retry'),
      onFailure: (lines, error) => {
        if (error instanceof ServerFailure && !hasCode(error, 'UNAUTHENTICATED'))
          refusal = { state: 'refused', isBeyond: hasCode(error, 'DEPOSIT_LIMIT'), lines };
      },
    });
    const result = data ? ({ state: 'done', at: Date.now() } as const) : refusal;
    return result && ((before: readonly ContainerCount[]) => withCountResult(before, requestId, result));
  };
  const { isDisconnected, isPersisted, update, send } = useSendQueue(STORAGE, sendOne);
  return {
    counts,
    isDisconnected,
    isPersisted,
    async count({ id: order, code, customer }, containers) {
      const requestId = newRequestId();
      const count = { order, code, customer, containers, requestId, at: Date.now(), state: 'waiting' } as const;
      update((before) => [count, ...withoutListed(before, readDeskMemory().list?.readAt ?? 0)]);
      await send();
      const now = readDeskMemory().counts.find((one) => one.requestId === requestId);
      if (now?.state !== 'refused') return now?.state === 'waiting' ? 'waiting' : 'credited';
      update((before) => withCountResult(before, requestId, null));
      return now.lines ?? [];
    },
    retry: ({ requestId }) => {
      update((before) => withCountResult(before, requestId, { state: 'waiting' }));
      void send();
    },
    dismiss: ({ requestId }) => update((before) => withCountResult(before, requestId, null)),
    send: () => void send(),
  };
}
