import { sql, type Selectable } from 'kysely';
import { insertRecords } from '../database/insertRecords.ts';
import type { MarketTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** The tables that catalogue files fill. */
export type FileTable =
  | 'seller'
  | 'collection'
  | 'product'
  | 'placement'
  | 'variant'
  | 'basket'
  | 'location'
  | 'shipping_zone'
  | 'synonym_group';
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type SiteSettings = Pick<
  Selectable<MarketTable>,
  | 'identity'
  | 'banner'
  | 'popup'
  | 'stored_modal'
  | 'contact'
  | 'pages'
  | 'outlines'
  | 'order_fee'
  | 'free_delivery_above'
  | 'membership_price'
  | 'trial_months'
  | 'express_lead_hours'
  | 'gst_rates'
  | 'pst_rates'
  | 'reusable_box'
>;

/**
 * The content of these tables, by the columns that files fill. Placements and variants are limited to the requested
 * products.
 */
export type StoredMarket = { [Table in FileTable]: Row<Table>[] } & { site: SiteSettings };

/** A row to write: its id and the columns that change or, for a new one, all of them. */
export type WrittenRow = { id: string } & Record<string, unknown>;

/** Rows per statement, which bounds the size of one parameter. */
const BATCH_ROWS = 2000;

const SITE_COLUMNS = [
  'identity',
  'banner',
  'popup',
  'stored_modal',
  'contact',
  'pages',
  'outlines',
  'order_fee',
  'free_delivery_above',
  'membership_price',
  'trial_months',
  'express_lead_hours',
  'gst_rates',
  'pst_rates',
  'reusable_box',
] as const;
/** All other settings are JSON, of which numbers are written the same way. */
const PLAIN_COLUMNS: readonly string[] = ['reusable_box'];

/** Temporary values of unique columns while rows exchange theirs; never stored otherwise. */
const PARKED: Partial<Record<FileTable, Record<string, string>>> = {
  seller: { legacy_id: 'null' },
  collection: { handle_secondary: "'~' || t.id" },
  product: { handle_secondary: "'~' || t.id" },
  variant: { position: '-1 - t.position' },
};

/** Waits for imports in progress: they run one after the other. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.selectFrom('market').select('id').forUpdate().execute();
}

/**
 * Reads the market; `handles`: French handles of the products whose placements and variants are read, null for all.
 * Locks those variants, so that no payment changes their holds before the import ends.
 */
export async function readStored(tx: Transaction, handles: readonly string[] | null): Promise<StoredMarket> {
  const rows = <Table extends FileTable>(table: Table) =>
    sql<Row<Table>>`select * from ${sql.table(table)} order by id`.execute(tx).then((result) => result.rows);
  const ofProducts =
    handles === null
      ? sql`true`
      : sql`product_id in (select id from product where handle_primary = any(${handles}::text[]))`;
  const site = await tx.selectFrom('market').select(SITE_COLUMNS).executeTakeFirstOrThrow();
  return {
    seller: await rows('seller'),
    collection: await rows('collection'),
    product: await rows('product'),
    placement: (await sql<Row<'placement'>>`select * from placement where ${ofProducts} order by id`.execute(tx)).rows,
    variant: (
      await sql<Row<'variant'>>`
        select * from variant where ${ofProducts} order by id ${handles === null ? sql`` : sql`for no key update`}`.execute(
        tx,
      )
    ).rows,
    basket: await rows('basket'),
    location: await rows('location'),
    shipping_zone: await rows('shipping_zone'),
    synonym_group: await rows('synonym_group'),
    site,
  };
}

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH_ROWS) }, (_, index) =>
    items.slice(index * BATCH_ROWS, (index + 1) * BATCH_ROWS),
  );

const recordset = (table: FileTable, rows: readonly WrittenRow[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;

/** Inserts rows, which all have the same columns. */
export async function insertRows(tx: Transaction, table: FileTable, rows: readonly WrittenRow[]): Promise<void> {
  for (const batch of batches(rows)) await insertRecords(table, batch).execute(tx);
}

/** Frees unique values of rows that are about to change, for others to take, before new rows are inserted. */
export async function parkRows(
  tx: Transaction,
  table: FileTable,
  columns: readonly string[],
  rows: readonly WrittenRow[],
): Promise<void> {
  const parked = Object.entries(PARKED[table] ?? {}).filter(([column]) => columns.includes(column));
  if (parked.length === 0 || rows.length === 0) return;
  const values = sql.join(parked.map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`));
  const ids = rows.map(({ id }) => id);
  await sql`update ${sql.table(table)} t set ${values} where t.id = any(${ids}::uuid[])`.execute(tx);
}

/** Updates the named columns of existing rows and no others, so that a change of stock alone is logged as one. */
export async function updateRows(
  tx: Transaction,
  table: FileTable,
  columns: readonly string[],
  rows: readonly WrittenRow[],
): Promise<void> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`));
  for (const batch of batches(rows))
    await sql`update ${sql.table(table)} t set ${values} from ${recordset(table, batch)} r where t.id = r.id`.execute(
      tx,
    );
}

export async function deletePlacements(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from placement where id = any(${ids}::uuid[])`.execute(tx);
}

/** Writes the given settings. */
export async function writeSite(tx: Transaction, site: Partial<SiteSettings>): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(site).map(([column, value]) => [
      column,
      PLAIN_COLUMNS.includes(column) ? value : JSON.stringify(value),
    ]),
  );
  await tx.updateTable('market').set(values).execute();
}

/** Runs the deferred constraints, so that a dry run meets them, too. */
export async function finishChecks(tx: Transaction): Promise<void> {
  await sql`set constraints all immediate`.execute(tx);
}
