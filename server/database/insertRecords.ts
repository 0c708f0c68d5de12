import { sql, type Insertable, type RawBuilder } from 'kysely';
import { PREPARED } from './preparedStatements.ts';
import type { Tables } from './tables.ts';

/**
 * One statement that inserts any number of rows, all with the same columns, as one parameter. It names its columns: what
 * a migration adds later keeps its default, also when a server of the release before inserts.
 */
export function insertRecords<Table extends keyof Tables>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): RawBuilder<unknown> {
  return sql`${sql.raw(PREPARED)} ${recordsStatement(table, rows)}`;
}

/** The same to run beside others. */
export function recordsStatement<Table extends keyof Tables>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const target = sql.table(table);
  return sql`insert into ${target} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb)`;
}
