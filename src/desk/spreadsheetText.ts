import type { Locale } from '../../rules/constants.ts';

/** How a spreadsheet in that language divides cells: Excel in French takes the comma for a decimal's. */
const SEPARATORS: Readonly<Record<Locale, string>> = { fr: ';', en: ',' };
/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** How a cell begins that a spreadsheet would take for a formula. */
const FORMULA = /^\s*[=+\-@]|^[\t\r]/;
const QUOTED = /[";,\n\r\t]/;

function cellOf(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a file for a spreadsheet: UTF-8 with its mark, semicolons in French and commas in English, a first row of names in
 * the reader's language. A text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export const spreadsheetText = (locale: Locale, rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(SEPARATORS[locale])}\r\n`).join('');
