import { isDeepStrictEqual } from 'node:util';
import type { FileTable, RowChange, ShownChange } from '../database/savingTables.ts';
import type { StoredMarket } from './catalogueFileStore.ts';
import { fileKinds, variantColumns, type Columns } from './fileColumns.ts';
import type { MarketPlan } from './planMarket.ts';
import { changedColumns, type PlannedRow } from './planRows.ts';
import { withNames } from './savedNames.ts';

/** The kind of file that fills a table. */
const KINDS: Record<FileTable, ShownChange['kind']> = {
  seller: 'sellers',
  collection: 'collections',
  product: 'products',
  placement: 'products',
  variant: 'products',
  basket: 'baskets',
  location: 'locations',
  shipping_zone: 'zones',
  synonym_group: 'synonyms',
};

function planned(
  table: FileTable,
  rows: readonly PlannedRow<{ id: string }>[],
  keyOf: (row: Record<string, unknown>) => string,
): RowChange[] {
  return rows.flatMap(({ row, existing }): RowChange[] => {
    const key = keyOf({ ...existing, ...row });
    if (!existing) return [{ table, key, id: row.id, before: null, after: row }];
    const before = new Map<string, unknown>(Object.entries(existing));
    const columns = changedColumns(row, existing);
    if (columns.length === 0) return [];
    return [
      {
        table,
        key,
        id: row.id,
        before: Object.fromEntries(columns.map((column) => [column, before.get(column)])),
        after: Object.fromEntries(columns.map((column) => [column, row[column]])),
      },
    ];
  });
}

const handleOf = (row: Record<string, unknown>) => String(row['handle'] ?? row['handle_primary'] ?? row['key'] ?? '');

/** What an import changes, row by row. */
export function planChanges(plan: Omit<MarketPlan, 'findings'>, stored: StoredMarket): RowChange[] {
  const placements = new Map(stored.placement.map((row) => [row.id, row]));
  const ofProducts = plan.products.flatMap(({ product, variants, leaving, coming }) => {
    const handle = handleOf({ ...product.existing, ...product.row });
    return [
      ...planned('product', [product], handleOf),
      ...leaving.map((id) => ({
        table: 'placement' as const,
        key: handle,
        id,
        before: { ...placements.get(id) },
        after: null,
      })),
      ...coming.map((row) => ({ table: 'placement' as const, key: handle, id: row.id, before: null, after: row })),
      ...planned('variant', variants, (row) => `${handle}/${handleOf(row)}`),
    ];
  });
  return [
    ...planned('seller', plan.sellers, handleOf),
    ...planned('collection', plan.collections, handleOf),
    ...ofProducts,
    ...planned('basket', plan.baskets, handleOf),
    ...planned('location', plan.locations, handleOf),
    ...planned('shipping_zone', plan.zones, handleOf),
    ...planned('synonym_group', plan.synonyms, handleOf),
  ];
}

type Handles = ReadonlyMap<string, string>;

/** The handles of producers and categories by their ids, before and after the changes. */
function handlesOf(changes: readonly RowChange[], stored: StoredMarket): Handles {
  const handles = new Map([
    ...stored.seller.map(({ id, handle }) => [id, handle] as const),
    ...stored.collection.map(({ id, handle_primary }) => [id, handle_primary] as const),
  ]);
  for (const { table, id, after } of changes)
    if ((table === 'seller' || table === 'collection') && after && !handles.has(id)) handles.set(id, handleOf(after));
  return handles;
}

const columnsOfTable = (table: FileTable): Columns => (table === 'variant' ? variantColumns : fileKinds[KINDS[table]]);

function textOf({ kind }: Columns[string], value: unknown): string | null {
  return value === null || value === undefined ? null : kind.toText(value);
}

/** Ids as handles; a position alone is none of the file's columns. */
function shownColumns({ table, key, before, after }: RowChange, handles: Handles): ShownChange[] {
  const kind = KINDS[table];
  const relations = { seller_id: 'seller', parent_id: 'parent' } as const;
  return Object.keys(after ?? {}).flatMap((field): ShownChange[] => {
    if (field === 'seller_id' || field === 'parent_id') {
      const handle = (row: Record<string, unknown> | null) => handles.get(String(row?.[field])) ?? null;
      return [{ kind, key, column: relations[field], before: handle(before), after: handle(after) }];
    }
    const [column, definition] = Object.entries(columnsOfTable(table)).find(([, one]) => one.field === field) ?? [];
    return column && definition
      ? [{ kind, key, column, before: textOf(definition, before?.[field]), after: textOf(definition, after?.[field]) }]
      : [];
  });
}

/** The categories of a product before and after, of which placements are the parts that differ. */
function shownPlacements(key: string, changes: readonly RowChange[], handles: Handles): ShownChange[] {
  const list = (rows: readonly (Record<string, unknown> | null)[]) =>
    rows.flatMap((row) => (row ? [handles.get(String(row['collection_id'])) ?? ''] : [])).join('|') || null;
  const [before, after] = [list(changes.map((one) => one.before)), list(changes.map((one) => one.after))];
  return [{ kind: 'products', key, column: 'collections', before, after }];
}

/** The changes as people read them, in the order of the rows. Values of the database as JSON has them are equal to those. */
export function shownChanges(changes: readonly RowChange[], stored: StoredMarket): ShownChange[] {
  const handles = handlesOf(changes, stored);
  const added = new Set(changes.flatMap(({ table, key, before }) => (table === 'product' && !before ? [key] : [])));
  const placements = Map.groupBy(
    changes.filter(({ table, key }) => table === 'placement' && !added.has(key)),
    ({ key }) => key,
  );
  const rows = changes.flatMap((change): ShownChange[] => {
    const { table, key, before, after } = change;
    if (table === 'placement') return [];
    if (table === 'variant' && added.has(key.split('/')[0] ?? '')) return [];
    if (before && after) return shownColumns(change, handles);
    const name = (row: Record<string, unknown> | null) => row && String(row['name_primary'] ?? row['name'] ?? key);
    return [{ kind: KINDS[table], key, column: null, before: name(before), after: name(after) }];
  });
  const shown = [...rows, ...[...placements].flatMap(([key, list]) => shownPlacements(key, list, handles))];
  return withNames(shown, changes, stored);
}

/** Whether a stored value is what a saving wrote; JSON has instants as texts. */
export const isSameValue = (stored: unknown, saved: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(stored ?? null)), JSON.parse(JSON.stringify(saved ?? null)));
