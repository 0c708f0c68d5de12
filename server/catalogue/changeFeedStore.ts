import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ChangedKind, VariantTable } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import {
  productOf,
  sellerOf,
  stockOf,
  synonymOf,
  variantOf,
  type PlacementRecord,
  type StockFigures,
} from '../snapshot/catalogueRecords.ts';
import type { Versions } from '../snapshot/catalogueSnapshot.ts';
import type { CataloguePatch } from '../snapshot/snapshotPatch.ts';
import { isUnsettled, writtenSince, type CatalogueReading } from './catalogueReadingStore.ts';
import { inOneView, versionsOf, type LoggedKind } from './catalogueStore.ts';

/** Where a process stands in the change log: as a reading says. */
export type FeedPlace = Pick<CatalogueReading, 'server' | 'since' | 'seen'>;

/** What a change has touched, read again in one view with its versions. */
export type CatalogueChange = {
  readonly versions: Versions;
  readonly place: FeedPlace;
  readonly patch: CataloguePatch;
  /** Stock of variants whose products are not in the patch. */
  readonly figures: readonly StockFigures[];
};

/** Beyond these many rows, reading everything that was written costs less. */
const MOST_TOUCHED = 100;

type Logged = { id: string; about: ChangedKind | null; ids: string[] | null; unsettled: boolean };

type Feed = { place: FeedPlace; logged: Logged[]; versions: Versions };

/** The rows of the change log that a process has not seen, and where it stands afterwards. */
async function loggedSince(tx: Transaction, from: FeedPlace): Promise<Feed> {
  const { rows } = await sql<{ server: string; since: string; logged: Logged[]; kinds: LoggedKind[] }>`
    select pg_postmaster_start_time()::text as server, pg_snapshot_xmin(pg_current_snapshot())::text as since,
      (select coalesce(json_agg(json_build_object('id', id::text, 'about', about, 'ids', ids, 'unsettled', ${isUnsettled})), '[]')
       from change_log where ${writtenSince(from.since)}) as logged,
      (select json_agg(kinds) from (select kind, count(*) as count, max(id)::text as last from change_log group by kind) kinds) as kinds
    `.execute(tx);
  const [view] = rows;
  if (!view) throw new Error('The database has not answered a row.');
  const { server, since, logged, kinds } = view;
  const seen = logged.filter(({ unsettled }) => unsettled).map(({ id }) => id);
  return {
    place: { server, since, seen },
    logged: logged.filter(({ id }) => !from.seen.includes(id)),
    versions: versionsOf(kinds),
  };
}

/** The ids of each kind; null if a row of the log does not say what was touched, or if they are many. */
function touchedOf(logged: readonly Logged[]): Record<ChangedKind, string[]> | null {
  const ids: Record<ChangedKind, Set<string>> = {
    product: new Set(),
    seller: new Set(),
    synonym: new Set(),
    variant: new Set(),
  };
  for (const { about, ids: touched } of logged) {
    if (about === null || touched === null || !(about in ids)) return null;
    for (const id of touched) ids[about].add(id);
  }
  if (Object.values(ids).some(({ size }) => size > MOST_TOUCHED)) return null;
  return {
    product: [...ids.product],
    seller: [...ids.seller],
    synonym: [...ids.synonym],
    variant: [...ids.variant],
  };
}

/** The records of these ids; null where there is none. */
const byId = <T extends { id: string }>(ids: readonly string[], records: readonly T[]): Map<string, T | null> =>
  new Map([...ids.map((id) => [id, null] as const), ...records.map((record) => [record.id, record] as const)]);

const isOneOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`;

async function readPatch(tx: Transaction, ids: Record<ChangedKind, string[]>): Promise<CataloguePatch> {
  const { product, seller, synonym } = ids;
  const of = <T>(wanted: readonly string[], read: () => Promise<T[]>) => (wanted.length > 0 ? read() : []);
  // One statement, since the embedded database runs each on the thread that answers shoppers.
  const products = await of(product, () =>
    tx
      .selectFrom('product')
      .selectAll()
      .select([
        sql<Selectable<VariantTable>[]>`(select coalesce(json_agg(v order by position), '[]')
          from variant v where v.product_id = product.id)`.as('variants'),
        sql<PlacementRecord[]>`(select coalesce(json_agg(json_build_object('id', id, 'productId', product_id,
          'collectionId', collection_id, 'isMain', is_main)), '[]')
          from placement where placement.product_id = product.id)`.as('placements'),
      ])
      .where(isOneOf('id', product))
      .execute(),
  );
  const sellers = await of(seller, () => tx.selectFrom('seller').selectAll().where(isOneOf('id', seller)).execute());
  const synonyms = await of(synonym, () =>
    tx.selectFrom('synonym_group').selectAll().where(isOneOf('id', synonym)).execute(),
  );
  return {
    products: byId(product, products.map(productOf)),
    variants: products.flatMap(({ variants }) => variants.map(variantOf)),
    placements: products.flatMap(({ placements }) => placements),
    sellers: byId(seller, sellers.map(sellerOf)),
    synonyms: byId(synonym, synonyms.map(synonymOf)),
  };
}

/**
 * What has changed since a process stood at `from`; null if the log does not say so row by row: after more than a hundred rows, after
 * a change of places or settings, of what nobody noted, or on another server.
 */
export function readChange(database: Database, from: FeedPlace): Promise<CatalogueChange | null> {
  return inOneView(database, async (tx) => {
    const { place, logged, versions } = await loggedSince(tx, from);
    const ids = place.server === from.server ? touchedOf(logged) : null;
    if (!ids) return null;
    const patch = await readPatch(tx, ids);
    const rows =
      ids.variant.length === 0
        ? []
        : await tx
            .selectFrom('variant')
            .select(['id', 'stock', 'held', 'stock_mdo', 'held_mdo'])
            .where(isOneOf('id', ids.variant))
            .execute();
    return { versions, place, patch, figures: rows.map(stockOf) };
  });
}
