import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { readStored, type Row, type StoredMarket } from './catalogueFileStore.ts';
import { writeCsv } from './csvText.ts';
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
} from './fileColumns.ts';
import { otherFiles } from './fileSet.ts';
import { termColumns } from './siteFile.ts';

export type FileFormat = 'csv' | 'json';
/** Relations of a row, by the columns of the file. */
type Relations = Record<string, unknown>;
/** An object to write: its values by the columns of the file, a product's variants separately. */
type ExportRow = { values: Relations; variants?: Relations[] };

const WITHOUT_CATEGORY = 'sans-categorie';

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
/** Sorts by the first key that differs, independently of the database's order. */
const sorted = <Item>(items: readonly Item[], ...keys: ((item: Item) => string | number)[]): Item[] =>
  items.toSorted((a, b) => keys.map((key) => compare(key(a), key(b))).find((order) => order !== 0) ?? 0);

function valuesOf(columns: Columns, row: object, relations: Relations = {}): Relations {
  const fields = new Map<string, unknown>(Object.entries(row));
  const entries = Object.entries(columns).map(([name, { field }]) => [
    name,
    field === null ? relations[name] : fields.get(field),
  ]);
  return Object.fromEntries(entries) as Relations;
}

const isNone = (value: unknown) => value === null || value === undefined;

function cellsOf(columns: Columns, values: Relations | undefined): string[] {
  return Object.entries(columns).map(([name, { kind }]) =>
    !values || isNone(values[name]) ? '' : kind.toText(values[name]),
  );
}

function jsonOf(columns: Columns, values: Relations): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { kind }]) => [name, isNone(values[name]) ? null : kind.toJson(values[name])]),
  );
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function textOf(format: FileFormat, columns: Columns, rows: readonly ExportRow[]): string {
  if (format === 'json')
    return jsonText(
      rows.map(({ values, variants }) => ({
        ...jsonOf(columns, values),
        ...(variants && { variants: variants.map((variant) => jsonOf(variantColumns, variant)) }),
      })),
    );
  const isProducts = columns === productColumns;
  const header = [...Object.keys(columns), ...(isProducts ? Object.keys(variantColumns) : [])];
  const lines = rows.flatMap(({ values, variants }) => {
    const cells = cellsOf(columns, values);
    if (!variants) return [cells];
    const repeated = cells.map((cell, index) => (index === 0 ? cell : ''));
    return [variants[0], ...variants.slice(1)].map((variant, index) => [
      ...(index === 0 ? cells : repeated),
      ...cellsOf(variantColumns, variant),
    ]);
  });
  return writeCsv([header, ...lines]);
}

/** Every collection after its parent, by priority. */
function collectionsInOrder(stored: StoredMarket): Row<'collection'>[] {
  const children = Map.groupBy(stored.collection, ({ parent_id }) => parent_id);
  const below = (parent: string | null): Row<'collection'>[] =>
    sorted(
      children.get(parent) ?? [],
      ({ priority }) => priority,
      ({ handle_primary }) => handle_primary,
    ).flatMap((child) => [child, ...below(child.id)]);
  return below(null);
}

/** The products by the handle of their main collection's top category. */
function productFiles(stored: StoredMarket): Map<string, ExportRow[]> {
  const collections = new Map(stored.collection.map((row) => [row.id, row]));
  const sellers = new Map(stored.seller.map((row) => [row.id, row.handle]));
  const variants = Map.groupBy(stored.variant, ({ product_id }) => product_id);
  const placements = Map.groupBy(stored.placement, ({ product_id }) => product_id);
  const handle = (id: string | undefined) => collections.get(id ?? '')?.handle_primary ?? '';
  const top = (id: string): string => {
    const parent = collections.get(id)?.parent_id;
    return parent ? top(parent) : handle(id);
  };
  const files = new Map<string, ExportRow[]>();
  for (const product of sorted(
    stored.product,
    (collection) => collection.priority,
    (seller) => seller.handle_primary,
  )) {
    const placed = placements.get(product.id) ?? [];
    const main = placed.find(({ is_main }) => is_main)?.collection_id;
    const otherHandles = sorted(
      placed.filter(({ is_main }) => !is_main),
      ({ collection_id }) => handle(collection_id),
    ).map(({ collection_id }) => handle(collection_id));
    const lists =
      main === undefined && otherHandles.length > 0 ? ['', ...otherHandles] : [handle(main), ...otherHandles];
    const relations = {
      seller: sellers.get(product.seller_id),
      collections: lists.length === 1 && lists[0] === '' ? [] : lists,
    };
    const file = main === undefined ? WITHOUT_CATEGORY : top(main);
    const exported = {
      values: valuesOf(productColumns, product, relations),
      variants: sorted(variants.get(product.id) ?? [], ({ position }) => position).map((variant) =>
        valuesOf(variantColumns, variant),
      ),
    };
    files.set(file, [...(files.get(file) ?? []), exported]);
  }
  return files;
}

