import { expect, test } from 'vitest';
import { PROVINCES, readProvince } from './provinces.ts';

test.each([
  ['QC', 'QC'],
  [' on ', 'ON'],
  ['Québec', null],
  ['', null],
  ['ZZ', null],
])('%j is %j (F-166)', (text, province) => {
  expect(readProvince(text)).toBe(province);
});

test('ten provinces and three territories, the market’s own first', () => {
  expect([PROVINCES[0], new Set(PROVINCES).size]).toEqual(['QC', 13]);
});
