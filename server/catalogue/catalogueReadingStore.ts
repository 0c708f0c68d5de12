import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import {
  collectionOf,
  productOf,
  sellerOf,
  synonymOf,
  variantOf,
  type PlacementRecord,
  type StockFigures,
  type SynonymRow,
} from '../snapshot/catalogueRecords.ts';
import type { CatalogueRecords, CollectionRow, Snapshot, Versions } from '../snapshot/catalogueSnapshot.ts';
import { RepeatedValues } from '../snapshot/repeatedValues.ts';

type ListName = 'sellers' | 'collections' | 'products' | 'placements' | 'variants' | 'synonyms';
type Row = { readonly id: string };
type Rows = { [Name in ListName]: readonly CatalogueRecords[Name][number][] };
/** All of the catalogue but its rows and versions. */
type Settings = Omit<CatalogueRecords, ListName | 'versions'>;

/** What a reading passes to the next one beside the snapshot, so that only changes are read. */
export type CatalogueReading = {
  readonly versions: Versions;
  readonly settings: Settings;
  /** The whole catalogue; null: nothing but versions and stock is other than in the reading before. */
  readonly records: CatalogueRecords | null;
  /** Stock of the variants that were read now. */
  readonly figures: readonly StockFigures[];
  /** The server process that was asked, and the oldest transaction that may have written what it did not show. */
  readonly server: string;
  readonly since: string;
  /** Rows of the change log of such transactions that it did show. */
  readonly seen: readonly string[];
};
/** The snapshot that a process has, and where its reading stood. */
export type ReadBefore = Pick<CatalogueReading, 'settings' | 'server' | 'since' | 'seen'> & {
  readonly snapshot: Snapshot;
};

const TABLES = {
  sellers: 'seller',
  collections: 'collection',
  products: 'product',
  placements: 'placement',
  variants: 'variant',
  synonyms: 'synonym_group',
} as const satisfies Record<ListName, string>;
const NAMES = Object.keys(TABLES) as ListName[];

/** Rows that a transaction has written which is not older than `since`: among them all that another view did not show. */
export const writtenSince = (since: string) => sql<boolean>`age(xmin) <= age(${since}::xid8::xid)`;

/** Rows of a transaction that is not older than the oldest one that runs now: the next view has to tell them from what it did not show. */
export const isUnsettled = sql<boolean>`age(xmin) <= age(pg_snapshot_xmin(pg_current_snapshot())::xid)`;

/** Rows of a whole table that are read at a time, so that what the driver makes of them is freed meanwhile. */
const PAGE = 2000;

type View = Settings & {
  server: string;
  since: string;
  seen: string[];
  counts: Record<ListName, [all: number, written: number]>;
};

/** What the view is, and how many rows each table has in it, all and written since. */
async function viewOf(tx: Transaction, since: string | null): Promise<View> {
  const counts = NAMES.map((name) => {
    const isChanged = since === null ? sql`true` : writtenSince(since);
    return sql`${sql.lit(name)}, (select json_build_array(count(*), count(*) filter (where ${isChanged})) from ${sql.table(TABLES[name])})`;
  });
  const { rows } = await sql<View>`
    select pg_postmaster_start_time()::text as server, pg_snapshot_xmin(pg_current_snapshot())::text as since,
      array(select id::text from change_log where ${isUnsettled}) as seen,
      (select reusable_box from market) as "reusableBox",
      (select json_build_object('orderFee', order_fee, 'freeDeliveryAbove', free_delivery_above,
        'membershipPrice', membership_price, 'trialMonths', trial_months, 'expressLeadHours', express_lead_hours,
        'gstRates', gst_rates, 'pstRates', pst_rates) from market) as terms,
      (select week_plans from market) as plans, (select time_zone from market) as "timeZone",
      (select coalesce(json_agg(json_build_object('startDate', start_date, 'closed', closed, 'closesAt', closes_at, 'note',
        case when note_primary is not null then json_build_object('primary', note_primary, 'secondary', note_secondary) end)
        order by start_date), '[]') from market_week) as weeks,
      json_build_object('pickup', exists (select from location where active),
        'delivery', exists (select from shipping_zone where active),
        'baskets', exists (select from basket where active),
        'basketDeposit', exists (select from basket where active and deposit > 0),
        'pickupTexts', array(select concat_ws(' | ', name_primary, name_secondary, city) from location where active order by 1),
        'deliveryTexts', array(select concat_ws(' | ', name_primary, name_secondary, description_primary, description_secondary)
          from shipping_zone where active order by 1)) as places,
      array(select unnest(express_hours) from location where active
        union select weekday || ' ' || slot_from || '-' || slot_to from shipping_zone where active
        order by 1) as "expressHours",
      array(select unnest(days) from location where active union select unnest(days) from shipping_zone where active
        order by 1) as "placeDays",
      json_build_object(${sql.join(counts)}) as counts`.execute(tx);
  const [view] = rows;
  if (!view) throw new Error('The database has not answered a row.');
  return view;
}

