import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { hasCode } from '../shared/relay/failure.ts';
import { PERSONAL } from '../shared/storage/lastingMemory.ts';
import { recall, remember } from '../shared/storage/tabMemory.ts';
import { useTyped } from '../shared/ui/useTyped.ts';
import { newRequestId } from './newRequestId.ts';

type Request = { requestId: string; failed: (error: unknown) => void; done: () => void };

/**
 * The name of the request that a form makes, and what its end is told to. A retry has the same name, since nobody knows
 * whether the first try came through: also in a form that was closed meanwhile and opened again. Where it did, and said
 * something else, the view is asked again: whoever sends once more sees first what was done. What the payment provider refused
 * was not done and is answered so for ever. After either, and once it is done, the next one has a name of its own. `of`: what
 * it is about, whose name the way through a login does not change.
 */
export function useRequestId(of: string): Request {
  const place = `${PERSONAL}unanswered ${of}`;
  const [requestId, setRequestId] = useTyped(`#request.${of}`, () => recall(place) || newRequestId());
  const { revalidate } = useRevalidator();
  const done = useCallback(() => remember(place, ''), [place]);
  const failed = useCallback(
    (error: unknown) => {
      const isReused = hasCode(error, 'REQUEST_REUSED');
      if (isReused) void revalidate();
      const isOver = isReused || hasCode(error, 'PROVIDER_REFUSED');
      remember(place, isOver ? '' : requestId);
      if (isOver) setRequestId(newRequestId());
    },
    [place, requestId, revalidate, setRequestId],
  );
  return { requestId, failed, done };
}
