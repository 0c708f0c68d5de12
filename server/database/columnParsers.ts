import pg from 'pg';
import type { CustomTypesConfig } from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TIMESTAMP = 1114;
const TEXT_ARRAY: number = 1009;

type Parser = (text: string) => unknown;

const keepText: Parser = (text) => text;
const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY, 'text');

/**
 * Parses an int8 (count, sum, identity) as a number. Throws RangeError beyond 2^53 - 1: a silently rounded sum of cents
 * would be worse than a failed query.
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database value ${text} is too large for a number`);
  return value;
}

const parsers = new Map<number, Parser>([
  [INT8, parseInt8],
  [INT8_ARRAY, (text) => parseTextArray(text).map((item) => (item === null ? null : parseInt8(item)))],
  // A calendar day has no hour: as a Date it would become the day before in a time zone west of UTC.
  [DATE, keepText],
  [DATE_ARRAY, parseTextArray],
  // A wall-clock time (timestamptz `at time zone ...`) is not an instant, so it stays text. timestamptz is a Date.
  [TIMESTAMP, keepText],
]);

/** How column values become JavaScript values, on every connection; numeric stays text, as in pg. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parser = format === 'binary' ? undefined : parsers.get(oid);
    return parser ?? pg.types.getTypeParser(oid, format);
  },
};
