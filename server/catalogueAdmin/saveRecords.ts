import type { CatalogueRecordInput } from '#generated/schemaTypes.ts';
import type { Locale } from '#rules/constants.ts';
import { isStorable } from '#rules/plainText.ts';
import { importInTransaction } from '../catalogueFiles/catalogueImport.ts';
import { countCell } from '../catalogueFiles/cellKinds.ts';
import { fileKinds, variantColumns, type FileKind } from '../catalogueFiles/fileColumns.ts';
import { fileRows, lockImports, readStored, type StoredMarket } from '../catalogueFiles/fileRows.ts';
import type { HasPicture } from '../catalogueFiles/pictureChecks.ts';
import type { MarketPlan } from '../catalogueFiles/planMarket.ts';
import { changedColumns, isChanged, type PlannedRow } from '../catalogueFiles/planRows.ts';
import { keyColumn, recordFiles, type Cells } from '../catalogueFiles/recordFiles.ts';
import type { RowChange, ShownChange } from '../database/savingTables.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import { fieldText, type ImportText } from '../text/importTexts.ts';
import { badInput } from './columnChanges.ts';
import { removeRecords } from './removeRecords.ts';

/** Objects of one call. */
const MAX_RECORDS = 300;

export type RecordsSaved = { changes: RowChange[]; shown: ShownChange[] };
type Context = { now: Date; locale: Locale; hasPicture: HasPicture | null };

