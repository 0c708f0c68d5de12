import { useEffect, useRef, useState } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** The largest page size (schema, LISTS). */
const LARGEST_PAGE = 100;

/** Loads the rest of a connection, page after page, while it is wanted; stops at a failure until it is retried. */
export function useAllPages<Q extends OperationType>(
  { loadNext, hasNext, isLoadingNext }: { loadNext: LoadMoreFn<Q>; hasNext: boolean; isLoadingNext: boolean },
  wanted: boolean,
): { failed: boolean; retry: () => void } {
  const [failed, setFailed] = useState(false);
  const ask = useRef(loadNext);
  useEffect(() => {
    ask.current = loadNext;
  });
  useEffect(() => {
    if (wanted && hasNext && !isLoadingNext && !failed)
      ask.current(LARGEST_PAGE, { onComplete: (error) => setFailed(error !== null) });
  }, [wanted, hasNext, isLoadingNext, failed]);
  return { failed, retry: () => setFailed(false) };
}
