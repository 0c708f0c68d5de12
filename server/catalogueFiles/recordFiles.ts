import { fileKinds, variantColumns, type Columns, type FileKind } from './fileColumns.ts';
import type { FileProblem } from './fileProblem.ts';
import type { FileRow } from './fileRows.ts';
import type { FileRecord, MarketFiles, ProductThing } from './marketFiles.ts';
import { textRecord } from './parseRecords.ts';

/** Texts by the columns of a file. */
export type Cells = ReadonlyMap<string, string>;
/** An object as lines of its file: a product's variants are one line each. */
export type RecordLines = { key: string; cells: Cells; variants: readonly { key: string; cells: Cells }[] };

/** The column that identifies an object of a kind. */
export const keyColumn = (kind: FileKind): string => Object.keys(fileKinds[kind])[0] ?? '';

const NO_FILES: MarketFiles = {
  sellers: [],
  collections: [],
  products: [],
  baskets: [],
  locations: [],
  zones: [],
  synonyms: [],
  site: null,
  problems: [],
  unreadable: false,
};

/**
 * Objects as a file of their own each, which is named by the object's key: the object is its line 0, and a product's variants the
 * lines from 1.
 */
export function recordFiles(kind: FileKind, records: readonly RecordLines[]): MarketFiles {
  const problems: FileProblem[] = [];
  const columns: Columns = fileKinds[kind];
  const parsed = records.map(({ key, cells, variants }): FileRecord<Columns> | ProductThing => {
    const source = { file: key, problems };
    const record = textRecord(columns, new Map([...cells, [keyColumn(kind), key]]), 0, source);
    if (kind !== 'products') return record;
    const lines = variants.map((variant, index) =>
      textRecord(variantColumns, new Map([...variant.cells, ['variant', variant.key]]), index + 1, source),
    );
    return { ...record, variants: lines } as ProductThing;
  });
  return { ...NO_FILES, [kind]: parsed, problems };
}

/** The texts of an object, as its CSV file has them. */
export const cellTexts = (columns: Columns, { values }: FileRow): { column: string; value: string }[] =>
  Object.entries(columns).map(([column, { kind }]) => {
    const value = values[column];
    return { column, value: value === null || value === undefined ? '' : kind.toText(value) };
  });
