import { expect, it } from 'vitest';
import type { TFunction } from '../shared/i18n/translator.ts';
import { placeRows } from './packingLists.ts';
import type { PickPlace, PickSheet } from './pickList.ts';

const t = ((key: string) => key) as unknown as TFunction;
const sheet = (number: number, customer: string): PickSheet => ({
  id: `ord_${number}`,
  number,
  code: `${number}`,
  status: 'fulfilled',
  customer,
  note: null,
  allergies: null,
  express: false,
  place: { id: 'loc_1', name: 'Halle', delivers: false },
  slot: null,
  phone: null,
  address: null,
  outsideZone: false,
  box: 'none',
  deposit: 0,
  owed: 0,
  customerId: null,
  packer: null,
  lines: [],
});
const sheets = [sheet(1, 'Zoé'), sheet(2, 'Émile'), sheet(3, 'Bérénice'), sheet(4, 'Zoé')];
const named = (place: PickPlace) =>
  placeRows({ t, locale: 'fr' }, place, sheets).rows.map(({ cells }) => cells.slice(0, 3));

it('lists a pickup point by name, as people ask for their crate', () => {
  expect(named({ id: 'loc_1', name: 'Halle', delivers: false })).toEqual([
    [1, '3', 3],
    [2, '2', 2],
    [3, '1', 1],
    [4, '4', 4],
  ]);
});

it('lists a round by its stops', () => {
  expect(named({ id: 'zon_1', name: 'Tournée', delivers: true }).map(([, , number]) => number)).toEqual([1, 2, 3, 4]);
});