type Condition = RawBuilder<SqlBool>;
const readers: { [Name in ListName]: (tx: Transaction, where: Condition) => Promise<Rows[Name]> } = {
  sellers: async (tx, where) => (await tx.selectFrom('seller').selectAll().where(where).execute()).map(sellerOf),
  collections: async (tx, where) =>
    (await tx.selectFrom('collection').selectAll().where(where).execute()).map(collectionOf),
  products: async (tx, where) => (await tx.selectFrom('product').selectAll().where(where).execute()).map(productOf),
  variants: async (tx, where) => (await tx.selectFrom('variant').selectAll().where(where).execute()).map(variantOf),
  synonyms: async (tx, where) =>
    (await tx.selectFrom('synonym_group').selectAll().where(where).execute()).map(synonymOf),
  placements: (tx, where) =>
    tx
      .selectFrom('placement')
      .select(['id', 'product_id as productId', 'collection_id as collectionId', 'is_main as isMain'])
      .where(where)
      .execute(),
};

/** Properties that goods have alike, of which one value is held for all. */
const REPEATED = {
  products: ['types', 'sellerId', 'temperature', 'shelf', 'taxKind', 'status', 'diets', 'allergens', 'createdAt'],
  variants: ['name', 'unitPrice'],
  placements: ['collectionId'],
} as const satisfies { [Name in ListName]?: readonly (keyof Rows[Name][number])[] };

function shareRepeated(name: ListName, rows: readonly Row[], repeated: RepeatedValues): void {
  const names: readonly string[] = name in REPEATED ? REPEATED[name as keyof typeof REPEATED] : [];
  for (const row of rows as unknown as Record<string, unknown>[])
    for (const property of names) row[property] = repeated.first(row[property]);
}

/** All `count` rows of a table, page by page. */
async function allRows(
  tx: Transaction,
  name: ListName,
  { count, page }: { count: number; page: number },
  repeated: RepeatedValues,
): Promise<Row[]> {
  const all: Row[] = [];
  const table = sql.table(TABLES[name]);
  for (let after: string | null = null; ;) {
    const later: Condition = after === null ? sql`true` : sql`id > ${after}`;
    const ends: Row[] =
      count <= page
        ? []
        : (await sql<Row>`select id from ${table} where ${later} order by id offset ${page - 1} limit 1`.execute(tx))
            .rows;
    const last: string | null = ends[0]?.id ?? null;
    const rows = await readers[name](tx, last === null ? later : sql`${later} and id <= ${last}`);
    shareRepeated(name, rows, repeated);
    for (const row of rows) all.push(row);
    if (last === null) return all;
    after = last;
  }
}

/** The rows of a snapshot by id, as records of their own. */
function rowsIn(snapshot: Snapshot): { [Name in ListName]: ReadonlyMap<string, Row> } {
  const placements = new Map<string, PlacementRecord>();
  for (const { id: productId, placements: shown } of snapshot.products.values())
    for (const { id, isMain, collection } of shown)
      placements.set(id, { id, productId, collectionId: collection.id, isMain });
  const { sellers, collections, products, variants, synonyms } = snapshot;
  return {
    sellers,
    collections,
    products,
    variants,
    placements,
    synonyms: new Map(synonyms.map((row) => [row.id, row])),
  };
}

