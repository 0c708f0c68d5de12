import { useCallback } from 'react';
import { useMutation, type UseMutationConfig } from 'react-relay';
import { useTranslation } from 'react-i18next';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { failureText } from '../i18n/failureText.ts';
import { useToast } from '../ui/toasts.tsx';
import { failureLines, type FailureLine } from './failure.ts';

type Call<M extends MutationParameters> = Pick<
  UseMutationConfig<M>,
  'variables' | 'optimisticResponse' | 'optimisticUpdater' | 'updater'
> & {
  /** Shown when the server names nothing that may be shown (spec 8); errors.basic when absent. */
  failureKey?: string;
  /** Takes the failure instead of a notice. */
  onFailure?: (lines: FailureLine[], error: unknown) => void;
};

/**
 * The project's one way to run a mutation: answers its data, or null after telling the reader what failed. The data is
 * the server's own word, without what the page shows ahead of other calls (optimistic updates), so that sums and queues
 * may reckon with it.
 * Second of the pair: true while a call is under way.
 */
export function useMarketMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [(call: Call<M>) => Promise<M['response'] | null>, boolean] {
  const [commit, inFlight] = useMutation<M>(mutation);
  const { t } = useTranslation();
  const toast = useToast();
  const call = useCallback(
    ({ failureKey, onFailure, updater, ...config }: Call<M>) =>
      new Promise<M['response'] | null>((resolve) => {
        let answer: M['response'] | null = null;
        commit({
          ...config,
          updater: (store, data) => {
            answer = data ?? null;
            updater?.(store, data);
          },
          onCompleted: () => resolve(answer),
          onError: (error) => {
            const lines = failureLines(error, failureKey);
            if (onFailure) onFailure(lines, error);
            else for (const line of lines) toast.error(failureText(t, line));
            resolve(null);
          },
        });
      }),
    [commit, t, toast],
  );
  return [call, inFlight];
}
