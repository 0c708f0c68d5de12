import { expect, it } from 'vitest';
import { spreadsheetText } from './spreadsheetText.ts';

it('has a byte order mark, its language’s separator, and quotes where needed', () => {
  expect(
    spreadsheetText('fr', [
      ['Produit', 'Quantité'],
      ['Œufs; "frais"', 12],
    ]),
  ).toBe('\uFEFFProduit;Quantité\r\n"Œufs; ""frais""";12\r\n');
  expect(spreadsheetText('en', [['one, two', null, 'three\nfour']])).toBe('\uFEFF"one, two",,"three\nfour"\r\n');
});

it.each(['=1+1', '+1 a', '-1 a', '@a', ' =HYPERLINK("x")', '\tx', '\rx'])(
  'writes %j as text, never as a formula',
  (text) => {
    const [, cell = ''] = /^\uFEFF"?(.*?)"?\r\n$/s.exec(spreadsheetText('en', [[text]])) ?? [];
    expect(cell.startsWith("'")).toBe(true);
  },
);

it('keeps a negative number a number', () => {
  expect(spreadsheetText('en', [[-5]])).toBe('\uFEFF-5\r\n');
});