/** What a row was read as: links as ids. */
const recordOf = (row: Row): Row =>
  'parent' in row ? Object.assign({ ...row }, { parentId: (row as CollectionRow).parent?.id ?? null }) : { ...row };

const STOCK = new Set(['stock', 'held', 'stockMdo', 'heldMdo']);
function isOtherThan(record: Row, row: Row | undefined): boolean {
  if (row === undefined) return true;
  const before = recordOf(row) as Record<string, unknown>;
  return Object.entries(record).some(([name, value]) => !STOCK.has(name) && !isDeepStrictEqual(value, before[name]));
}

const byKey = (a: SynonymRow, b: SynonymRow) => (a.key < b.key ? -1 : 1);

/** All rows of a catalogue that no reading was made of before, or that another server answers. */
async function wholeRows(tx: Transaction, { counts }: View, page: number): Promise<Rows> {
  const repeated = new RepeatedValues();
  const rows: Partial<Record<ListName, Row[]>> = {};
  for (const name of NAMES) rows[name] = await allRows(tx, name, { count: counts[name][0], page }, repeated);
  return rows as unknown as Rows;
}

/** What was written since a reading. `rows`: with those of the snapshot that stay as they were. */
async function rowsSince(tx: Transaction, { counts }: View, { snapshot, since }: ReadBefore) {
  const stored = rowsIn(snapshot);
  const written: Partial<Record<ListName, readonly Row[]>> = {};
  const remaining: Partial<Record<ListName, ReadonlySet<string>>> = {};
  let isOther = false;
  for (const name of NAMES) {
    const rows = stored[name];
    const changed: readonly Row[] = counts[name][1] > 0 ? await readers[name](tx, writtenSince(since)) : [];
    written[name] = changed;
    isOther ||= changed.some((record) => isOtherThan(record, rows.get(record.id)));
    const added = changed.filter(({ id }) => !rows.has(id)).length;
    if (rows.size + added === counts[name][0]) continue;
    isOther = true;
    const ids = await sql<Row>`select id from ${sql.table(TABLES[name])}`.execute(tx);
    remaining[name] = new Set(ids.rows.map(({ id }) => id));
  }
  const rowsNow = (name: ListName): Row[] => {
    const list = new Map<string, Row>();
    for (const [id, row] of stored[name]) if (remaining[name]?.has(id) ?? true) list.set(id, row);
    for (const record of written[name]!) list.set(record.id, record);
    return [...list.values()].map((row) => (stored[name].get(row.id) === row ? recordOf(row) : row));
  };
  return {
    isOther,
    rows: () => Object.fromEntries(NAMES.map((name) => [name, rowsNow(name)])) as unknown as Rows,
    variants: written.variants as Rows['variants'],
  };
}

/**
 * The whole catalogue as a view shows it, of which only the rows are read that were written since the reading `before`:
 * PostgreSQL keeps with each row the transaction that wrote it, those that view did not show are not older than the oldest
 * that ran then, and what is gone shows in the count. All rows are read from another server process than before. The rows of the
 * reading before are those of its snapshot, so that none is held twice.
 */
export async function readInView(
  tx: Transaction,
  versions: Versions,
  before: ReadBefore | null,
  page = PAGE,
): Promise<CatalogueReading> {
  const view = await viewOf(tx, before?.since ?? null);
  const { server, since, seen, counts: _, ...settings } = view;
  const previous = before?.server === server ? before : null;
  const read = previous && (await rowsSince(tx, view, previous));
  const isOther = !read || read.isOther || !isDeepStrictEqual(settings, previous?.settings);
  const rows = isOther ? await (read ? read.rows() : wholeRows(tx, view, page)) : null;
  return {
    versions,
    settings,
    records: rows && { ...rows, synonyms: rows.synonyms.toSorted(byKey), ...settings, versions },
    figures: (read?.variants ?? []).map(({ id, stock, held, stockMdo, heldMdo }) => ({
      id,
      stock,
      held,
      stockMdo,
      heldMdo,
    })),
    server,
    since,
    seen,
  };
}
