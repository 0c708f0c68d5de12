/**
 * The market's clock, which decides weeks, closings and vacations. Tokens, cookies, signatures and the payment
 * provider's expiry use the machine's clock instead (docs/configuration.md).
 */
export type Clock = {
  now(): Date;
  /** Moves the market's time forward by `ms` milliseconds. RangeError unless it is a finite number of at least 0. */
  advance(ms: number): void;
};

/**
 * A clock that runs at the machine's pace, from `startAt` (MARKET_NOW) if given, else from the real time; at least
 * `aheadMs` ahead of the machine's, so that a clock that was moved stays ahead after a restart.
 */
export function createClock(
  startAt: Date | null = null,
  realNow: () => number = Date.now,
  aheadMs: number | null = null,
): Clock {
  const startOffset = startAt === null ? 0 : startAt.getTime() - realNow();
  let offset = aheadMs === null ? startOffset : Math.max(startOffset, aheadMs);
  return {
    now: () => new Date(realNow() + offset),
    advance(ms) {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`The market's clock only runs forward: ${ms}`);
      offset += ms;
    },
  };
}
