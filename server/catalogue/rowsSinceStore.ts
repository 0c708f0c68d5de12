import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { inSlices } from '../search/slices.ts';
import { LINKS, type PlacementRecord } from '../snapshot/catalogueRecords.ts';
import type { ProductRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { ownPlacements } from '../snapshot/productLinks.ts';
import { inSteps } from '../steps.ts';
import { NAMES, readers, TABLES, type Counts, type ListName, type Rows } from './catalogueRowsStore.ts';

type Row = Rows[ListName][number];
type StoredRows = {
  readonly size: number;
  /** The row that a record would replace. */
  before(record: Row): Row | undefined;
  values(): Iterable<Row>;
};

const byId = (rows: ReadonlyMap<string, Row>): StoredRows => ({
  size: rows.size,
  before: ({ id }) => rows.get(id),
  values: () => rows.values(),
});

const placementsOf = (product: ProductRow): PlacementRecord[] =>
  ownPlacements(product).map(({ id, isMain, collection }) => ({
    id,
    productId: product.id,
    collectionId: collection.id,
    isMain,
  }));

function* placementsIn(products: Snapshot['products']): Generator<PlacementRecord> {
  for (const product of products.values()) yield* placementsOf(product);
}

/** The rows of a snapshot. */
function* storedRows(snapshot: Snapshot): Generator<unknown, Record<ListName, StoredRows>> {
  const { sellers, products, variants, synonyms } = snapshot;
  let placements = 0;
  yield* inSteps(products.values(), (product) => (placements += product.placements.length));
  const collections = new Map<string, Row>();
  for (const [id, row] of snapshot.collections) collections.set(id, { ...row, parentId: row.parent?.id ?? null });
  return {
    sellers: byId(sellers),
    products: byId(products),
    variants: byId(variants),
    collections: byId(collections),
    synonyms: byId(new Map(synonyms.map((row) => [row.id, row]))),
    placements: {
      size: placements,
      before(record) {
        const product = products.get((record as PlacementRecord).productId);
        return product && placementsOf(product).find(({ id }) => id === record.id);
      },
      values: () => placementsIn(products),
    },
  };
}

const STOCK = ['stock', 'held', 'stockMdo', 'heldMdo'];
/** What is renewed in place, and what is no column. */
const NOT_COMPARED: ReadonlySet<string> = new Set([...STOCK, ...LINKS]);
function isOtherThan(record: Row, row: Row | undefined): boolean {
  if (row === undefined) return true;
  const before = row as unknown as Record<string, unknown>;
  return Object.entries(record).some(
    ([name, value]) => !NOT_COMPARED.has(name) && !isDeepStrictEqual(value, before[name]),
  );
}

/** The rows of a list as they are now: those that stay are copied, since the snapshot is served as long as the next one is linked. */
function* rowsNow(
  stored: StoredRows,
  written: readonly Row[],
  remaining: ReadonlySet<string> | null,
): Generator<unknown, Row[]> {
  const now = new Map(written.map((record) => [record.id, record]));
  const rows: Row[] = [];
  yield* inSteps(stored.values(), (row) => {
    if (remaining?.has(row.id) === false) return;
    rows.push(now.get(row.id) ?? { ...row });
    now.delete(row.id);
  });
  return [...rows, ...now.values()];
}

/** What was written since a reading. `rows`: with those of the snapshot that stay as they were. */
export async function rowsSince(
  tx: Transaction,
  counts: Counts,
  { snapshot, writtenSince }: { snapshot: Snapshot; writtenSince: RawBuilder<SqlBool> },
) {
  const stored = await inSlices(storedRows(snapshot));
  const written: Partial<Record<ListName, readonly Row[]>> = {};
  const remaining: Partial<Record<ListName, ReadonlySet<string>>> = {};
  let isOther = false;
  for (const name of NAMES) {
    const changed: readonly Row[] = counts[name][1] > 0 ? await readers[name](tx, writtenSince) : [];
    written[name] = changed;
    const before = changed.map((record) => stored[name].before(record));
    isOther ||= changed.some((record, at) => isOtherThan(record, before[at]));
    const added = before.filter((row) => row === undefined).length;
    if (stored[name].size + added === counts[name][0]) continue;
    isOther = true;
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(TABLES[name])}`.execute(tx);
    remaining[name] = new Set(rows.map(({ id }) => id));
  }
  return {
    isOther,
    async rows(): Promise<Rows> {
      const rows: Partial<Record<ListName, readonly Row[]>> = {};
      for (const name of NAMES)
        rows[name] = await inSlices(rowsNow(stored[name], written[name]!, remaining[name] ?? null));
      return rows as Rows;
    },
    variants: written.variants as Rows['variants'],
  };
}
