import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** What was asked of a database, and how many rows it answered. */
export type Counted = { statements: number; rows: number };

/** The same database, counting what is asked of it; `counted` answers that since the last time. */
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
