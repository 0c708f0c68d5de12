import { LRUCache } from 'lru-cache';
import { takeTokens, tokensAt, type Bucket, type CountedKey } from './tokenBucket.ts';

/** Number of keys in memory; a forgotten one starts afresh. */
const MOST_KEYS = 20_000;

/** Token buckets of this process, which a restart resets: for what protects the process itself. */
export type MemoryBuckets = {
  /** Counts a call. 0: admitted; else the ms until the next one is. */
  take(counted: readonly CountedKey[]): number;
  /** Undoes the counting of a call. */
  restore(counted: readonly CountedKey[]): void;
};

/** `now` in ms: the machine's clock, since limits are about load and not about the market's week. */
export function createMemoryBuckets(now: () => number = Date.now): MemoryBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_KEYS });
  return {
    take(counted) {
      const { wait, updated } = takeTokens(counted, (key) => buckets.get(key), now());
      for (const { key, bucket } of updated) buckets.set(key, bucket);
      return wait;
    },
    restore(counted) {
      for (const { key, rate } of counted)
        buckets.set(key, { tokens: tokensAt(buckets.get(key), rate, now()) + 1, at: now() });
    },
  };
}
