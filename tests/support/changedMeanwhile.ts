import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { inTransaction, type Transaction } from '../../server/database/transaction.ts';

/**
 * Makes a call while another transaction holds what it has changed, and commits that once the call waits for it: what the call decides by
 * a row that it has not locked is red. PostgreSQL alone. `hasWaited` false: the call ended before, without looking at that row.
 */
export async function changedMeanwhile<Result>(
  database: Database,
  change: (tx: Transaction) => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<{ result: Result; hasWaited: boolean }> {
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = inTransaction(database, async (tx) => {
    await change(tx);
    held.resolve();
    await done.promise;
  });
  await Promise.race([held.promise, changing]);
  let isDone = false;
  const called = call().finally(() => (isDone = true));
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isDone && (await waiting.execute(database.kysely)).rows.length === 0);
  const hasWaited = !isDone;
  done.resolve();
  await changing;
  return { result: await called, hasWaited };
}
