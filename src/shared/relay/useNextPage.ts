import { useState } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** The next page of a connection, on demand, one request at a time; `failed` until it is retried. */
export function useNextPage<Q extends OperationType>(
  { loadNext, hasNext, isLoadingNext }: { loadNext: LoadMoreFn<Q>; hasNext: boolean; isLoadingNext: boolean },
  size: number,
): { loadMore: () => void; failed: boolean } {
  const [failed, setFailed] = useState(false);
  return {
    failed,
    loadMore() {
      if (!hasNext || isLoadingNext) return;
      setFailed(false);
      loadNext(size, { onComplete: (error) => setFailed(error !== null) });
    },
  };
}
