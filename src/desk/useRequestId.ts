import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { hasCode } from '../shared/relay/failure.ts';
import { PERSONAL } from '../shared/storage/lastingMemory.ts';
import { recall, remember } from '../shared/storage/tabMemory.ts';
import { useTyped } from '../shared/ui/useTyped.ts';

/** A request key, by which a repeated request takes effect once: 32 hex digits. Works on insecure pages, too. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Request = { requestId: string; failed: (error: unknown) => void; done: () => void };

/**
 * A form's request key, and handlers of its result. A retry has the same key, since the first try may have arrived:
 * also in a form that was closed and reopened. If it arrived with other input, the view is refetched, so that the
 * result is seen before another try. What the payment provider refused was not done and stays refused. After either,
 * and on success, the next request has a new key. `of`: its subject, whose key survives a login.
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
