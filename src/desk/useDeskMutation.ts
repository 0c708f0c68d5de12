import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MutationParameters } from 'relay-runtime';
import { hasCode, type FailureLine } from '../shared/relay/failure.ts';
import type { MarketCall } from '../shared/relay/marketCall.ts';
import { PERSONAL_PREFIX } from '../shared/storage/persistentStorage.ts';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';
import { usePersistedState } from '../shared/ui/usePersistedState.ts';
import { deskFailure } from './deskErrors.ts';

/** A request key, by which a repeated request takes effect once: 32 hex digits. Works on insecure pages, too. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Request = { requestId: string; handleFailure: (error: unknown) => void; clearPending: () => void };

/**
 * A form's request key, and handlers of its result. A retry has the same key, since the first try may have arrived:
 * also in a form that was closed and reopened. If it arrived with other input, the view is refetched, so that the
 * result is seen before another try. What the payment provider refused was not done and stays refused. After either,
 * and on success, the next request has a new key. `of`: its subject, whose key survives a login.
 */
function useRequestId(subject: string): Request {
  const storageKey = `${PERSONAL_PREFIX}unanswered ${subject}`;
  const [requestId, setRequestId] = usePersistedState(
    `request.${subject}`,
    () => readTab(storageKey) || newRequestId(),
  );
  const { revalidate } = useRevalidator();
  const clearPending = useCallback(() => writeTab(storageKey, ''), [storageKey]);
  const handleFailure = useCallback(
    (error: unknown) => {
      const isReused = hasCode(error, 'REQUEST_REUSED');
      if (isReused) void revalidate();
      const isRejected = isReused || hasCode(error, 'PROVIDER_REFUSED');
      writeTab(storageKey, isRejected ? '' : requestId);
      if (isRejected) setRequestId(newRequestId());
    },
    [storageKey, requestId, revalidate, setRequestId],
  );
  return { requestId, handleFailure, clearPending };
}

type MutationHook<M extends MutationParameters> = readonly [
  (call: MarketCall<M>) => Promise<M['response'] | null>,
  boolean,
];

/**
 * A form's mutation under its request key. `send` returns the server's data, or null after setting `refusal`, which
 * RefusalNotice shows; the input stays. `of`: the form's subject. otherwise: the text of a failure without its own.
 */
export function useDeskMutation<M extends MutationParameters>(
  [commit, busy]: MutationHook<M>,
  subject: string,
  fallback: Parameters<typeof deskFailure>[0] = 'errors.basic_retry',
) {
  const { requestId, handleFailure, clearPending } = useRequestId(subject);
  const [refusal, setRefusal] = useState<readonly FailureLine[]>([]);
  const send = async (input: Omit<M['variables'], 'requestId'>): Promise<M['response'] | null> => {
    setRefusal([]);
    const data = await commit({
      variables: { ...input, requestId },
      failureKey: deskFailure(fallback),
      onFailure(lines, failure) {
        setRefusal(lines);
        handleFailure(failure);
      },
    });
    if (data) clearPending();
    return data;
  };
  return { send, busy, refusal };
}
