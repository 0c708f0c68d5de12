import type { Database } from '../../server/database/database.ts';
import { inTransaction, type Transaction } from '../../server/database/transaction.ts';

/** Runs in a transaction that is rolled back, so that one written market serves every row of a table. */
export async function undoing<Result>(
  database: Database,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result | undefined> {
  const undo = new Error('undo');
  let result: Result | undefined;
  await inTransaction(database, async (tx) => {
    result = await run(tx);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return result;
}
