import { useEffect, useRef } from 'react';

/** How a poll is repeated. Both may change from one render to the next. */
type Polling = {
  /** One poll. Never throws: the next one is planned once it ends. */
  poll: () => Promise<unknown>;
  /** Milliseconds before poll number `turn` (from 0); null: no more. */
  pause: (turn: number) => number | null;
};

/** Polls while `active`, one call at a time; not while the page is hidden, and immediately when it is shown again. */
export function usePolling(active: boolean, polling: Polling): void {
  const latest = useRef(polling);
  useEffect(() => {
    latest.current = polling;
  });
  useEffect(() => {
    if (!active) return undefined;
    let [turn, isPolling, isLeft] = [0, false, false];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (isPolling) return;
      isPolling = true;
      turn += 1;
      await latest.current.poll();
      isPolling = false;
      plan();
    };
    const plan = () => {
      if (isLeft || document.hidden) return;
      const pause = latest.current.pause(turn);
      if (pause !== null) timer = setTimeout(() => void ask(), pause);
    };
    const look = () => {
      clearTimeout(timer);
      if (!document.hidden && latest.current.pause(turn) !== null) void ask();
    };
    plan();
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [active]);
}
