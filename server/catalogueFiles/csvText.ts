import { CsvError } from 'csv-parse/sync';
import { parse } from 'csv-parse/sync';
import { spreadsheetCell, spreadsheetCellText } from '#rules/spreadsheetCell.ts';
import { UnreadableFile } from './fileProblem.ts';

/** A row of a CSV file: the line on which it begins, and its cells, trimmed, by the header's names. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> };
export type CsvTable = { columns: string[]; rows: CsvRow[] };

const SEPARATORS = [',', ';', '\t'];
const LINE_BREAK = /\r\n|\n|\r/;

/** The separator that the header uses most; a comma if it has a single column. */
function separatorOf(text: string): string {
  const header = (text.split(LINE_BREAK).find((line) => line.trim() !== '') ?? '').replaceAll(/"[^"]*"/g, '');
  const uses = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[uses.indexOf(Math.max(...uses))] ?? ',';
}

type Parsed = { record: string[]; info: { lines: number; bytes: number } };

/** The records, each with the line on which it begins. */
function recordsOf(text: string): { record: string[]; line: number }[] {
  const options = { delimiter: separatorOf(text), record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true };
  let begin = 0;
  let line = 1;
  const bytes = Buffer.from(text);
  return (parse(text, { ...options, info: true }) as unknown as Parsed[]).map(({ record, info }) => {
    const row = { record: record.map((cell) => spreadsheetCellText(cell.trim())), line };
    line += bytes.toString('utf8', begin, info.bytes).split(LINE_BREAK).length - 1;
    begin = info.bytes;
    return row;
  });
}

function refusal(error: CsvError, text: string): UnreadableFile {
  const line = openingLine(text);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new UnreadableFile(line, { key: 'import.file.quote_open' });
  const at = 'lines' in error && typeof error.lines === 'number' ? error.lines : line;
  return new UnreadableFile(at, { key: 'import.file.quote_inside' });
}

/** The line of the quote that is still open at the end. */
function openingLine(text: string): number {
  let open = false;
  let line = 1;
  let opened = 1;
  for (const character of text) {
    if (character === '\n') line += 1;
    if (character !== '"') continue;
    open = !open;
    if (open) opened = line;
  }
  return opened;
}

/** Column names in lower case, without empty trailing columns. */
function headerOf(record: readonly string[]): string[] {
  const names = record.map((name) => name.toLowerCase());
  while (names.length > 0 && names.at(-1) === '') names.pop();
  return names;
}

/**
 * Parses a CSV file as spreadsheets write it: comma, semicolon or tab (detected from the header), quoted cells with
 * line breaks, any line endings, empty lines, and rows with missing or empty trailing cells. Throws UnreadableFile with
 * its line if quotes do not close, a row has more cells than the header, or the last row is cut off.
 */
export function readCsv(text: string): CsvTable {
  let records: { record: string[]; line: number }[];
  try {
    records = recordsOf(text);
  } catch (error) {
    if (error instanceof CsvError) throw refusal(error, text);
    throw error;
  }
  const [header, ...rest] = records.filter(({ record }) => record.some((cell) => cell !== ''));
  if (!header) throw new UnreadableFile(1, { key: 'import.file.empty' });
  const columns = headerOf(header.record);
  const last = rest.at(-1);
  if (last && last.record.length < columns.length && !/[\r\n]$/.test(text))
    throw new UnreadableFile(last.line, { key: 'import.file.cut_row' });
  const rows = rest.map(({ record, line }) => {
    if (record.slice(columns.length).some((cell) => cell !== ''))
      throw new UnreadableFile(line, { key: 'import.file.long_row', values: { columns: columns.length } });
    return { line, cells: new Map(columns.map((name, index) => [name, record[index] ?? ''])) };
  });
  return { columns, rows };
}

const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
const quoted = (cell: string) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Writes a CSV file: byte order mark (so that spreadsheets read it as UTF-8), commas, quotes where needed, and an
 * apostrophe before what a spreadsheet would run as a formula, which `readCsv` removes.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map((cell) => quoted(spreadsheetCell(cell))).join(',')}\n`).join('')}`;
}
