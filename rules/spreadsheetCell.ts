/**
 * The beginning of a cell that a spreadsheet would run as a formula: its signs, also in full width, after spaces of any kind
 * and apostrophes, and control characters.
 */
const FORMULA = /^[\s'\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** A text as a spreadsheet shows it: what it would run as a formula gets an apostrophe. A number stays one. */
export const spreadsheetCell = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** The text of a cell that `spreadsheetCell` may have written. */
export const spreadsheetCellText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
