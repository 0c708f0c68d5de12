import { expect, it } from 'vitest';
import { cellValue, gridInput, gridRows, pastedCells, pasteInto, rebased, withCell } from './gridEdits.ts';
import type { StoredRecord } from './recordValues.ts';

const cells = (values: Record<string, string>) => Object.entries(values).map(([column, value]) => ({ column, value }));
const record = (key: string, variants: string[]): StoredRecord => ({
  key,
  version: 3,
  cells: cells({ name_fr: key, status: 'active' }),
  variants: variants.map((variant) => ({
    key: variant,
    cells: cells({ variant_fr: variant, price: '3.50', stock: '10', stored_stock: '2' }),
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
    { ...record('miel', ['pot']), version: 4, variants: [{ key: 'pot', cells: cells({ stock: '7', price: '3.50' }) }] },
  ]);
  expect(gridInput(edits, newer)).toMatchObject([{ version: 3, variants: [{ seenStock: 10 }] }]);
  expect(gridInput(rebased(edits, newer), newer)).toMatchObject([{ version: 4 }]);
});
