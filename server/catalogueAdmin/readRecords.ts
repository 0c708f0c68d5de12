import type { CatalogueKind } from '#generated/schemaTypes.ts';
import { hasWords, foldedWords, wantedWords } from '../catalogue/deskWords.ts';
import { fileKinds, variantColumns } from '../catalogueFiles/fileColumns.ts';
import { fileRows, readStored, type FileRow } from '../catalogueFiles/fileRows.ts';
import { cellTexts, keyColumn } from '../catalogueFiles/recordFiles.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** Records of one reading. */
const MAX_RECORDS = 200;

type Cell = { column: string; value: string };
export type CatalogueRecord = {
  kind: CatalogueKind;
  key: string;
  version: number;
  cells: Cell[];
  variants: { key: string; cells: Cell[] }[];
};
type Wanted = { key?: string | null; words?: string | null; seller?: string | null };

const keyOf = (kind: CatalogueKind, { values }: FileRow) => String(values[keyColumn(kind)]);

function recordOf(kind: CatalogueKind, row: FileRow): CatalogueRecord {
  const { version = 1 } = row.row as { version?: number };
  return {
    kind,
    key: keyOf(kind, row),
    version,
    cells: cellTexts(fileKinds[kind], row),
    variants: (row.variants ?? []).map((variant) => ({
      key: String(variant.values['variant']),
      cells: cellTexts(variantColumns, variant),
    })),
  };
}

/** Objects of a kind in the order of their file, at most 200. BAD_INPUT {field: words}. */
export function readRecords(
  database: Database,
  kind: CatalogueKind,
  { key, words, seller }: Wanted,
): Promise<CatalogueRecord[]> {
  const wanted = wantedWords(words);
  const isWanted = (row: FileRow) => {
    const { values } = row;
    if (key) return keyOf(kind, row) === key;
    if (seller && values['seller'] !== seller) return false;
    const texts = [keyOf(kind, row), values['name'], values['name_fr'], values['name_en'], values['seller']];
    return wanted.length === 0 || hasWords(foldedWords(texts.filter(Boolean).join(' ')), wanted);
  };
  return inTransaction(database, async (tx) => {
    const found = fileRows(await readStored(tx, []))
      [kind].filter(isWanted)
      .slice(0, MAX_RECORDS);
    if (kind !== 'products') return found.map((row) => recordOf(kind, row));
    const keys = new Set(found.map((row) => keyOf(kind, row)));
    const whole = fileRows(await readStored(tx, [...keys], { lock: false }));
    return whole.products.filter((row) => keys.has(keyOf(kind, row))).map((row) => recordOf(kind, row));
  });
}
