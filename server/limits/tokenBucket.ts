import { MINUTE_MS } from '#rules/constants.ts';
/** The initial burst, and the rate per minute after it. */
export type Rate = { burst: number; perMinute: number };
/** Tokens left at an instant in ms. */
export type Bucket = { tokens: number; at: number };
/** What a call counts against. */
export type CountedKey = { key: string; rate: Rate };

/** Tokens at `now` (ms), refilled up to the burst; an unknown bucket is full. A clock that is set back removes nothing. */
export function tokensAt(bucket: Bucket | undefined, { burst, perMinute }: Rate, now: number): number {
  if (!bucket) return burst;
  return Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) * perMinute) / MINUTE_MS);
}

/**
 * Takes a token from the bucket of every key, or from none: `wait` in ms until every bucket has one, 0 when they were
 * taken. `updated`: the buckets to store. A refused call changes only buckets of a later time than `now`, which are
 * refilled from `now` on: otherwise nobody would be admitted until a clock that was set back has caught up.
 */
export function takeTokens(
  counted: readonly CountedKey[],
  bucketOf: (key: string) => Bucket | undefined,
  now: number,
): { wait: number; updated: { key: string; bucket: Bucket }[] } {
  const filled = counted.map(({ key, rate }) => {
    const bucket = bucketOf(key);
    return { key, rate, tokens: tokensAt(bucket, rate, now), isLater: bucket !== undefined && bucket.at > now };
  });
  const wait = Math.max(0, ...filled.map(({ tokens, rate }) => ((1 - tokens) * MINUTE_MS) / rate.perMinute));
  const changed = wait > 0 ? filled.filter(({ isLater }) => isLater) : filled;
  const takenTokens = wait > 0 ? 0 : 1;
  return {
    wait,
    updated: changed.map(({ key, tokens }) => ({ key, bucket: { tokens: tokens - takenTokens, at: now } })),
  };
}
