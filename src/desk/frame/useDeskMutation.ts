import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MutationParameters } from 'relay-runtime';
import { hasCode, type FailureLine } from '../../shared/relay/failure.ts';
import type { MarketCall } from '../../shared/relay/marketCall.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { PERSONAL_PREFIX } from '../../shared/storage/persistentStorage.ts';
import { readTab, writeTab } from '../../shared/storage/tabStorage.ts';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { deskFailure } from './deskErrors.ts';

type MutationHook<M extends MutationParameters> = readonly [
  (call: MarketCall<M>) => Promise<M['response'] | null>,
  boolean,
];

/**
 * A form's mutation under its request key. `send` returns the server's data, or null after setting `refusal`, which
 * RefusalNotice shows; the input stays. A retry has the same key, since the first try may have arrived: also in a form
 * that was closed and reopened. If it arrived with other input, or the displayed cash is another now, the view is refetched, so that the result is seen
 * before another try. What the payment provider refused was not done and stays refused. After either, and on success, the next
 * request has a new key.
 *
 * @param subject Of the form; its key survives a login.
 * @param fallback The text of a failure for which the server gives none.
 */
export function useDeskMutation<M extends MutationParameters>(
  [commit, busy]: MutationHook<M>,
  subject: string,
  fallback: Parameters<typeof deskFailure>[0] = 'errors.basic_retry',
) {
  const storageKey = `${PERSONAL_PREFIX}unanswered ${subject}`;
  const [requestId, setRequestId] = usePersistedState(
    `request.${subject}`,
    () => readTab(storageKey) || newRequestId(),
  );
  const [refusal, setRefusal] = useState<readonly FailureLine[]>([]);
  const { revalidate } = useRevalidator();
  const send = async (input: Omit<M['variables'], 'requestId'>): Promise<M['response'] | null> => {
    setRefusal([]);
    const data = await commit({
      variables: { ...input, requestId },
      failureKey: deskFailure(fallback),
      onFailure(lines, error) {
        const isReused = hasCode(error, 'REQUEST_REUSED');
        const isStale = isReused || hasCode(error, 'CASH_CHANGED') || hasCode(error, 'RECEIPT_FINAL');
        const isRejected = isReused || hasCode(error, 'PROVIDER_REFUSED');
        setRefusal(lines);
        writeTab(storageKey, isRejected ? '' : requestId);
        if (isStale) void revalidate();
        if (isRejected) setRequestId(newRequestId());
      },
    });
    if (data) writeTab(storageKey, '');
    return data;
  };
  return { send, busy, refusal };
}
