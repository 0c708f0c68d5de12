import { sql, type Selectable } from 'kysely';
import { dayAt } from '#rules/zone.ts';
import { insertRecords } from '../database/insertRecords.ts';
import type { FileTable } from '../database/savingTables.ts';
import type { MarketTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type SiteSettings = Pick<
  Selectable<MarketTable>,
  | 'identity'
  | 'banner'
  | 'popup'
  | 'stored_modal'
  | 'links'
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
  | 'week_plans'
  | 'time_zone'
  | 'first_weekday'
  | 'reusable_box'
>;

/**
 * The content of these tables, by the columns that files fill. Placements and variants are limited to the requested
 * products.
 */
export type StoredMarket = { [Table in FileTable]: Row<Table>[] } & {
  site: SiteSettings;
  /** Somebody has ordered, is paying, or subscribes to a basket. */
  hasSold: boolean;
  /** The same, or has become a member: the books have begun. */
  hasBooks: boolean;
};

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
  'links',
  'outlines',
  'order_fee',
  'free_delivery_above',
  'membership_price',
  'trial_months',
  'express_lead_hours',
  'gst_rates',
  'pst_rates',
  'week_plans',
  'time_zone',
  'first_weekday',
  'reusable_box',
] as const;
/** All other settings are JSON, of which numbers are written the same way. */
const PLAIN_COLUMNS: readonly string[] = ['reusable_box', 'time_zone'];

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

/** How `readSoldDays` names a place (uuid) and a day, of all orders or of Express orders alone. */
export const soldDay = (place: string, day: string, isExpress = false): string =>
  `${place} ${day}${isExpress ? ' express' : ''}`;

/** Places with a day, since `now`, on which paid orders, or orders being paid, are handed over, each as `soldDay`. */
export async function readSoldDays(tx: Transaction, now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ place: string; slot: Date; express: boolean }>`
    select distinct coalesce(shipping_zone_id, location_id) as place, slot_from as slot, from_storage as express from orders
      where status not in ('cancelled', 'refunded', 'merged') and slot_from >= ${now}
    union select distinct coalesce(shipping_zone_id, location_id), slot_from, from_storage from checkout_attempt
      where status in ('creating', 'pending') and slot_from >= ${now}`.execute(tx);
  return new Set(
    rows.flatMap(({ place, slot, express }) => [
      soldDay(place, dayAt(slot)),
      ...(express ? [soldDay(place, dayAt(slot), true)] : []),
    ]),
  );
}

/**
 * Reads the market; `handles`: French handles of the products whose placements and variants are read, null for all.
 * `lock`: locks those variants, so that no payment changes their holds before the import ends.
 */
export async function readStored(
  tx: Transaction,
  handles: readonly string[] | null,
  { lock = handles !== null } = {},
): Promise<StoredMarket> {
  const rows = <Table extends FileTable>(table: Table) =>
    sql<Row<Table>>`select * from ${sql.table(table)} order by id`.execute(tx).then((result) => result.rows);
  const ofProducts =
    handles === null
      ? sql`true`
      : sql`product_id in (select id from product where handle_primary = any(${handles}::text[]))`;
  const site = await tx.selectFrom('market').select(SITE_COLUMNS).executeTakeFirstOrThrow();
  const sold = await sql<{
    sold: boolean;
    joined: boolean;
  }>`select exists (select from membership) as joined, exists (select from orders) or exists (select from user_basket)
    or exists (select from checkout_attempt where status in ('creating', 'pending')) as sold`.execute(tx);
  return {
    seller: await rows('seller'),
    collection: await rows('collection'),
    product: await rows('product'),
    placement: (await sql<Row<'placement'>>`select * from placement where ${ofProducts} order by id`.execute(tx)).rows,
    variant: (
      await sql<Row<'variant'>>`
        select * from variant where ${ofProducts} order by id ${lock ? sql`for no key update` : sql``}`.execute(tx)
    ).rows,
    basket: await rows('basket'),
    location: await rows('location'),
    shipping_zone: await rows('shipping_zone'),
    synonym_group: await rows('synonym_group'),
    site,
    hasSold: sold.rows[0]?.sold === true,
    hasBooks: sold.rows[0]?.sold === true || sold.rows[0]?.joined === true,
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

/** The rows of these ids, locked until the transaction ends. */
export async function lockRows(tx: Transaction, table: FileTable, ids: readonly string[]): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select * from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  return rows;
}

export async function deleteRows(tx: Transaction, table: FileTable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(tx);
}

/** Of these rows the first that something else names: a purchase, a cart, a subscription, a customer, a row not among these. Null: none. */
export async function firstInUse(tx: Transaction, ids: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from unnest(${ids}::uuid[]) as named (id)
    where exists (select from cart_item where variant_id = named.id)
      or exists (select from attempt_line where variant_id = named.id or seller_id = named.id)
      or exists (select from order_line where variant_id = named.id or seller_id = named.id)
      or exists (select from cart where location_id = named.id or shipping_zone_id = named.id)
      or exists (select from checkout_attempt where location_id = named.id or shipping_zone_id = named.id)
      or exists (select from user_basket where basket_id = named.id or location_id = named.id or shipping_zone_id = named.id)
      or exists (select from customer where preferred_location_id = named.id)
      or exists (select from product p where p.seller_id = named.id and p.id <> all(${ids}::uuid[]))
      or exists (select from placement p where p.collection_id = named.id and p.id <> all(${ids}::uuid[]))
      or exists (select from collection c where c.parent_id = named.id and c.id <> all(${ids}::uuid[]))
    limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The version of a product grows with its categories, which are rows of their own. */
export async function countPlacements(tx: Transaction, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    update product set version = version + 1,
      field_versions = field_versions || jsonb_build_object('collections', version + 1)
    where id = any(${products}::uuid[])`.execute(tx);
}
