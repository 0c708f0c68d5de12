import { expect, it } from 'vitest';
import { readCsv, writeCsv } from './csvText.ts';

const CELLS = [
  '=HYPERLINK("http://evil.example")',
  '+1 819 555-0123',
  '-2+3',
  '@SUM(A1)',
  '-5',
  '6.95',
  "'apostrophe",
  'plain',
];

it('escapes what a spreadsheet would run as a formula, and writes numbers as they are', () => {
  const [, row = ''] = writeCsv([CELLS.map((_, index) => `c${index}`), CELLS]).split('\n');
  expect(row).toBe(`"'=HYPERLINK(""http://evil.example"")",'+1 819 555-0123,'-2+3,'@SUM(A1),-5,6.95,'apostrophe,plain`);
});

it('reads back what it wrote', () => {
  const { rows } = readCsv(writeCsv([CELLS.map((_, index) => `c${index}`), CELLS]));
  expect([...rows[0]!.cells.values()]).toEqual(CELLS);
});
