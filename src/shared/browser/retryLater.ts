import { isOffline } from './online.ts';

/** Time between two tries while nothing says that the network is back, in ms. */
export const RETRY_AFTER_MS = 15_000;

/**
 * Calls `retry` once when the market may answer again: when the network or the reader comes back to the page, else after
 * RETRY_AFTER_MS, but never offline or behind another tab. Returns a function that cancels it. Browser only.
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

/** Resolves to what `load` loads, trying again for as long as `mayRecover` says of its error that it may pass. */
export async function retryUntilLoaded<T>(load: () => Promise<T>, mayRecover: (error: unknown) => boolean): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (!mayRecover(error)) throw error;
      await new Promise<void>(retryLater);
    }
}
