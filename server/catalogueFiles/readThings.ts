import type { CsvRow, CsvTable } from './csvText.ts';
import { fileKinds, productColumns, variantColumns, type Columns, type FileKind, type Given } from './fileColumns.ts';
import { UnreadableFile, type Trouble } from './fileTrouble.ts';
import type { LineOf } from './jsonText.ts';
import type { ProductThing, Thing } from './marketFiles.ts';

/** A raw value: text in CSV, any value in JSON; undefined: the file has none. */
type Raw = { of(column: string): unknown; format: 'csv' | 'json'; lineOf(column: string): number };
type Source = { file: string; troubles: Trouble[] };

const SHOWN_LENGTH = 60;
const isEmpty = (raw: unknown) => raw === null || raw === '';

function shown(raw: unknown): string {
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** Parses one object with these columns, adding errors to `troubles`. */
function thingOf<C extends Columns>(columns: C, raw: Raw, { file, troubles }: Source): Thing<C> {
  const given: Record<string, unknown> = {};
  let bad = false;
  for (const [name, { kind, required, empty }] of Object.entries(columns)) {
    const value = raw.of(name);
    if (value === undefined) continue;
    if (isEmpty(value) && !required) {
      if (empty !== undefined) given[name] = empty;
      continue;
    }
    const read = raw.format === 'csv' ? kind.fromText(String(value)) : kind.fromJson(value);
    const result = kind.shape.safeParse(isEmpty(value) ? undefined : read);
    if (result.success) given[name] = result.data;
    else {
      const found = isEmpty(value) ? 'nothing' : `“${shown(value)}”`;
      troubles.push({
        file,
        line: raw.lineOf(name),
        column: name,
        message: `expected ${kind.expected}; found ${found}`,
      });
      bad = true;
    }
  }
  return { file, line: raw.lineOf(''), lineOf: raw.lineOf, given: given as Given<C>, bad };
}

const rawRow = ({ line, cells }: CsvRow): Raw => ({
  of: (column) => cells.get(column),
  format: 'csv',
  lineOf: () => line,
});

/** Throws UnreadableFile for a header with an unknown, unnamed or duplicate column, or without the key. */
function checkHeader(names: readonly string[], known: readonly string[], key: string): void {
  for (const [index, name] of names.entries()) {
    if (name === '') throw new UnreadableFile(1, `column ${index + 1} has no name`);
    if (names.indexOf(name) !== index) throw new UnreadableFile(1, 'the column is there twice', name);
    if (!known.includes(name)) throw new UnreadableFile(1, `unknown column; expected ${known.join(', ')}`, name);
  }
  if (!names.includes(key)) throw new UnreadableFile(1, 'the column is missing', key);
}

const productNames = Object.keys(productColumns);
const variantNames = Object.keys(variantColumns);

/** The products of a CSV file: a row that repeats the handle of the row above is another variant. */
function csvProducts({ columns, rows }: CsvTable, source: Source): ProductThing[] {
  const hasVariants = variantNames.some((name) => columns.includes(name));
  const products: { thing: ProductThing; row: CsvRow; handle: string }[] = [];
  for (const row of rows) {
    const handle = row.cells.get('handle_fr') ?? '';
    const above = products.at(-1);
    if (!above || handle === '' || above.handle !== handle) {
      products.push({ thing: { ...thingOf(productColumns, rawRow(row), source), variants: [] }, row, handle });
    } else {
      const differing = productNames.filter(
        (name) => !['', above.row.cells.get(name) ?? ''].includes(row.cells.get(name) ?? ''),
      );
      for (const column of differing)
        source.troubles.push({
          file: source.file,
          line: row.line,
          column,
          message: `expected nothing: it stands on the product’s first row, line ${above.thing.line}`,
        });
      if (differing.length > 0) above.thing.bad = true;
    }
    const product = products.at(-1)!.thing;
    if (!hasVariants || variantNames.every((name) => !row.cells.get(name))) continue;
    const keyed = { ...row, cells: new Map([['variant', ''], ...row.cells]) };
    product.variants.push(thingOf(variantColumns, rawRow(keyed), source));
  }
  return products.map(({ thing }) => thing);
}

/** The objects of a CSV file's rows. Throws UnreadableFile for a header that is not of its kind. */
export function csvThings(kind: FileKind, table: CsvTable, source: Source): Thing<Columns>[] {
  const columns: Columns = fileKinds[kind];
  const known = [...Object.keys(columns), ...(kind === 'products' ? variantNames : [])];
  checkHeader(table.columns, known, known[0]!);
  if (kind === 'products') return csvProducts(table, source);
  return table.rows.map((row) => thingOf(columns, rawRow(row), source));
}

type Entry = { value: unknown; path: string };

/** An entry of a JSON array as raw values, reporting unknown columns; null: it is no object. */
function rawEntry({ value, path }: Entry, known: readonly string[], lineOf: LineOf, source: Source): Raw | null {
  const trouble = (line: number, column: string | null, message: string) =>
    void source.troubles.push({ file: source.file, line, column, message });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    trouble(lineOf(path), null, `expected an object; found “${shown(value)}”`);
    return null;
  }
  const cells = new Map<string, unknown>(Object.entries(value));
  const unknown = [...cells.keys()].filter((name) => !known.includes(name));
  for (const name of unknown) trouble(lineOf(`${path}/${name}`), name, `unknown; expected ${known.join(', ')}`);
  if (unknown.length > 0) return null;
  const key = known[0]!;
  return {
    of: (column) => (cells.has(column) || column !== key ? cells.get(column) : ''),
    format: 'json',
    lineOf: (column) => lineOf(column === '' ? path : `${path}/${column}`),
  };
}

function listOf(value: unknown, path: string, lineOf: LineOf): Entry[] {
  if (!Array.isArray(value)) throw new UnreadableFile(lineOf(path), 'expected an array');
  return value.map((each: unknown, index) => ({ value: each, path: `${path}/${index}` }));
}

/**
 * The objects of a JSON file: an array of objects, a product's variants in an array of its own. Errors as in
 * `csvThings`.
 */
export function jsonThings(kind: FileKind, value: unknown, lineOf: LineOf, source: Source): Thing<Columns>[] {
  const columns: Columns = fileKinds[kind];
  const known = [...Object.keys(columns), ...(kind === 'products' ? ['variants'] : [])];
  return listOf(value, '', lineOf).flatMap((entry) => {
    const raw = rawEntry(entry, known, lineOf, source);
    if (!raw) return [];
    const thing = thingOf(columns, raw, source);
    if (kind !== 'products') return [thing];
    const variants = listOf(raw.of('variants') ?? [], `${entry.path}/variants`, lineOf).map((each) => {
      const own = rawEntry(each, variantNames, lineOf, source);
      return own && thingOf(variantColumns, own, source);
    });
    return [{ ...thing, variants: variants.filter((one) => one !== null), bad: thing.bad || variants.includes(null) }];
  });
}
