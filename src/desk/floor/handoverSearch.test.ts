import { expect, it } from 'vitest';
import { pickSheet } from '../../../tests/support/storefront/pickSheet.ts';
import { matchScore, searchSheets } from './handoverSearch.ts';
import type { PickSheet } from './pickList.ts';

const sheet = (number: number, code: string, customer: string, more: Partial<PickSheet> = {}) =>
  pickSheet(number, customer, { code: code.replace(' ', '\u00A0'), ...more });
const LIST = [
  sheet(20_016, '016 K', 'Zoé Côté', { phone: '819 555-0142' }),
  sheet(20_160, '160 M', 'Émile Bouchard', { phone: '873 555-0199' }),
  sheet(21_016, '016 B', 'Bérénice Lœuillet'),
];
const codes = (query: string) => searchSheets(LIST, query).map(({ code }) => code.replace('\u00A0', ' '));

it.each([
  ['016 K', ['016 K']],
  ['016k', ['016 K']],
  ['16 k', ['016 K']],
  ['16', ['016 K', '016 B', '160 M']],
  ['016 X', []],
  ['20160', ['160 M']],
  ['555', ['160 M', '016 K']],
  ['819 555-01', ['016 K']],
  ['cote', ['016 K']],
  ['oeuil ber', ['016 B']],
  ['', ['160 M', '016 K', '016 B']],
  ['personne', []],
])('finds by what is said at the counter: %j', (query, expected) => {
  expect(codes(query)).toEqual(expected);
});

it('finds a delivery by its recipient', () => {
  const address = { recipient: 'Ali Haddad', line1: 'x', line2: null, city: 'Gatineau', postalCode: 'J8X1A1' };
  expect(matchScore(sheet(20_017, '017 A', 'Zoé', { address }), 'haddad')).toBe(1);
});

it.each([
  ["d'amours", 'Léa D’Amours'],
  ['d’amours', "Léa D'Amours"],
  ['damours', 'Léa DʼAmours'],
  ['marie-eve', 'Marie\u2011Ève Roy'],
  ['marie eve', 'Marie-E\u0300ve Roy'],
  ['saint-jean', 'Paul Saint Jean'],
  ['loeuillet', 'Bérénice LŒUILLET'],
])('finds %s in %s, whatever signs were typed', (query, customer) => {
  expect(matchScore(sheet(20_200, '200 A', customer), query)).toBe(1);
});
