import type { ImportText } from '../text/importTexts.ts';
import type { CsvRow, CsvTable } from './csvText.ts';
import {
  fileKinds,
  productColumns,
  variantColumns,
  type Columns,
  type FileKind,
  type ColumnValues,
} from './fileColumns.ts';
import { UnreadableFile, type FileProblem } from './fileProblem.ts';
import type { LineOf } from './jsonText.ts';
import type { ProductThing, FileRecord } from './marketFiles.ts';

/** A raw value: text in CSV, any value in JSON; undefined: the file has none. */
type Raw = { of(column: string): unknown; format: 'csv' | 'json'; lineOf(column: string): number };
type Source = { file: string; problems: FileProblem[] };

const SHOWN_LENGTH = 60;
const isEmpty = (raw: unknown) => raw === null || raw === '';

function displayText(raw: unknown): string {
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** Parses one object with these columns, adding errors to `troubles`. */
function recordOf<C extends Columns>(columns: C, raw: Raw, { file, problems }: Source): FileRecord<C> {
  const values: Record<string, unknown> = {};
  let isInvalid = false;
  for (const [name, { kind, required, empty }] of Object.entries(columns)) {
    const value = raw.of(name);
    if (value === undefined) continue;
    if (isEmpty(value) && !required) {
      if (empty !== undefined) values[name] = empty;
      continue;
    }
    const parsed = raw.format === 'csv' ? kind.fromText(String(value)) : kind.fromJson(value);
    const result = kind.shape.safeParse(isEmpty(value) ? undefined : parsed);
    if (result.success) values[name] = result.data;
    else {
      const actual: ImportText = isEmpty(value)
        ? { key: 'import.nothing' }
        : { key: 'import.quoted', values: { text: displayText(value) } };
      problems.push({
        file,
        line: raw.lineOf(name),
        column: name,
        message: { key: 'import.cell', values: { expected: kind.expected, actual } },
      });
      isInvalid = true;
    }
  }
  return { file, line: raw.lineOf(''), lineOf: raw.lineOf, values: values as ColumnValues<C>, isInvalid };
}

const rawRow = ({ line, cells }: CsvRow): Raw => ({
  of: (column) => cells.get(column),
  format: 'csv',
  lineOf: () => line,
});

/** An object from texts as a CSV file has them, as if it stood at this line. */
export const textRecord = <C extends Columns>(
  columns: C,
  cells: ReadonlyMap<string, string>,
  line: number,
  source: Source,
): FileRecord<C> =>
  recordOf(columns, { of: (column) => cells.get(column)?.trim(), format: 'csv', lineOf: () => line }, source);

/** Throws UnreadableFile for a header with an unknown, unnamed or duplicate column, or without the key. */
function checkHeader(names: readonly string[], knownColumns: readonly string[], key: string): void {
  for (const [index, name] of names.entries()) {
    if (name === '') throw new UnreadableFile(1, { key: 'import.file.unnamed_column', values: { number: index + 1 } });
    if (names.indexOf(name) !== index) throw new UnreadableFile(1, { key: 'import.file.column_twice' }, name);
    if (!knownColumns.includes(name))
      throw new UnreadableFile(
        1,
        { key: 'import.file.unknown_column', values: { columns: knownColumns.join(', ') } },
        name,
      );
  }
  if (!names.includes(key)) throw new UnreadableFile(1, { key: 'import.file.missing_column' }, key);
}

const productNames = Object.keys(productColumns);
const variantNames = Object.keys(variantColumns);

/** The products of a CSV file: a row that repeats the handle of the row above is another variant. */
function csvProducts({ columns, rows }: CsvTable, source: Source): ProductThing[] {
  const hasVariants = variantNames.some((name) => columns.includes(name));
  const products: { record: ProductThing; row: CsvRow; handle: string }[] = [];
  for (const row of rows) {
    const handle = row.cells.get('handle_fr') ?? '';
    const above = products.at(-1);
    if (!above || handle === '' || above.handle !== handle) {
      products.push({ record: { ...recordOf(productColumns, rawRow(row), source), variants: [] }, row, handle });
    } else {
      const differing = productNames.filter(
        (name) => !['', above.row.cells.get(name) ?? ''].includes(row.cells.get(name) ?? ''),
      );
      for (const column of differing)
        source.problems.push({
          file: source.file,
          line: row.line,
          column,
          message: { key: 'import.file.first_row', values: { line: above.record.line } },
        });
      if (differing.length > 0) above.record.isInvalid = true;
    }
    const product = products.at(-1)!.record;
    if (!hasVariants || variantNames.every((name) => !row.cells.get(name))) continue;
    const keyed = { ...row, cells: new Map([['variant', ''], ...row.cells]) };
    product.variants.push(recordOf(variantColumns, rawRow(keyed), source));
  }
  return products.map(({ record }) => record);
}

/** The objects of a CSV file's rows. Throws UnreadableFile for a header that is not of its kind. */
export function csvRecords(kind: FileKind, table: CsvTable, source: Source): FileRecord<Columns>[] {
  const columns: Columns = fileKinds[kind];
  const knownColumns = [...Object.keys(columns), ...(kind === 'products' ? variantNames : [])];
  checkHeader(table.columns, knownColumns, knownColumns[0]!);
  if (kind === 'products') return csvProducts(table, source);
  return table.rows.map((row) => recordOf(columns, rawRow(row), source));
}

type Entry = { value: unknown; path: string };

/** An entry of a JSON array as raw values, reporting unknown columns; null: it is no object. */
function rawEntry({ value, path }: Entry, knownColumns: readonly string[], lineOf: LineOf, source: Source): Raw | null {
  const report = (line: number, column: string | null, message: ImportText) =>
    void source.problems.push({ file: source.file, line, column, message });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(lineOf(path), null, { key: 'import.file.not_object', values: { text: displayText(value) } });
    return null;
  }
  const cells = new Map<string, unknown>(Object.entries(value));
  const unknown = [...cells.keys()].filter((name) => !knownColumns.includes(name));
  for (const name of unknown)
    report(lineOf(`${path}/${name}`), name, {
      key: 'import.file.unknown_field',
      values: { columns: knownColumns.join(', ') },
    });
  if (unknown.length > 0) return null;
  const key = knownColumns[0]!;
  return {
    of: (column) => (cells.has(column) || column !== key ? cells.get(column) : ''),
    format: 'json',
    lineOf: (column) => lineOf(column === '' ? path : `${path}/${column}`),
  };
}