/** A refusal in the reader's language, as a sentence of its field. */
export function refusal(field: string, message: ImportText, locale: Locale): MarketError {
  const text = fieldText(message, locale);
  return new MarketError('CATALOGUE_REFUSED', { field }, `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
}

/** BAD_INPUT for a column that is unknown, repeated, or the key itself, which does not change. */
function cellsOf(cells: CatalogueRecordInput['cells'], columns: readonly string[], at: string): Map<string, string> {
  const map = new Map(cells.map(({ column, value }) => [column, value]));
  const unknown = cells.find(({ column }) => !columns.includes(column));
  if (unknown || map.size < cells.length) throw badInput(`${at}.${unknown?.column ?? 'cells'}`);
  return map;
}

const ownColumns = (columns: object, key: string) => Object.keys(columns).filter((name) => name !== key);

type Seen = { seenStock?: number | null; seenStoredStock?: number | null };
/** The stock after the difference between what was displayed and what was typed. */
function movedStock(
  cells: Map<string, string>,
  { seenStock, seenStoredStock }: Seen,
  current: Figures | undefined,
): Cells {
  for (const [column, seen, now] of [
    ['stock', seenStock, current?.stock],
    ['stored_stock', seenStoredStock, current?.stock_mdo],
  ] as const) {
    const typed = countCell.fromText(cells.get(column) || '0');
    if (cells.has(column) && typeof seen === 'number' && now !== undefined && Number.isInteger(typed))
      cells.set(column, String(now + Number(typed) - seen));
  }
  return cells;
}
type Figures = { stock: number; stock_mdo: number };

function linesOf(kind: FileKind, records: readonly CatalogueRecordInput[], stored: StoredMarket) {
  const columns = ownColumns(fileKinds[kind], keyColumn(kind));
  const figures = new Map<string, Figures>();
  const handles = new Map(stored.product.map(({ id, handle_primary }) => [id, handle_primary]));
  for (const variant of stored.variant) figures.set(`${handles.get(variant.product_id)}/${variant.key}`, variant);
  return records.map(({ key, cells, variants }, index) => ({
    key,
    cells: cellsOf(cells, columns, `records.${index}`),
    variants: (variants ?? []).map((variant, nth) => ({
      key: variant.key,
      cells: movedStock(
        cellsOf(variant.cells, ownColumns(variantColumns, 'variant'), `records.${index}.variants.${nth}`),
        variant,
        figures.get(`${key}/${variant.key}`),
      ),
    })),
  }));
}

type Versions = { version: number; field_versions: Record<string, number> };
type Planned = { row: PlannedRow<{ id: string }>; names: (field: string) => string; at: string; versions: string };

/** The columns of a table's rows by their fields. */
const namesOf = (columns: object) => {
  const byField = new Map(
    Object.entries(columns as Record<string, { field: string | null }>).map(([name, { field }]) => [field, name]),
  );
  return (field: string) => byField.get(field) ?? { seller_id: 'seller', parent_id: 'parent' }[field] ?? field;
};

/** The rows of one object that a plan changes, with the names of their columns. */
function plannedRows(kind: FileKind, plan: MarketPlan, at: (key: string) => string): Map<string, Planned[]> {
  const keyOf = (row: PlannedRow<{ id: string }>) => row.record.file;
  if (kind !== 'products')
    return new Map(
      plan[kind].map((row) => [
        keyOf(row),
        [{ row, names: namesOf(fileKinds[kind]), at: at(keyOf(row)), versions: '' }],
      ]),
    );
  return new Map(
    plan.products.map(({ product, variants }) => [
      keyOf(product),
      [
        { row: product, names: namesOf(fileKinds.products), at: at(keyOf(product)), versions: '' },
        ...variants.map((row, index) => ({
          row,
          names: namesOf(variantColumns),
          at: `${at(keyOf(product))}.variants.${index}`,
          versions: `${row.row.id}.`,
        })),
      ],
    ]),
  );
}

/** The cells that others changed after the version that was displayed. Stock has no version: it moves by differences. */
function conflictsOf(planned: readonly Planned[], version: number, moved: boolean): string[] {
  const [first] = planned;
  const versions = (first?.row.existing ?? { version: 1, field_versions: {} }) as unknown as Versions;
  if (version < 1 || version > versions.version) throw badInput('version');
  const isLater = (name: string) => (versions.field_versions[name] ?? 0) > version;
  const cells = planned.flatMap(({ row, names, at, versions: prefix }) =>
    (row.existing ? changedColumns(row.row, row.existing) : [])
      .filter((column) => isLater(prefix + column))
      .map((column) => `${at}.${names(column)}`),
  );
  return moved && isLater('collections') && first ? [...cells, `${first.at}.collections`] : cells;
}

/** Refuses what is new but there, and unseen changes of others. */
function checkPlan(kind: FileKind, records: readonly CatalogueRecordInput[], plan: MarketPlan, locale: Locale): void {
  const at = (key: string) => `records.${records.findIndex((record) => record.key === key)}`;
  const planned = plannedRows(kind, plan, at);
  const placed = new Set(
    plan.products.flatMap(({ product, leaving, coming }) =>
      leaving.length + coming.length > 0 ? [product.record.file] : [],
    ),
  );
  const conflicts = records.flatMap(({ key, version }) => {
    const rows = planned.get(key) ?? [];
    const isThere = Boolean(rows[0]?.row.existing);
    const isDifferent = placed.has(key) || rows.some(({ row }) => isChanged(row));
    if (typeof version === 'number') return conflictsOf(rows, version, placed.has(key));
    if (isThere && isDifferent)
      throw refusal(`${at(key)}.${keyColumn(kind)}`, { key: 'import.exists', values: { handle: key } }, locale);
    return [];
  });
  if (conflicts.length > 0) throw new MarketError('CATALOGUE_CHANGED', { fields: conflicts });
}

/**
 * Saves objects as lines of their files, in the caller's transaction: all, or none. BAD_INPUT {field}, NOT_FOUND,
 * CATALOGUE_CHANGED {fields}, CATALOGUE_REFUSED {field} for each cell that is wrong.
 */
export async function saveRecordsIn(
  tx: Transaction,
  kind: FileKind,
  records: readonly CatalogueRecordInput[],
  { now, locale, hasPicture }: Context,
): Promise<RecordsSaved> {
  const keys = records.map(({ key }) => key);
  if (records.length > MAX_RECORDS || new Set(keys).size < keys.length) throw badInput('records');
  const unstorable = keys.findIndex((key) => !isStorable(key));
  if (unstorable >= 0) throw badInput(`records.${unstorable}.key`);
  await lockImports(tx);
  const removed = records.filter((record) => record.removed);
  if (removed.length > 0) {
    if ((kind !== 'sellers' && kind !== 'collections') || removed.length < records.length) throw badInput('removed');
    return removeRecords(tx, kind, keys, {
      locale,
      inTheWay: (text, index) => refusal(`records.${index}`, text, locale),
    });
  }
  const stored = await readStored(tx, kind === 'products' ? keys : []);
  const there = new Set(fileRows(stored)[kind].map(({ values }) => values[keyColumn(kind)]));
  if (records.some(({ key, version }) => typeof version === 'number' && !there.has(key)))
    throw new MarketError('NOT_FOUND');
  const files = recordFiles(kind, linesOf(kind, records, stored));
  const report = await importInTransaction(tx, files, {
    now,
    hasPicture,
    check: (plan) => checkPlan(kind, records, plan, locale),
  });
  if (report.problems.length > 0)
    throw new MarketErrors(
      report.problems.map(({ file, line, column, message }) => {
        const at = `records.${keys.indexOf(file)}`;
        return refusal(
          [at, ...(line > 0 ? ['variants', line - 1] : []), ...(column ? [column] : [])].join('.'),
          message,
          locale,
        );
      }),
    );
  return { changes: report.changes, shown: report.shown };
}
