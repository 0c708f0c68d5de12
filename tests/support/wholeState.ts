import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** Every row of every table of the market, as text, by table: equal before and after what must change nothing. */
export async function wholeState({ kysely }: Pick<Database, 'kysely'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`.execute(kysely);
  const state: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by 1`.execute(kysely);
    state[name] = rows.map(({ row }) => row);
  }
  return state;
}
