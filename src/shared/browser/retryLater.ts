import { isOffline } from './online.ts';

/** The pause between two tries while nothing indicates that the network is back, in ms. */
export const RETRY_AFTER_MS = 15_000;

/**
 * Calls `retry` once when the market may answer again: when the network or the reader returns, else after
 * RETRY_AFTER_MS, but never offline or in a hidden tab. Returns a function that cancels it. Browser only.
 */
export function retryLater(retry: () => void): () => void {
  const run = () => {
    if (isOffline() || document.hidden) return;
    cancel();
    retry();
  };
  const timer = setInterval(run, RETRY_AFTER_MS);
  const cancel = () => {
    clearInterval(timer);
    for (const event of ['online', 'pageshow']) window.removeEventListener(event, run);
    document.removeEventListener('visibilitychange', run);
  };
  for (const event of ['online', 'pageshow']) window.addEventListener(event, run);
  document.addEventListener('visibilitychange', run);
  return cancel;
}

/** Resolves to the result of `load`, retrying while `mayRecover` says that its error may pass. */
export async function retryUntilLoaded<T>(load: () => Promise<T>, mayRecover: (error: unknown) => boolean): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (!mayRecover(error)) throw error;
      await new Promise<void>(retryLater);
    }
}
