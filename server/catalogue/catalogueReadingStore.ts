import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { MarketTerms } from '#rules/marketTerms.ts';
import type { Transaction } from '../database/transaction.ts';
import {
  collectionOf,
  productOf,
  sellerOf,
  synonymOf,
  variantOf,
  type StockFigures,
  type VariantRecord,
} from '../snapshot/catalogueRecords.ts';
import type { CatalogueRecords, Versions } from '../snapshot/catalogueSnapshot.ts';
import type { CataloguePatch, Replaced } from '../snapshot/snapshotPatch.ts';

type ListName = 'sellers' | 'collections' | 'products' | 'placements' | 'variants' | 'synonyms';
type Lists = { [Name in ListName]: Map<string, CatalogueRecords[Name][number]> };

/** What a reading passes to the next one, so that only changes are read. */
export type CatalogueReading = {
  readonly records: CatalogueRecords;
  /** Stock of the variants that were read now. */
  readonly figures: readonly StockFigures[];
  /** Something else than versions and stock is other than in the reading before. */
  readonly isOther: boolean;
  readonly lists: Lists;
  /** The server process that was asked, and the oldest transaction that may have written what it did not show. */
  readonly server: string;
  readonly since: string;
  /** Rows of the change log of such transactions that it did show. */
  readonly seen: readonly string[];
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

const noLists = (): Lists => ({
  sellers: new Map(),
  collections: new Map(),
  products: new Map(),
  placements: new Map(),
  variants: new Map(),
  synonyms: new Map(),
});

type View = {
  server: string;
  since: string;
  seen: string[];
  reusableBox: string | null;
  expressHours: string[];
  placeDays: string[];
  terms: MarketTerms;
  weeks: CatalogueRecords['weeks'];
  plans: CatalogueRecords['plans'];
  timeZone: string;
  places: CatalogueRecords['places'];
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

/** The rows of a table that were written since, as records; all of them without. */
async function rowsOf(tx: Transaction, name: ListName, since: string | null): Promise<{ id: string }[]> {
  const isChanged = since === null ? sql<boolean>`true` : writtenSince(since);
  if (name === 'sellers') return (await tx.selectFrom('seller').selectAll().where(isChanged).execute()).map(sellerOf);
  if (name === 'collections')
    return (await tx.selectFrom('collection').selectAll().where(isChanged).execute()).map(collectionOf);
  if (name === 'products')
    return (await tx.selectFrom('product').selectAll().where(isChanged).execute()).map(productOf);
  if (name === 'variants')
    return (await tx.selectFrom('variant').selectAll().where(isChanged).execute()).map(variantOf);
  if (name === 'synonyms')
    return (await tx.selectFrom('synonym_group').selectAll().where(isChanged).execute()).map(synonymOf);
  return tx
    .selectFrom('placement')
    .select(['id', 'product_id as productId', 'collection_id as collectionId', 'is_main as isMain'])
    .where(isChanged)
    .execute();
}

type Linked = { readonly id: string; sellerId?: string; productId?: string; collectionId?: string };
/** A record names others by the text that these hold: otherwise each row has a copy of every id. */
function shareIds(lists: Lists, record: Linked): void {
  const { sellerId, productId, collectionId } = record;
  if (sellerId !== undefined) record.sellerId = lists.sellers.get(sellerId)?.id ?? sellerId;
  if (productId !== undefined) record.productId = lists.products.get(productId)?.id ?? productId;
  if (collectionId !== undefined) record.collectionId = lists.collections.get(collectionId)?.id ?? collectionId;
}

/** Puts what a change has touched into the lists of a reading, which the next whole reading compares with. */
export function patchLists({ lists }: CatalogueReading, replaced: readonly Replaced[], patch: CataloguePatch): void {
  for (const { before } of replaced) {
    if (!before) continue;
    lists.products.delete(before.id);
    for (const { id } of before.variants) lists.variants.delete(id);
    for (const { id } of before.placements) lists.placements.delete(id);
  }
  for (const [id, record] of patch.products) if (record) lists.products.set(id, record);
  for (const variant of patch.variants) lists.variants.set(variant.id, variant);
  for (const placement of patch.placements) lists.placements.set(placement.id, placement);
  for (const [id, record] of patch.sellers) if (record) lists.sellers.set(id, record);
  for (const [id, row] of patch.synonyms)
    if (row) lists.synonyms.set(id, row);
    else lists.synonyms.delete(id);
}

const NO_STOCK = { stock: 0, held: 0, stockMdo: 0, heldMdo: 0 };
const withoutStock = (record: object) => ('stock' in record ? { ...record, ...NO_STOCK } : record);

/** In the order of their display. */
function byPosition(a: VariantRecord, b: VariantRecord): number {
  return a.productId < b.productId ? -1 : Number(a.productId > b.productId) || a.position - b.position;
}

/**
 * The whole catalogue as a view shows it, of which only the rows are read that were written since the reading `before`:
 * PostgreSQL keeps with each row the transaction that wrote it, those that view did not show are not older than the oldest
 * that ran then, and what is gone shows in the count. All rows are read from another server process than before.
 */
export async function readInView(
  tx: Transaction,
  versions: Versions,
  before: CatalogueReading | null,
): Promise<CatalogueReading> {
  const view = await viewOf(tx, before?.since ?? null);
  const previous = before?.server === view.server ? before : null;
  const lists: Lists = previous?.lists ?? noLists();
  const changedFigures: StockFigures[] = [];
  let isOther = previous === null;
  for (const name of NAMES) {
    const list: Map<string, { id: string }> = lists[name];
    const [totalCount, changedCount] = view.counts[name];
    for (const record of changedCount > 0 || !previous ? await rowsOf(tx, name, previous?.since ?? null) : []) {
      shareIds(lists, record);
      isOther ||= !isDeepStrictEqual(withoutStock(list.get(record.id) ?? {}), withoutStock(record));
      list.set(record.id, record);
      if (name === 'variants') changedFigures.push(record as VariantRecord);
    }
    if (list.size === totalCount) continue;
    isOther = true;
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(TABLES[name])}`.execute(tx);
    const remainingIds = new Set(rows.map(({ id }) => id));
    for (const id of list.keys()) if (!remainingIds.has(id)) list.delete(id);
  }
  const { server, since, seen, reusableBox, expressHours, placeDays, terms, weeks, plans, timeZone, places } = view;
  isOther ||= reusableBox !== previous?.records.reusableBox;
  isOther ||= !isDeepStrictEqual(expressHours, previous?.records.expressHours);
  isOther ||= !isDeepStrictEqual(placeDays, previous?.records.placeDays);
  isOther ||= !isDeepStrictEqual(terms, previous?.records.terms);
  isOther ||= !isDeepStrictEqual(weeks, previous?.records.weeks);
  isOther ||= !isDeepStrictEqual(plans, previous?.records.plans);
  isOther ||= timeZone !== previous?.records.timeZone;
  isOther ||= !isDeepStrictEqual(places, previous?.records.places);
  const records = isOther ? recordsOf(lists) : (previous as CatalogueReading).records;
  const figures = changedFigures.map(({ id, stock, held, stockMdo, heldMdo }) => ({
    id,
    stock,
    held,
    stockMdo,
    heldMdo,
  }));
  return {
    records: { ...records, versions, reusableBox, expressHours, placeDays, terms, weeks, plans, timeZone, places },
    figures,
    isOther,
    lists,
    server,
    since,
    seen,
  };
}

function recordsOf(
  lists: Lists,
): Omit<
  CatalogueRecords,
  'versions' | 'reusableBox' | 'expressHours' | 'placeDays' | 'terms' | 'weeks' | 'plans' | 'timeZone' | 'places'
> {
  return {
    sellers: [...lists.sellers.values()],
    collections: [...lists.collections.values()],
    products: [...lists.products.values()],
    placements: [...lists.placements.values()],
    variants: [...lists.variants.values()].sort(byPosition),
    synonyms: [...lists.synonyms.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}
