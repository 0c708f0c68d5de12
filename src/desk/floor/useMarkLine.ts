import { graphql } from 'react-relay';
import { useUpdateOrderLinesMutation } from '#generated/hooks/useUpdateOrderLinesMutation.ts';
import type { LineStatus } from '#rules/lineStatus.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import type { LineMark } from './lineTicks.ts';
import { useStaleHandler } from './staleState.ts';

graphql`
  mutation UpdateOrderLinesMutation(
    $lines: [ID!]!
    $status: LineStatus!
    $seen: LineStatus
    $missing: Int
    $seenMissing: Int
    $seenQuantities: [Int!]
  ) {
    updateOrderLines(
      lines: $lines
      status: $status
      seen: $seen
      missing: $missing
      seenMissing: $seenMissing
      seenQuantities: $seenQuantities
    ) {
      orders {
        ...DeskOrderDetail_order
      }
    }
  }
`;

/** A line as shown on the page; `status` null: an unknown one from a newer server. */
type SeenLine = { id: string; status: LineStatus | null; quantity: number; missing: number };

/** Marks a line over its shown state: optimistically, and reverted when the server refuses. */
export function useMarkLine(): (line: SeenLine, mark: LineMark) => void {
  const [update] = useUpdateOrderLinesMutation();
  const onStale = useStaleHandler();
  const mark = async (line: SeenLine, { status, missing }: LineMark) => {
    const missingInput = missing === undefined ? {} : { missing, seenMissing: line.missing };
    const optimisticMissing = status === 'missing' ? line.quantity : (missing ?? line.missing);
    const data = await update({
      variables: { lines: [line.id], status, seen: line.status, seenQuantities: [line.quantity], ...missingInput },
      failureKey: deskFailure('errors.basic_save'),
      optimisticUpdater: (store) =>
        void store.get(line.id)?.setValue(status, 'status').setValue(optimisticMissing, 'missing'),
      onFailure: (_, error) => onStale(error, line.quantity),
    });
    if (data) notifyTaskCountsChanged();
  };
  return (line, change) => void mark(line, change);
}
