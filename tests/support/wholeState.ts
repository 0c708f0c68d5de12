import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { rowsOf } from './tableRows.ts';

/** Every row of every table of the market, as text, by table: equal before and after what must change nothing. */
export async function wholeState(database: Pick<Database, 'kysely'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`.execute(database.kysely);
  return rowsOf(
    database,
    tables.map(({ name }) => name),
  );
}
