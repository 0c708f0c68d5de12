import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

/** `type` as in SQL. */
export type StoredTable = { name: string; columns: { name: string; type: string }[] };

/** Approximate number of characters in one result; a row is never split. */
const PART_CHARACTERS = 1_000_000;
const MOST_ROWS = 1000;

/** Settings for the form of values, written and read, whatever the database's own are. */
export async function agreeOnForms(tx: Transaction): Promise<void> {
  await sql`select set_config('DateStyle', 'ISO, MDY', true), set_config('TimeZone', 'UTC', true),
    set_config('IntervalStyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`.execute(tx);
}

/**
 * Every table of the market by its name, with its stored columns; without the job queue's, which has its own schema.
 */
export async function readTables(tx: Transaction): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select c.relname as name, json_agg(
      json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname collate "C"`.execute(tx);
  return rows;
}

/** The names of the applied migrations, in order; none: the database never held a market. */
export async function readMigrations(tx: Transaction): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('migration') is not null as exists`.execute(tx);
  if (tables[0]?.exists !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from migration order by name collate "C"`.execute(tx);
  return rows.map(({ name }) => name);
}

export async function readSequences(tx: Transaction): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() order by 1`.execute(tx);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function countRows(tx: Transaction, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The rows of a table as JSON arrays of texts, in batches. */
export async function* readRows(tx: Transaction, { name, columns }: StoredTable): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare backup_rows no scroll cursor for
    select to_json(array[${values}]::text[])::text as line from ${sql.table(name)}`.execute(tx);
  for (let batchSize = 50; ;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batchSize)} from backup_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const characters = rows.reduce((sum, { line }) => sum + line.length, 0);
    batchSize = Math.max(1, Math.min(MOST_ROWS, Math.floor((PART_CHARACTERS * rows.length) / characters)));
  }
  await sql`close backup_rows`.execute(tx);
}
