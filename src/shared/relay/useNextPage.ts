import { useState } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** Of usePaginationFragment. */
export type Pagination<Q extends OperationType> = { loadNext: LoadMoreFn<Q>; hasNext: boolean; isLoadingNext: boolean };

/**
 * The next page of a connection (`size` items, or `load` with another number), on demand, one request at a time;
 * `failed` until it is retried.
 */
export function useNextPage<Q extends OperationType>(
  { loadNext, hasNext, isLoadingNext }: Pagination<Q>,
  size: number,
  onFailure?: () => void,
): { loadMore: () => void; load: (count: number) => void; failed: boolean } {
  const [failed, setFailed] = useState(false);
  const load = (count: number) => {
    if (!hasNext || isLoadingNext) return;
    setFailed(false);
    loadNext(count, {
      onComplete(error) {
        setFailed(error !== null);
        if (error) onFailure?.();
      },
    });
  };
  return { failed, load, loadMore: () => load(size) };
}
