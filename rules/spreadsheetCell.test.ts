import { expect, it } from 'vitest';
import { spreadsheetCell, spreadsheetCellText } from './spreadsheetCell.ts';

const FORMULAS = [
  '=HYPERLINK("http://evil.example","Payer")',
  '+1 819 555-0123',
  '-2+3',
  '@SUM(A1)',
  ' =1+1',
  '\u00A0=1+1',
  '\u200B=1+1',
  '\t=1+1',
  '\r\n=1+1',
  '＝1+1',
  "'=1+1",
];
const TEXTS = ['', '-5', '6.95', '6,95', "l'été", "'apostrophe", 'Œufs = bons', 'a@exemple.ca', '8-10 pommes'];

it.each(FORMULAS)('marks %j, which a spreadsheet would run', (text) => {
  expect(spreadsheetCell(text)).toBe(`'${text}`);
});

it.each(TEXTS)('leaves %j as it is', (text) => {
  expect(spreadsheetCell(text)).toBe(text);
});

it('reads back what it wrote', () => {
  for (const text of [...FORMULAS, ...TEXTS]) expect(spreadsheetCellText(spreadsheetCell(text))).toBe(text);
});
