import { useEffect, useEffectEvent } from 'react';

/** How a poll is repeated. Both may change from one render to the next. */
type Polling = {
  /** One poll. Never throws: the next one is planned once it ends. */
  poll: () => Promise<unknown>;
  /** Milliseconds before poll number `turn` (from 0); null: no more. */
  pause: (turn: number) => number | null;
};

/** Polls while `active`, one call at a time; not while the page is hidden, and immediately when it is shown again. */
export function usePolling(active: boolean, polling: Polling): void {
  const poll = useEffectEvent(polling.poll);
  const pauseBefore = useEffectEvent(polling.pause);
  useEffect(() => {
    if (!active) return undefined;
    let [turn, isPolling, isUnmounted] = [0, false, false];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      if (isPolling) return;
      isPolling = true;
      turn += 1;
      await poll();
      isPolling = false;
      schedule();
    };
    const schedule = () => {
      if (isUnmounted || document.hidden) return;
      const pause = pauseBefore(turn);
      if (pause !== null) timer = setTimeout(() => void run(), pause);
    };
    const onVisibilityChange = () => {
      clearTimeout(timer);
      if (!document.hidden && pauseBefore(turn) !== null) void run();
    };
    schedule();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [active]);
}
