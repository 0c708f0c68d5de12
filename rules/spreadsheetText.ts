import type { Locale } from './constants.ts';
import { decimalOf, type Cents } from './money.ts';
import { spreadsheetCell } from './spreadsheetCell.ts';

/** A spreadsheet's separator in that language: in French, Excel reads the comma as the decimal separator. */
const SEPARATORS: Readonly<Record<Locale, string>> = { fr: ';', en: ',' };
/** An amount for a cell, in dollars, with the language's decimal sign and without a currency. */
export const dollarsText = (amount: Cents, locale: Locale): string =>
  locale === 'fr' ? decimalOf(amount).replace('.', ',') : decimalOf(amount);
/** Marks the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const QUOTED = /[";,\n\r\t]/;

function cellOf(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' ? spreadsheetCell(text) : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a spreadsheet file: UTF-8 with its mark, semicolons in French and commas in English, a first row of column
 * names in the reader's language. A text that would run as a formula gets an apostrophe.
 */
export const spreadsheetText = (locale: Locale, rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(SEPARATORS[locale])}\r\n`).join('');
