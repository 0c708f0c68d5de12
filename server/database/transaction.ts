import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Transaction as KyselyTransaction } from 'kysely';
import type { Database } from './database.ts';
import { withOpenTransaction } from './openTransaction.ts';
import type { Tables } from './tables.ts';

export type Transaction = KyselyTransaction<Tables>;

/** serialization_failure and deadlock_detected: PostgreSQL requires the whole transaction to be repeated. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);
const ATTEMPTS = 5;
const RETRY_DELAY_MS = 20;

/** The SQLSTATE of a database error, undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Runs `work` in one transaction (read committed): commits when it resolves, rolls back when it throws, and rethrows.
 * After a deadlock or a serialization failure the work is repeated, up to 5 times in all with a growing random pause,
 * so it must have no effect outside the transaction.
 *
 * Inside, every query goes through `tx`: a query on the database itself throws QueryOutsideTransactionError.
 */
export async function inTransaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.kysely.transaction().execute((tx) => withOpenTransaction(() => work(tx)));
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE_CODES.has(sqlState(error) ?? '')) throw error;
      await delay(Math.random() * RETRY_DELAY_MS * 2 ** attempt);
    }
  }
}

/**
 * Yields what `read` yields, from one snapshot of the whole database (repeatable read, read only), however long it
 * takes. The embedded database answers nothing else until `read` has ended.
 */
export async function* readSnapshot<T>(
  database: Database,
  readRows: (tx: Transaction) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const snapshot = database.kysely.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const tx = await snapshot.execute();
  try {
    await sql`select set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
    yield* readRows(tx);
  } finally {
    await tx.rollback().execute();
  }
}

/** Carries the result out of a transaction that is rolled back. */
class Undone<T> extends Error {
  readonly answer: T;
  constructor(result: T) {
    super('The transaction was to be undone');
    this.answer = result;
  }
}

/** Like `inTransaction`, but rolls back: returns the result of a trial run. */
export async function inUndoneTransaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransaction<never>(database, async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return (error as Undone<T>).answer;
    throw error;
  }
}
