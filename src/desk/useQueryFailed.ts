import { useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** Whether the call of a preloaded query failed; earlier data are still there. */
export function useQueryFailed<Q extends OperationType>({ source }: PreloadedQuery<Q>): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const subscription = source?.subscribe({ next: () => setFailed(false), error: () => setFailed(true) });
    return () => subscription?.unsubscribe();
  }, [source]);
  return failed;
}
