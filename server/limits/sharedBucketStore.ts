import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { takeTokens, type CountedKey } from './tokenBucket.ts';

/** Days after which an unused bucket is erased: by then every one is full again. */
const UNUSED_DAYS = 2;

/** Token buckets of all processes of a market: limits that do not grow with the number of servers. */
export type SharedBuckets = {
  /** Counts a call at `now` (ms). 0: admitted; else the ms until the next one is. */
  take(counted: readonly CountedKey[], now: number): Promise<number>;
  /** Erases unused buckets; returns how many. */
  forget(): Promise<number>;
};

/** Keys are stored as hashes, since they name sessions and addresses. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export function createSharedBuckets(database: Database): SharedBuckets {
  return {
    take: (plain, now) => {
      const counted = plain.map(({ key, rate }) => ({ key: hashOf(key), rate }));
      const keys = counted.map(({ key }) => key);
      return inTransaction(database, async (tx) => {
        await sql`
          insert into rate_bucket (key, tokens, at)
          select k.key, k.burst, ${now} from unnest(${keys}::text[], ${counted.map(({ rate }) => rate.burst)}::float8[])
            as k (key, burst) order by k.key
          on conflict (key) do nothing`.execute(tx);
        const rows = await tx
          .selectFrom('rate_bucket')
          .selectAll()
          .where('key', 'in', keys)
          .orderBy('key')
          .forUpdate()
          .execute();
        const stored = new Map(rows.map(({ key, ...bucket }) => [key, bucket]));
        const { wait, taken } = takeTokens(counted, (key) => stored.get(key), now);
        for (const { key, bucket } of taken)
          await tx.updateTable('rate_bucket').set(bucket).where('key', '=', key).execute();
        return wait;
      });
    },
    async forget() {
      const before = Date.now() - UNUSED_DAYS * 86_400_000;
      const { numDeletedRows } = await database.kysely
        .deleteFrom('rate_bucket')
        .where('at', '<', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
