import type { MutationConfig, MutationParameters } from 'relay-runtime';
import { isOffline } from '../browser/online.ts';
import { failureLines, TransportFailure, type FailureLine } from './failure.ts';

type Config<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'variables' | 'optimisticResponse' | 'optimisticUpdater' | 'updater'
>;
/** What is handed to Relay's own way of running a mutation. */
type Commit<M extends MutationParameters> = Config<M> & { onCompleted: () => void; onError: (error: Error) => void };
export type MarketCall<M extends MutationParameters> = Config<M> & {
  /**
   * Shown when the server names nothing that may be shown (spec 8), for all failures or by the one; errors.basic when absent.
   * Without a network it is said that nothing was saved, whatever was asked for.
   */
  failureKey?: string | ((error: unknown) => string);
  /** Takes the failure instead of a notice; false leaves it to the notice. */
  onFailure?: (lines: FailureLine[], error: unknown) => boolean | void;
};

/**
 * Runs a mutation by `commit`: answers its data, or null after handing what failed to `tell`. The data is the server's own
 * word, without what the page shows ahead of other calls (optimistic updates), so that sums and queues may reckon with it.
 */
export function marketCall<M extends MutationParameters>(
  commit: (config: Commit<M>) => unknown,
  tell: (lines: FailureLine[]) => void,
  { failureKey, onFailure, updater, ...config }: MarketCall<M>,
): Promise<M['response'] | null> {
  return new Promise((resolve) => {
    let answer: M['response'] | null = null;
    commit({
      ...config,
      updater: (store, data) => {
        answer = data ?? null;
        updater?.(store, data);
      },
      onCompleted: () => resolve(answer),
      onError: (error) => {
        const key = typeof failureKey === 'function' ? failureKey(error) : failureKey;
        const isUnsent = error instanceof TransportFailure && isOffline();
        const lines = failureLines(error, isUnsent ? 'errors.offline' : key);
        if (!onFailure || onFailure(lines, error) === false) tell(lines);
        resolve(null);
      },
    });
  });
}
