import { expect, test } from 'vitest';
import { spreadsheetText } from './spreadsheetText.ts';

test('a spreadsheet reads it as it is: a mark for UTF-8, the separator of its language, quotes where they are needed', () => {
  expect(
    spreadsheetText('fr', [
      ['Produit', 'Quantité'],
      ['Œufs; "frais"', 12],
    ]),
  ).toBe('\uFEFFProduit;Quantité\r\n"Œufs; ""frais""";12\r\n');
  expect(spreadsheetText('en', [['one, two', null, 'three\nfour']])).toBe('\uFEFF"one, two",,"three\nfour"\r\n');
});

test.each(['=1+1', '+1', '-1', '@a', ' =HYPERLINK("x")', '\tx', '\rx'])('%j is a text, never a formula', (text) => {
  const [, cell = ''] = /^\uFEFF"?(.*?)"?\r\n$/s.exec(spreadsheetText('en', [[text]])) ?? [];
  expect(cell.startsWith("'")).toBe(true);
});

test('a negative number stays a number', () => {
  expect(spreadsheetText('en', [[-5]])).toBe('\uFEFF-5\r\n');
});
