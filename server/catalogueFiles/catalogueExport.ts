import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { readStored, type StoredMarket } from './catalogueFileStore.ts';
import { writeCsv } from './csvText.ts';
import { fileKinds, productColumns, variantColumns, type Columns } from './fileColumns.ts';
import { fileRows, type FileRow, type FileValues } from './fileRows.ts';
import { otherFiles } from './fileSet.ts';
import { withoutIdleStock } from './idleCells.ts';
import { cellTexts } from './recordFiles.ts';
import { termColumns } from './siteFile.ts';

export type FileFormat = 'csv' | 'json';

const WITHOUT_CATEGORY = 'sans-categorie';

const isNone = (value: unknown) => value === null || value === undefined;

const cellsOf = (columns: Columns, row: FileRow | undefined): string[] =>
  row ? cellTexts(columns, row).map(({ value }) => value) : Object.keys(columns).map(() => '');

function jsonOf(columns: Columns, values: FileValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { kind }]) => [name, isNone(values[name]) ? null : kind.toJson(values[name])]),
  );
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function textOf(format: FileFormat, columns: Columns, rows: readonly FileRow[]): string {
  if (format === 'json')
    return jsonText(
      rows.map(({ values, variants }) => ({
        ...jsonOf(columns, values),
        ...(variants && { variants: variants.map(({ values: of }) => jsonOf(variantColumns, withoutIdleStock(of))) }),
      })),
    );
  const isProducts = columns === productColumns;
  const header = [...Object.keys(columns), ...(isProducts ? Object.keys(variantColumns) : [])];
  const lines = rows.flatMap((row) => {
    const { variants } = row;
    const cells = cellsOf(columns, row);
    if (!variants) return [cells];
    const repeated = cells.map((cell, index) => (index === 0 ? cell : ''));
    return [variants[0], ...variants.slice(1)].map((variant, index) => [
      ...(index === 0 ? cells : repeated),
      ...cellsOf(variantColumns, variant && { ...variant, values: withoutIdleStock(variant.values) }),
    ]);
  });
  return writeCsv([header, ...lines]);
}

/** The products by the handle of their main collection's top category. */
function productFiles(stored: StoredMarket, products: readonly FileRow[]): Map<string, FileRow[]> {
  const collections = new Map(stored.collection.map((row) => [row.handle_primary, row]));
  const handles = new Map(stored.collection.map((row) => [row.id, row.handle_primary]));
  const top = (handle: string): string => {
    const parent = collections.get(handle)?.parent_id;
    return parent ? top(handles.get(parent) ?? '') : handle;
  };
  return Map.groupBy(products, ({ values }) => {
    const [main = ''] = values['collections'] as string[];
    return main === '' ? WITHOUT_CATEGORY : top(main);
  });
}

/** A market's files as text, by name: the same for the same market, byte by byte. */
function filesOf(stored: StoredMarket, format: FileFormat): Map<string, string> {
  const { products, ...others } = fileRows(stored);
  const tables: [string, Columns, readonly FileRow[]][] = [
    ...Object.entries(others).map(([kind, rows]): [string, Columns, readonly FileRow[]] => [
      kind,
      fileKinds[kind as keyof typeof others],
      rows,
    ]),
    ...[...productFiles(stored, products)].map(([category, rows]): [string, Columns, readonly FileRow[]] => [
      `products/${category}`,
      productColumns,
      rows,
    ]),
  ];
  const { identity, banner, popup, contact, pages, links, outlines } = stored.site;
  const {
    stored_modal: storedModal,
    week_plans: weekPlans,
    time_zone: timeZone,
    first_weekday: firstWeekday,
  } = stored.site;
  const terms = Object.fromEntries(
    Object.entries(termColumns).map(([term, column]) => [term, stored.site[column]] as const),
  );
  const box = stored.variant.find(({ id }) => id === stored.site.reusable_box);
  const reusableBox = stored.product.find(({ id }) => id === box?.product_id)?.handle_primary ?? null;
  return new Map([
    ...tables.map(([name, columns, rows]): [string, string] => [`${name}.${format}`, textOf(format, columns, rows)]),
    [
      'site.json',
      jsonText({
        identity,
        banner,
        popup,
        storedModal,
        contact,
        pages,
        links,
        outlines,
        ...terms,
        weekPlans,
        timeZone,
        firstWeekday,
        reusableBox,
      }),
    ],
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