/** A market's files as text, by name: the same for the same market, byte by byte. */
function filesOf(stored: StoredMarket, format: FileFormat): Map<string, string> {
  const handles = new Map(stored.collection.map((row) => [row.id, row.handle_primary]));
  const toRows = (columns: Columns, rows: readonly object[]) => rows.map((row) => ({ values: valuesOf(columns, row) }));
  const byPriority = <Item extends { priority: number }>(items: readonly Item[], key: (item: Item) => string) =>
    sorted(items, ({ priority }) => priority, key);
  const collections = collectionsInOrder(stored).map((row) => ({
    values: valuesOf(collectionColumns, row, { parent: handles.get(row.parent_id ?? '') ?? null }),
  }));
  const tables: [string, Columns, readonly ExportRow[]][] = [
    [
      'sellers',
      sellerColumns,
      toRows(
        sellerColumns,
        sorted(stored.seller, ({ handle }) => handle),
      ),
    ],
    ['collections', collectionColumns, collections],
    [
      'baskets',
      basketColumns,
      toRows(
        basketColumns,
        byPriority(stored.basket, (basket) => basket.handle_primary),
      ),
    ],
    [
      'locations',
      locationColumns,
      toRows(
        locationColumns,
        byPriority(stored.location, ({ key }) => key),
      ),
    ],
    [
      'zones',
      zoneColumns,
      toRows(
        zoneColumns,
        byPriority(stored.shipping_zone, ({ key }) => key),
      ),
    ],
    [
      'synonyms',
      synonymColumns,
      toRows(
        synonymColumns,
        sorted(stored.synonym_group, ({ key }) => key),
      ),
    ],
    ...[...productFiles(stored)].map(([category, products]): [string, Columns, readonly ExportRow[]] => [
      `products/${category}`,
      productColumns,
      products,
    ]),
  ];
  const { identity, banner, popup, contact, pages, outlines } = stored.site;
  const { stored_modal: storedModal } = stored.site;
  const terms = Object.fromEntries(
    Object.entries(termColumns).map(([term, column]) => [term, stored.site[column]] as const),
  );
  const box = stored.variant.find(({ id }) => id === stored.site.reusable_box);
  const reusableBox = stored.product.find(({ id }) => id === box?.product_id)?.handle_primary ?? null;
  return new Map([
    ...tables.map(([name, columns, rows]): [string, string] => [`${name}.${format}`, textOf(format, columns, rows)]),
    ['site.json', jsonText({ identity, banner, popup, storedModal, contact, pages, outlines, ...terms, reusableBox })],
  ]);
}

/** Exports the catalogue as files, by their names in the folder. Stock includes held units; holds are not exported. */
export function exportMarket(database: Database, format: FileFormat): Promise<Map<string, string>> {
  return inTransaction(database, async (tx) => filesOf(await readStored(tx, null), format));
}

/**
 * Writes the files to a folder, creating it if needed. Throws a sentence, and writes nothing, if the folder contains
 * other catalogue files, because an import of the folder would read both.
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const otherHandles = otherFiles(folder, new Set(files.keys()));
  if (otherHandles.length > 0)
    throw new Error(
      `${folder} holds other catalogue files, which an import would read too: ${otherHandles.join(', ')}.`,
    );
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.part`, text);
    fs.renameSync(`${file}.part`, file);
  }
}
