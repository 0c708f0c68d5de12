import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { pickSheet } from '../../../tests/support/storefront/pickSheet.ts';
import { placeRows } from './packingLists.ts';
import type { PickLine, PickPlace } from './pickList.ts';

const t = ((key: string) => key) as unknown as TFunction;
const sheets = [
  pickSheet(1, 'Anne Zoé'),
  pickSheet(2, 'Zoé Émile'),
  pickSheet(3, 'Bérénice'),
  pickSheet(4, 'Anne Zoé'),
];
const columnNames = (place: PickPlace) =>
  placeRows({ t, locale: 'fr' }, place, sheets).rows.map(({ cells }) => cells.slice(0, 3));

const line = (quantity: number, temperature: PickLine['temperature'], alcohol = false): PickLine => ({
  id: `orl_${quantity}`,
  product: 'Cidre',
  variant: '750 ml',
  seller: 'Ferme',
  quantity,
  returned: 0,
  missingReturned: 0,
  replaces: false,
  missing: 0,
  temperature,
  alcohol,
  box: false,
  status: 'packed',
});

it('lists a pickup point by last name, as people ask for their crate', () => {
  expect(columnNames({ id: 'loc_1', name: 'Halle', delivers: false })).toEqual([
    ['3', 'Bérénice', '3'],
    ['2', 'Zoé Émile', '2'],
    ['1', 'Anne Zoé', '1'],
    ['4', 'Anne Zoé', '4'],
  ]);
});

it('lists a round by its stops', () => {
  expect(columnNames({ id: 'zon_1', name: 'Tournée', delivers: true }).map(([stop, code]) => [stop, code])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
    [4, '4'],
  ]);
});

it('lists chilled goods, what to check, and telephone numbers only if there are any', () => {
  const place = { id: 'loc_1', name: 'Halle', delivers: false };
  const lines = [line(2, 'cold'), line(3, 'frozen', true), line(1, 'normal')];
  const wine = { ...pickSheet(5, 'Ève'), box: 'exchanged' as const, owed: 350, note: 'Noix', lines };
  const { columns, rows, total } = placeRows({ t, locale: 'fr' }, place, [wine]);
  expect(columns.map((name) => name.split('.').at(-1))).toEqual([
    'code',
    'customer',
    'number',
    'units',
    'cold',
    'frozen',
    'remarks',
  ]);
  const remarks = 'desk_lists.check_age. desk_lists.box.exchanged. desk_lists.owed. Noix';
  expect(rows[0]?.cells).toEqual(['5', 'Ève', '5', 6, 2, 3, remarks]);
  expect(total.slice(3, 6)).toEqual([6, 2, 3]);
  const withPhone = placeRows({ t, locale: 'fr' }, place, [{ ...wine, phone: '+18195550117' }]);
  expect(withPhone.rows[0]?.cells[3]).toBe('819 555-0117');
});
