import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import type { StoredTable } from './backupReadingStore.ts';

/** Tables that migrations fill themselves, which is no sign of a market. */
const WRITTEN_BY_MIGRATIONS = new Set(['migration', 'market', 'change_log']);

/** The tables with rows that would be lost. */
export async function filledTables(tx: Transaction, tables: readonly StoredTable[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    if (WRITTEN_BY_MIGRATIONS.has(name)) continue;
    const { rows } = await sql<{ filled: boolean }>`
      select exists (select from ${sql.table(name)}) as filled`.execute(tx);
    if (rows[0]?.filled) filled.push(name);
  }
  return filled;
}

/** Other processes of the market connected to this database, as far as this user may see them. */
export async function otherProcesses(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'etal' and pid <> pg_backend_pid()`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Drops every table and function of the market, none of an extension. */
export async function dropMarket(tx: Transaction, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables) await sql`drop table if exists ${sql.table(name)} cascade`.execute(tx);
  const { rows } = await sql<{ routine: string }>`
    select p.oid::regprocedure::text as routine from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(tx);
  for (const { routine } of rows) await sql`drop routine if exists ${sql.raw(routine)} cascade`.execute(tx);
}

/** A foreign key of a table, by its definition, to be restored once all rows are in. */
export type Reference = { table: string; name: string; definition: string };

/** Empties the tables and drops what would check or react to rows one by one: triggers and foreign keys. */
export async function openTables(tx: Transaction, tables: readonly StoredTable[]): Promise<Reference[]> {
  const { rows: references } = await sql<Reference>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conname`.execute(tx);
  for (const { table, name } of references)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
  return references;
}

/** Inserts rows, JSON arrays of texts in the order of the columns. */
export async function writeRows(tx: Transaction, { name, columns }: StoredTable, lines: string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map(({ type }, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) r`.execute(tx);
}

/** Restores what `openTables` dropped, which the rows then have to satisfy, and advances the sequences. */
export async function closeTables(
  tx: Transaction,
  tables: readonly StoredTable[],
  references: readonly Reference[],
  sequences: Record<string, string | null>,
): Promise<void> {
  for (const { table, name, definition } of references)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(tx);
}
