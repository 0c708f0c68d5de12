import { useCallback, useState } from 'react';
import { hasCode } from '../shared/relay/failure.ts';
import { newRequestId } from './newRequestId.ts';

/**
 * The name of the request that a form makes, and what its failures are told to. A retry has the same name, since nobody knows
 * whether the first try came through; what the payment provider refused was not done and is answered so for ever, so that
 * the next try has a name of its own.
 */
export function useRequestId(): [requestId: string, failed: (error: unknown) => void] {
  const [requestId, setRequestId] = useState(newRequestId);
  const failed = useCallback((error: unknown) => {
    if (hasCode(error, 'PROVIDER_REFUSED')) setRequestId(newRequestId());
  }, []);
  return [requestId, failed];
}
