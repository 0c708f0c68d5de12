import { useUpdateOrderLinesMutation } from '../../__generated__/hooks/useUpdateOrderLinesMutation.ts';
import type { LineStatus } from '../../rules/lineStatus.ts';
import { deskFailure } from './deskFailure.ts';
import { useStale } from './useStale.ts';
import { tellWaitingChanged } from './waitingNews.ts';

/** Marks a line, by its id, that was `seen` as it stands on the page: shown at once, and taken back when the server refuses it. */
export function useMarkLine(): (line: string, status: LineStatus, seen: LineStatus | null) => void {
  const [update] = useUpdateOrderLinesMutation();
  const onStale = useStale();
  const mark = async (line: string, status: LineStatus, seen: LineStatus | null) => {
    const done = await update({
      variables: { lines: [line], status, seen },
      failureKey: deskFailure('errors.basic_save'),
      optimisticUpdater: (store) => void store.get(line)?.setValue(status, 'status'),
      onFailure: (_, error) => onStale(error),
    });
    if (done) tellWaitingChanged();
  };
  return (line, status, seen) => void mark(line, status, seen);
}
