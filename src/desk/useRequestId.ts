import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { hasCode } from '../shared/relay/failure.ts';
import { useTyped } from '../shared/ui/useTyped.ts';
import { newRequestId } from './newRequestId.ts';

/**
 * The name of the request that a form makes, and what its failures are told to. A retry has the same name, since nobody knows
 * whether the first try came through. Where it did, and said something else, the view is asked again: whoever sends once more
 * sees first what was done. What the payment provider refused was not done and is answered so for ever. After either, the next
 * try has a name of its own. `of`: what it is about, whose name the way through a login does not change.
 */
export function useRequestId(of: string): [requestId: string, failed: (error: unknown) => void] {
  const [requestId, setRequestId] = useTyped(`#request.${of}`, newRequestId);
  const { revalidate } = useRevalidator();
  const failed = useCallback(
    (error: unknown) => {
      const isReused = hasCode(error, 'REQUEST_REUSED');
      if (isReused) void revalidate();
      if (isReused || hasCode(error, 'PROVIDER_REFUSED')) setRequestId(newRequestId());
    },
    [revalidate, setRequestId],
  );
  return [requestId, failed];
}
