import { expect, it } from 'vitest';
import {
  cellRemark,
  cellValue,
  GRID_COLUMNS,
  gridInput,
  gridRows,
  pastedCells,
  pasteInto,
  rebased,
  unlistedEdits,
  unpastedValues,
  withCell,
  type GridColumn,
} from './gridEdits.ts';
import type { StoredRecord } from './recordValues.ts';

const cells = (values: Record<string, string>) => Object.entries(values).map(([column, value]) => ({ column, value }));
const record = (key: string, variants: string[]): StoredRecord => ({
  key,
  version: 3,
  cells: cells({ name_fr: key, status: 'active' }),
  variants: variants.map((variant) => ({
    key: variant,
    cells: cells({
      variant_fr: variant,
      price: '3.50',
      track_stock: 'yes',
      stock: '10',
      stored: 'yes',
      stored_stock: '2',
    }),
  })),
});
const rows = gridRows([record('carottes', ['botte', 'sac']), record('miel', ['pot'])]);

it('pastes a spreadsheet from a cell on, as far as there are rows and columns', () => {
  const pasted = pastedCells('4,25\t12\r\n5\t13\t1\textra\n6\n7\n');
  expect(pasted).toEqual([['4,25', '12'], ['5', '13', '1', 'extra'], ['6'], ['7']]);
  const edits = pasteInto({}, rows, { row: 0, column: 'price' }, pasted);
  expect(rows.map((row) => cellValue(edits, row, 'price'))).toEqual(['4,25', '5', '6']);
  expect(rows.map((row) => cellValue(edits, row, 'stock'))).toEqual(['12', '13', '10']);
  expect(gridInput(edits, rows)).toEqual([
    {
      key: 'carottes',
      version: 3,
      cells: [],
      variants: [
        { key: 'botte', cells: cells({ price: '4,25', stock: '12' }), seenStock: 10 },
        { key: 'sac', cells: cells({ price: '5', stock: '13', stored_stock: '1' }), seenStock: 10, seenStoredStock: 2 },
      ],
    },
    { key: 'miel', version: 3, cells: [], variants: [{ key: 'pot', cells: cells({ price: '6' }) }] },
  ]);
});

it('takes a status by the name that readers see, and leaves what is none as it was pasted', () => {
  const pasted = pastedCells('Retiré\t4\n\t5\nvendu');
  const edits = pasteInto({}, rows, { row: 0, column: 'status' }, pasted, new Map([['retiré', 'inactive']]));
  expect(rows.map((row) => cellValue(edits, row, 'status'))).toEqual(['inactive', 'inactive', 'vendu']);
});

it('sends a product’s status once, and nothing that equals what is stored', () => {
  const [first, second] = rows;
  const edits = withCell(withCell({}, first!, 'status', 'inactive'), second!, 'price', '3,50');
  expect(withCell(edits, second!, 'status', 'draft')).toBe(edits);
  expect(gridInput(edits, rows)).toEqual([
    { key: 'carottes', version: 3, cells: cells({ status: 'inactive' }), variants: [] },
  ]);
});

it('keeps the version and stock that were displayed when typing began, until what is newer was shown', () => {
  const edits = withCell({}, rows[2]!, 'stock', '12');
  const newer = gridRows([
    {
      ...record('miel', ['pot']),
      version: 4,
      variants: [{ key: 'pot', cells: cells({ track_stock: 'yes', stock: '7', price: '3.50' }) }],
    },
  ]);
  expect(gridInput(edits, newer)).toMatchObject([{ version: 3, variants: [{ seenStock: 10 }] }]);
  expect(gridInput(rebased(edits, newer), newer)).toMatchObject([{ version: 4 }]);
});

/** A product whose stock is not counted, although one was once, and of which none is kept at the market. */
const uncounted = gridRows([
  {
    ...record('sapins', []),
    variants: [
      {
        key: 'un',
        cells: cells({ price: '40.00', track_stock: 'no', stock: '5', stored: 'no', stored_stock: '1' }),
      },
    ],
  },
]);

it('counts what was not counted where a number is typed, and says so', () => {
  const [row] = uncounted;
  expect(GRID_COLUMNS.map((column) => cellValue({}, row!, column))).toEqual(['active', '40,00', '', '']);
  const edits = pasteInto({}, uncounted, { row: 0, column: 'stock' }, [['0', '3']]);
  expect((['stock', 'stored_stock'] as const).map((column) => cellRemark(edits, row!, column))).toEqual([
    'counted',
    'kept',
  ]);
  expect(gridInput(edits, uncounted)).toEqual([
    {
      key: 'sapins',
      version: 3,
      cells: [],
      // No difference from a number that was not shown.
      variants: [{ key: 'un', cells: cells({ track_stock: 'yes', stock: '0', stored: 'yes', stored_stock: '3' }) }],
    },
  ]);
  expect(gridInput(withCell(edits, row!, 'stock', ''), uncounted)).toMatchObject([
    { variants: [{ cells: cells({ stored: 'yes', stored_stock: '3' }) }] },
  ]);
  // Of what is counted, an empty cell leaves none.
  expect(cellRemark(withCell({}, rows[0]!, 'stock', ''), rows[0]!, 'stock')).toBe('none_left');
});

it.each(GRID_COLUMNS)(
  'sends a value of %s wherever it is typed or pasted, or returns it as one that no cell took',
  (column) => {
    for (const list of [rows, uncounted])
      for (const at of list.keys()) {
        const value = column === 'status' ? 'inactive' : '7';
        const from = { row: at, column };
        const edits = pasteInto({}, list, from, [[value]]);
        const isSent = JSON.stringify(gridInput(edits, list)).includes(`"${value}"`);
        const returned = unpastedValues(edits, list, from, [[value]]);
        expect([isSent, returned]).toEqual(isSent ? [true, []] : [false, [value]]);
      }
  },
);

it('returns the values of a paste that no cell took', () => {
  const statuses = new Map([['retiré', 'inactive']]);
  const paste = (column: GridColumn, row: number, text: string) => {
    const pasted = pastedCells(text);
    return unpastedValues(
      pasteInto({}, rows, { row, column }, pasted, statuses),
      rows,
      { row, column },
      pasted,
      statuses,
    );
  };
  expect(paste('price', 1, '4\t5\t1\tfermé\n6\n7\n')).toEqual(['fermé', '7']);
  expect(paste('status', 0, 'Retiré\nRetiré\n')).toEqual([]);
  expect(paste('status', 0, 'Retiré\nactive\n')).toEqual(['active']);
});

it('keeps what was typed of products that the list does not show', () => {
  const edits = withCell(withCell({}, rows[0]!, 'price', '4'), rows[2]!, 'price', '5');
  expect(Object.keys(unlistedEdits(edits, rows.slice(0, 2)))).toEqual(['miel']);
});
