import type { RecordInput, StoredRecord } from './recordValues.ts';

/** The columns of the grid, in the order in which a spreadsheet is pasted. The first one is the product's, the others are of its formats. */
export const GRID_COLUMNS = ['status', 'price', 'stock', 'stored_stock'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** The column that gives a count its effect. Where it says no, the cell is empty, and a number that is typed there says yes. */
export const COUNTED_BY = { stock: 'track_stock', stored_stock: 'stored' } as const satisfies Partial<
  Record<GridColumn, string>
>;
const isCount = (column: GridColumn): column is keyof typeof COUNTED_BY => column in COUNTED_BY;

/** A row: a format of a product. isFirst: the row that has the product's own cells. */
export type GridRow = { record: StoredRecord; variant: string; isFirst: boolean };
/** What was typed, by the product's key: with the version that was displayed then, and of each format the stock that was. */
export type GridEdits = Readonly<
  Record<
    string,
    {
      version: number;
      status?: string;
      variants: Readonly<
        Record<string, Readonly<Partial<Record<GridColumn | 'seenStock' | 'seenStoredStock', string>>>>
      >;
    }
  >
>;

export const gridRows = (records: readonly StoredRecord[]): GridRow[] =>
  records.flatMap((record) =>
    record.variants.map(({ key }, index) => ({ record, variant: key, isFirst: index === 0 })),
  );

const cellOf = (cells: StoredRecord['cells'], column: string) =>
  cells.find((cell) => cell.column === column)?.value ?? '';
const variantCells = ({ record, variant }: GridRow) => record.variants.find(({ key }) => key === variant)?.cells ?? [];

/** Whether a column is a count that nobody makes of this format. */
export const isUncounted = (row: GridRow, column: GridColumn): boolean =>
  isCount(column) && cellOf(variantCells(row), COUNTED_BY[column]) !== 'yes';

/** A stored cell as the grid shows it: empty where it is not counted. */
export function storedCell(row: GridRow, column: GridColumn): string {
  if (isUncounted(row, column)) return '';
  const value = cellOf(column === 'status' ? row.record.cells : variantCells(row), column);
  return column === 'price' ? value.replace('.', ',') : value;
}

export function cellValue(edits: GridEdits, row: GridRow, column: GridColumn): string {
  const edit = edits[row.record.key];
  const typed = column === 'status' ? edit?.status : edit?.variants[row.variant]?.[column];
  return typed ?? storedCell(row, column);
}

/** The edits with one more. A product's status can only be written in its first row. */
export function withCell(edits: GridEdits, row: GridRow, column: GridColumn, value: string): GridEdits {
  if (column === 'status' && !row.isFirst) return edits;
  const { key, version } = row.record;
  const edit = edits[key] ?? { version, variants: {} };
  if (column === 'status') return { ...edits, [key]: { ...edit, status: value } };
  const before = edit.variants[row.variant] ?? {};
  const seen = {
    ...(column === 'stock' && before.seenStock === undefined && { seenStock: storedCell(row, 'stock') }),
    ...(column === 'stored_stock' &&
      before.seenStoredStock === undefined && { seenStoredStock: storedCell(row, 'stored_stock') }),
  };
  return {
    ...edits,
    [key]: { ...edit, variants: { ...edit.variants, [row.variant]: { ...before, ...seen, [column]: value } } },
  };
}

/** Cells of a spreadsheet as the clipboard has them: rows by lines, cells by tabs. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()));

/** What a cell that was typed will do beyond its own value: count what was not, or leave none. */
export function cellRemark(
  edits: GridEdits,
  row: GridRow,
  column: GridColumn,
): 'counted' | 'kept' | 'none_left' | null {
  const value = cellValue(edits, row, column).trim();
  if (!isCount(column) || value === storedCell(row, column)) return null;
  if (isUncounted(row, column)) return value === '' ? null : column === 'stock' ? 'counted' : 'kept';
  return value === '' ? 'none_left' : null;
}

/** Fills cells to the right of and below one, as far as there are rows and columns. statuses: values by the names that readers see. */
export function pasteInto(
  edits: GridEdits,
  rows: readonly GridRow[],
  from: { row: number; column: GridColumn },
  cells: readonly (readonly string[])[],
  statuses: ReadonlyMap<string, string> = new Map(),
): GridEdits {
  const first = GRID_COLUMNS.indexOf(from.column);
  let filled = edits;
  for (const [down, values] of cells.entries())
    for (const [right, value] of values.entries()) {
      const [row, column] = [rows[from.row + down], GRID_COLUMNS[first + right]];
      const stored = column === 'status' ? (statuses.get(value.toLowerCase()) ?? value) : value;
      if (row && column) filled = withCell(filled, row, column, stored);
    }
  return filled;
}

/** The values of a paste that no cell took: beyond the last row or column, or two statuses of one product. filled: the edits after it. */
export function unpastedValues(
  filled: GridEdits,
  rows: readonly GridRow[],
  from: { row: number; column: GridColumn },
  cells: readonly (readonly string[])[],
  statuses: ReadonlyMap<string, string> = new Map(),
): string[] {
  const first = GRID_COLUMNS.indexOf(from.column);
  return cells.flatMap((values, down) => {
    const row = rows[from.row + down];
    return values.filter((value, right) => {
      const column = GRID_COLUMNS[first + right];
      if (value === '') return false;
      if (row && column && column !== 'status') return false;
      return !row || !column || (statuses.get(value.toLowerCase()) ?? value) !== cellValue(filled, row, 'status');
    });
  });
}

/** What is sent: products with what differs from what is stored. */
export function gridInput(edits: GridEdits, rows: readonly GridRow[]): RecordInput[] {
  return Object.entries(edits).flatMap(([key, { version, status, variants }]) => {
    const of = rows.filter(({ record }) => record.key === key);
    const [first] = of;
    if (!first) return [];
    const cells =
      status !== undefined && status !== storedCell(first, 'status') ? [{ column: 'status', value: status }] : [];
    const changed = of.flatMap((row) => {
      const edit = variants[row.variant] ?? {};
      const differing = (['price', 'stock', 'stored_stock'] as const).flatMap((column) => {
        const value = edit[column];
        if (value === undefined || value.trim() === storedCell(row, column)) return [];
        return [
          ...(isUncounted(row, column) ? [{ column: COUNTED_BY[column as 'stock'], value: 'yes' }] : []),
          { column, value },
        ];
      });
      if (differing.length === 0) return [];
      // What was not counted becomes what was typed; a count moves by the difference from what was shown (E58).
      const seen = (column: GridColumn, name: 'seenStock' | 'seenStoredStock') =>
        differing.some((cell) => cell.column === column) && !isUncounted(row, column) && edit[name] !== ''
          ? { [name]: Number(edit[name]) }
          : {};
      return [
        {
          key: row.variant,
          cells: differing,
          ...seen('stock', 'seenStock'),
          ...seen('stored_stock', 'seenStoredStock'),
        },
      ];
    });
    return cells.length + changed.length > 0 ? [{ key, version, cells, variants: changed }] : [];
  });
}

/** What was typed of products that are not in the list, which a saving leaves as it is. */
export const unlistedEdits = (edits: GridEdits, rows: readonly GridRow[]): GridEdits => {
  const listed = new Set(rows.map(({ record }) => record.key));
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !listed.has(key)));
};

/** Edits of the same products over their current versions, once those were displayed. */
export const rebased = (edits: GridEdits, rows: readonly GridRow[]): GridEdits =>
  Object.fromEntries(
    Object.entries(edits).map(([key, edit]) => {
      const version = rows.find(({ record }) => record.key === key)?.record.version ?? edit.version;
      return [key, { ...edit, version }];
    }),
  );
