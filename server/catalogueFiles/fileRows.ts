import type { Row, StoredMarket } from './catalogueFileStore.ts';
import {
  basketColumns,
  collectionColumns,
  locationColumns,
  productColumns,
  sellerColumns,
  synonymColumns,
  variantColumns,
  zoneColumns,
  type Columns,
  type FileKind,
} from './fileColumns.ts';

export { deleteRows, lockImports, readStored } from './catalogueFileStore.ts';
export type { Row, StoredMarket } from './catalogueFileStore.ts';

/** An object's values by the columns of its file. */
export type FileValues = Record<string, unknown>;
/** A stored object as its file has it; a product's variants separately. */
export type FileRow = { row: { id: string }; values: FileValues; variants?: FileRow[] };

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
/** Sorts by the first key that differs, independently of the database's order. */
const sorted = <Item>(items: readonly Item[], ...keys: ((item: Item) => string | number)[]): Item[] =>
  items.toSorted((a, b) => keys.map((key) => compare(key(a), key(b))).find((order) => order !== 0) ?? 0);

/** `relations`: the values of columns that no field fills. */
function fileRow(columns: Columns, row: { id: string }, relations: FileValues = {}): FileRow {
  const fields = new Map<string, unknown>(Object.entries(row));
  const values = Object.entries(columns).map(([name, { field }]) => [
    name,
    field === null ? relations[name] : fields.get(field),
  ]);
  return { row, values: Object.fromEntries(values) as FileValues };
}

/** Every collection after its parent, by priority. */
function collectionRows(stored: StoredMarket): FileRow[] {
  const handles = new Map(stored.collection.map((row) => [row.id, row.handle_primary]));
  const children = Map.groupBy(stored.collection, ({ parent_id }) => parent_id);
  const below = (parent: string | null): Row<'collection'>[] =>
    sorted(
      children.get(parent) ?? [],
      ({ priority }) => priority,
      ({ handle_primary }) => handle_primary,
    ).flatMap((child) => [child, ...below(child.id)]);
  return below(null).map((row) =>
    fileRow(collectionColumns, row, { parent: handles.get(row.parent_id ?? '') ?? null }),
  );
}

/** A product's collections, the main one first, '' if there is none. */
function placementHandles(placed: readonly Row<'placement'>[], handle: (id: string) => string): string[] {
  const main = placed.find(({ is_main }) => is_main);
  const others = sorted(
    placed.filter(({ is_main }) => !is_main).map(({ collection_id }) => handle(collection_id)),
    (name) => name,
  );
  if (main) return [handle(main.collection_id), ...others];
  return others.length > 0 ? ['', ...others] : [];
}

/** By priority. Products whose variants were not read have none. */
function productRows(stored: StoredMarket): FileRow[] {
  const handles = new Map(stored.collection.map((row) => [row.id, row.handle_primary]));
  const sellers = new Map(stored.seller.map((row) => [row.id, row.handle]));
  const variants = Map.groupBy(stored.variant, ({ product_id }) => product_id);
  const placements = Map.groupBy(stored.placement, ({ product_id }) => product_id);
  return sorted(
    stored.product,
    ({ priority }) => priority,
    ({ handle_primary }) => handle_primary,
  ).map((product) => ({
    ...fileRow(productColumns, product, {
      seller: sellers.get(product.seller_id),
      collections: placementHandles(placements.get(product.id) ?? [], (id) => handles.get(id) ?? ''),
    }),
    variants: sorted(variants.get(product.id) ?? [], ({ position }) => position).map((variant) =>
      fileRow(variantColumns, variant),
    ),
  }));
}

/** The objects of a market in the order in which files have them. */
export function fileRows(stored: StoredMarket): Record<FileKind, FileRow[]> {
  const byPriority = <Item extends { id: string; priority: number }>(
    columns: Columns,
    items: readonly Item[],
    key: (item: Item) => string,
  ) => sorted(items, ({ priority }) => priority, key).map((row) => fileRow(columns, row));
  return {
    sellers: sorted(stored.seller, ({ handle }) => handle).map((row) => fileRow(sellerColumns, row)),
    collections: collectionRows(stored),
    baskets: byPriority(basketColumns, stored.basket, (basket) => basket.handle_primary),
    locations: byPriority(locationColumns, stored.location, ({ key }) => key),
    zones: byPriority(zoneColumns, stored.shipping_zone, ({ key }) => key),
    synonyms: sorted(stored.synonym_group, ({ key }) => key).map((row) => fileRow(synonymColumns, row)),
    products: productRows(stored),
  };
}
