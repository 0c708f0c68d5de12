import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** Every row of these tables as text, by table and in a fixed order, read by one statement. */
export async function rowsOf(
  { kysely }: Pick<Database, 'kysely'>,
  tables: readonly string[],
): Promise<Record<string, string[]>> {
  const parts: RawBuilder<unknown>[] = tables.map(
    (table) => sql`select ${sql.lit(table)} as name, t::text as row from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`
    ${sql.join(parts, sql` union all `)} order by 1, 2`.execute(kysely);
  const byTable: Record<string, string[]> = Object.fromEntries(tables.map((table) => [table, []]));
  for (const { name, row } of rows) byTable[name]?.push(row);
  return byTable;
}
