import type { MutationConfig, MutationParameters } from 'relay-runtime';
import { isOffline } from '../browser/online.ts';
import { failureLines, NetworkFailure, TransportFailure, type FailureLine } from './failure.ts';

type Config<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'variables' | 'optimisticResponse' | 'optimisticUpdater' | 'updater'
>;
/** The arguments of Relay's own function that commits a mutation. */
type Commit<M extends MutationParameters> = Config<M> & { onCompleted: () => void; onError: (error: Error) => void };
export type MarketCall<M extends MutationParameters> = Config<M> & {
  /**
   * Shown if the server gives no displayable error (spec 8), for all failures or by the error; errors.basic by default, and to try
   * again if nobody answered.
   * Offline it says that nothing was saved, whatever was requested.
   */
  failureKey?: string | ((error: unknown) => string);
  /** Handles the failure instead of a toast; false leaves it to the toast. */
  onFailure?: (lines: FailureLine[], error: unknown) => boolean | void;
};

/** Whether the market has not answered, but nobody or a proxy: nothing was refused, and the same call may be sent again. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkFailure || (error instanceof TransportFailure && isOffline());

/**
 * Runs a mutation by `commit`: returns its data, or null after passing the failure to `tell`. The data are the
 * server's, without optimistic updates, so that sums and queues may rely on them.
 */
export function marketCall<M extends MutationParameters>(
  commit: (config: Commit<M>) => unknown,
  showError: (lines: FailureLine[]) => void,
  { failureKey, onFailure, updater, ...config }: MarketCall<M>,
): Promise<M['response'] | null> {
  return new Promise((resolve) => {
    let response: M['response'] | null = null;
    commit({
      ...config,
      updater: (store, data) => {
        response = data ?? null;
        updater?.(store, data);
      },
      onCompleted: () => resolve(response),
      onError: (error) => {
        const key = typeof failureKey === 'function' ? failureKey(error) : failureKey;
        const isUnsent = error instanceof TransportFailure && isOffline();
        const unanswered = error instanceof NetworkFailure ? 'errors.basic_retry' : undefined;
        const lines = failureLines(error, isUnsent ? 'errors.offline' : (key ?? unanswered));
        if (!onFailure || onFailure(lines, error) === false) showError(lines);
        resolve(null);
      },
    });
  });
}
