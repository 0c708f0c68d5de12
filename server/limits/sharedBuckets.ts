import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { eraseBuckets, lockBuckets, writeBuckets } from './sharedBucketStore.ts';
import { takeTokens, type CountedKey } from './tokenBucket.ts';

/** Days after which an unused bucket is erased: by then every one is full again. */
const UNUSED_DAYS = 2;

/* Token buckets of all processes of a market: limits that do not grow with the number of servers. */

/** Keys are stored as hashes, since they name sessions and addresses. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts a call at `now` (ms). 0: admitted; else the ms until the next one is. */
export function take(database: Database, callers: readonly CountedKey[], now: number): Promise<number> {
  const counted = callers.map(({ key, rate }) => ({ key: hashOf(key), rate }));
  return inTransaction(database, async (tx) => {
    const stored = await lockBuckets(tx, counted, now);
    const { wait, updated } = takeTokens(counted, (key) => stored.get(key), now);
    await writeBuckets(tx, updated);
    return wait;
  });
}

/** Erases unused buckets; returns how many. */
export function forget(database: Database): Promise<number> {
  return eraseBuckets(database.kysely, Date.now() - UNUSED_DAYS * 86_400_000);
}
