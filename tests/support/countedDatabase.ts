import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** The statements sent to a database, and the rows returned. */
export type Counted = { statements: number; rows: number };

/** Wraps a database to count statements and rows; `counted` returns the counts since the last call. */
export function countedDatabase(database: Database): { database: Database; counted: () => Counted } {
  let sum: Counted = { statements: 0, rows: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => ((sum.statements += 1), node),
    transformResult: async ({ result }) => ((sum.rows += result.rows.length), result),
  };
  return {
    database: { ...database, kysely: database.kysely.withPlugin(plugin) },
    counted() {
      const last = sum;
      sum = { statements: 0, rows: 0 };
      return last;
    },
  };
}
