import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { inTransaction, type Transaction } from '../../server/database/transaction.ts';

/** Connections of one server. */
const POOL = 15;

/**
 * The number of deadlocks that a test database has counted. A transaction that PostgreSQL aborts for one is repeated,
 * so they show nowhere else: each means that two code paths lock in different orders (it must be cart, variants,
 * balance, order). Always 0 in the embedded database, which has one connection.
 */
export async function deadlocksOf(database: Database): Promise<number> {
  if (database.kind !== 'postgres') return 0;
  // Each connection delays reporting its statistics until it is told to.
  const arrived = Promise.withResolvers<void>();
  let waiting = 0;
  const handOver = async (tx: Transaction) => {
    await sql`select pg_stat_force_next_flush()`.execute(tx);
    if ((waiting += 1) === POOL) arrived.resolve();
    await arrived.promise;
  };
  await Promise.all(Array.from({ length: POOL }, () => inTransaction(database, handOver)));
  const { rows } = await sql<{
    deadlocks: number;
  }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(database.kysely);
  return rows[0]!.deadlocks;
}