function listOf(value: unknown, path: string, lineOf: LineOf): Entry[] {
  if (!Array.isArray(value)) throw new UnreadableFile(lineOf(path), { key: 'import.file.not_array' });
  return value.map((item: unknown, index) => ({ value: item, path: `${path}/${index}` }));
}

/**
 * The objects of a JSON file: an array of objects, a product's variants in an array of its own. Errors as in
 * `csvThings`.
 */
export function jsonRecords(kind: FileKind, value: unknown, lineOf: LineOf, source: Source): FileRecord<Columns>[] {
  const columns: Columns = fileKinds[kind];
  const knownColumns = [...Object.keys(columns), ...(kind === 'products' ? ['variants'] : [])];
  return listOf(value, '', lineOf).flatMap((entry) => {
    const raw = rawEntry(entry, knownColumns, lineOf, source);
    if (!raw) return [];
    const record = recordOf(columns, raw, source);
    if (kind !== 'products') return [record];
    const variants = listOf(raw.of('variants') ?? [], `${entry.path}/variants`, lineOf).map((item) => {
      const entryOfVariant = rawEntry(item, variantNames, lineOf, source);
      return entryOfVariant && recordOf(variantColumns, entryOfVariant, source);
    });
    return [
      {
        ...record,
        variants: variants.filter((variant) => variant !== null),
        isInvalid: record.isInvalid || variants.includes(null),
      },
    ];
  });
}
