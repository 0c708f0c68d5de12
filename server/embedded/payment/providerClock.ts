import { setTimeout as sleep } from 'node:timers/promises';

/** The payment provider's time. It is real time: expiry and signatures do not follow the market's clock. */
export type ProviderClock = {
  /** Milliseconds since the epoch, UTC. */
  now(): number;
  /** Resolves after `ms` milliseconds, immediately if they have passed, or when `signal` aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

export const systemProviderClock: ProviderClock = {
  now: () => Date.now(),
  wait: (ms, signal) => sleep(Math.max(0, ms), undefined, { signal, ref: false }).catch(() => undefined),
};
