import { sql } from 'kysely';
import type { Database } from './database.ts';
import { readSnapshot, sqlState, type Transaction } from './transaction.ts';

/** A table by its quoted name. */
type StoredTable = { name: string };
/** A foreign key: its table, its columns and those of the parent table that they name. All quoted. */
type ForeignKey = { table: string; columns: string[]; parent: string; parentColumns: string[] };

/** Errors of PostgreSQL for files that it cannot read: system error, data corrupted, index corrupted. */
const UNREADABLE = /^(?:58|XX)/;

/** Every table that this user may read, in whatever schema. */
async function readTables(tx: Transaction): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
    order by n.nspname = current_schema() desc, 1`.execute(tx);
  return rows;
}

async function readForeignKeys(tx: Transaction): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select k.conrelid::regclass::text as "table", k.confrelid::regclass::text as parent,
      (select json_agg(quote_ident(a.attname) order by u.at) from unnest(k.conkey) with ordinality u (number, at)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number) as columns,
      (select json_agg(quote_ident(a.attname) order by u.at) from unnest(k.confkey) with ordinality u (number, at)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.number) as "parentColumns"
    from pg_constraint k where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
    order by 1, k.conname`.execute(tx);
  return rows;
}

/** Whether rows are read from the table itself, or from an index of it: two copies, of which one may have lost some. */
async function readFrom(tx: Transaction, source: 'table' | 'index'): Promise<void> {
  const [table, index] = source === 'table' ? ['on', 'off'] : ['off', 'on'];
  await sql`select set_config('enable_seqscan', ${table}, true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_indexscan', ${index}, true), set_config('enable_indexonlyscan', ${index}, true)`.execute(tx);
}

/** Reads every value of a table, whose checksums PostgreSQL verifies where it has them; then its rows by an index. */
async function tableFault(tx: Transaction, { name }: StoredTable): Promise<string | null> {
  await readFrom(tx, 'table');
  const { rows: read } = await sql<{ count: number }>`
    select count(*) as count, max(hashtext(t::text)) as hash from only ${sql.raw(name)} t`.execute(tx);
  await readFrom(tx, 'index');
  const { rows: listed } = await sql<{ count: number }>`select count(*) as count from only ${sql.raw(name)}`.execute(
    tx,
  );
  const [inTable, inIndex] = [read[0]?.count ?? 0, listed[0]?.count ?? 0];
  return inTable === inIndex ? null : `${name}: the table has ${inTable} rows and its index ${inIndex}`;
}

async function keyFault(
  tx: Transaction,
  { table, columns, parent, parentColumns }: ForeignKey,
): Promise<string | null> {
  await readFrom(tx, 'table');
  const isSet = columns.map((column) => `c.${column} is not null`).join(' and ');
  const isSame = columns.map((column, at) => `p.${parentColumns[at]} = c.${column}`).join(' and ');
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.raw(table)} c
    where ${sql.raw(isSet)} and not exists (select from ${sql.raw(parent)} p where ${sql.raw(isSame)})`.execute(tx);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : `${table}: ${count} rows name rows of ${parent} that are not there`;
}

/** One result from a snapshot of its own, since a failed statement ends its transaction. */
async function inSnapshot<T>(database: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  const results = readSnapshot(database, async function* once(tx) {
    yield await read(tx);
  });
  const { value } = await results.next();
  await results.return(undefined);
  return value as T;
}

/**
 * Reads every row of the database: whether table and index have the same rows, whether the rows that others name are
 * there, and whether all of it can be read. Returns a sentence for each fault; none: nothing is lost as far as the
 * database can tell.
 */
export async function findLostRows(database: Database): Promise<string[]> {
  const faultOf = async (name: string, read: (tx: Transaction) => Promise<string | null>): Promise<string | null> => {
    try {
      return await inSnapshot(database, read);
    } catch (error) {
      if (!UNREADABLE.test(sqlState(error) ?? '')) throw error;
      return `${name}: it cannot be read (${error instanceof Error ? error.message : String(error)})`;
    }
  };
  const faults: (string | null)[] = [];
  for (const table of await inSnapshot(database, readTables))
    faults.push(await faultOf(table.name, (tx) => tableFault(tx, table)));
  for (const key of await inSnapshot(database, readForeignKeys))
    faults.push(await faultOf(key.table, (tx) => keyFault(tx, key)));
  return faults.filter((fault) => fault !== null);
}
