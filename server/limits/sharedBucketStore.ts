import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Bucket, CountedKey } from './tokenBucket.ts';

/** Locks the buckets of keys in the order of the keys, creating full ones where they are missing. */
export async function lockBuckets(
  tx: Transaction,
  counted: readonly CountedKey[],
  now: number,
): Promise<Map<string, Bucket>> {
  const keys = counted.map(({ key }) => key);
  await sql`
    insert into rate_bucket (key, tokens, at)
    select k.key, k.burst, ${now}::float8 from unnest(${keys}::text[], ${counted.map(({ rate }) => rate.burst)}::float8[])
      as k (key, burst) order by k.key
    on conflict (key) do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('rate_bucket')
    .selectAll()
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ key, ...bucket }) => [key, bucket]));
}

/** Writes locked buckets. */
export async function writeBuckets(
  tx: Transaction,
  buckets: readonly { key: string; bucket: Bucket }[],
): Promise<void> {
  for (const { key, bucket } of buckets)
    await tx.updateTable('rate_bucket').set(bucket).where('key', '=', key).execute();
}

/** Erases the buckets that were last used before an instant in ms; returns how many. */
export async function eraseBuckets(db: Kysely<Tables>, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('rate_bucket').where('at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
