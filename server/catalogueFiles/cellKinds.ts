import { z } from 'zod';
import { readWeeklyHours } from '#rules/express.ts';
import { isPlainText, LINE_MAX_LENGTH, SHELF_MAX_LENGTH, TEXT_MAX_LENGTH, visibleText } from '#rules/plainText.ts';
import { readPosition, readPostalArea } from '#rules/position.ts';
import { SHELF_PRICE_MAX } from '#rules/price.ts';
import { readSeason } from '#rules/season.ts';
import { readDollars } from '#rules/typedAmount.ts';
import { isCalendarDay, zonedInstant } from '#rules/zone.ts';

/** How a cell's value is parsed from CSV text or JSON, validated, and written back. */
export type CellKind<Value> = {
  shape: z.ZodType<Value>;
  /** The expected content, after the word "expected". */
  expected: string;
  /** Converts text to a value for `shape` to validate; returns the text itself if it cannot. */
  fromText(text: string): unknown;
  toText(value: Value): string;
  fromJson(value: unknown): unknown;
  toJson(value: Value): unknown;
};

type Parts<Value> = Pick<CellKind<Value>, 'shape' | 'expected'> & Partial<CellKind<Value>>;

export function kind<Value>(parts: Parts<Value>): CellKind<Value> {
  return { fromText: String, toText: String, fromJson: (value) => value, toJson: (value) => value, ...parts };
}

const MAX_COUNT = 1_000_000;
const HANDLE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PICTURE = /^[\w-]+(\/[\w-]+)*$/;

const shaped = (pattern: RegExp, max: number) => z.string().max(max).regex(pattern);
const plainText = (max: number, lines: boolean) => z.string().refine((text) => isPlainText(text, max, lines));
const trimmed = (text: string) => visibleText(text.replaceAll('\r\n', '\n')).trim();
const unspaced = (text: string) => text.replaceAll(/[\s\u00a0\u202f]/g, '');

/** A number with a decimal point or comma; the text if it is not one. */
function numberOf(text: string): number | string {
  const bare = unspaced(text).replace(',', '.');
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(bare) ? Number(bare) : text;
}

const YES = new Set(['yes', 'oui', 'true', 'vrai', '1']);
const NO = new Set(['no', 'non', 'false', 'faux', '0']);

/** An instant with its zone, or a day and hour at the market, or a day there at midnight; the text if it is none. */
function instantOf(text: string): Date | string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text);
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d{1,2}:\d\d)(?::\d\d(?:\.0+)?)?)?$/.exec(text);
  const [, day = '', time = '00:00'] = match ?? [];
  const hour = hourOf(time);
  return match && isCalendarDay(day) && HOUR.test(hour) ? zonedInstant(day, hour) : text;
}

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Spreadsheets write an hour as 9:00 or 09:00:00. */
const hourOf = (text: string) => text.replace(/^(\d{1,2}:\d\d):00$/, '$1').padStart(5, '0');

export const handleCell = kind({
  shape: shaped(HANDLE, 120),
  expected: 'lower case words joined by dashes, such as pommes-de-terre',
});
/** One line: a name. */
export const nameCell = kind({
  shape: plainText(LINE_MAX_LENGTH, false),
  expected: 'a text of one line, at most 200 characters, without HTML',
  fromText: trimmed,
});
export const shelfCell = kind({
  shape: plainText(SHELF_MAX_LENGTH, false),
  expected: 'a text of one line, at most 12 characters, without HTML',
  fromText: trimmed,
});
/** Line breaks are allowed. */
export const textCell = kind({
  shape: plainText(TEXT_MAX_LENGTH, true),
  expected: 'a text of at most 5,000 characters, without HTML',
  fromText: trimmed,
});
export const pictureCell = kind({
  shape: shaped(PICTURE, 200),
  expected: 'the name of a picture, without size and ending, such as pomme-rouge',
});
export const moneyCell = kind({
  shape: z.int().min(0).max(SHELF_PRICE_MAX),
  expected: 'an amount from 0 to 9999.99: dollars such as 6.95 or 6,95 in CSV, whole cents in JSON',
  fromText: (text) => readDollars(text) ?? text,
  toText: (cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
});
export const countCell = kind({
  shape: z.int().min(0).max(MAX_COUNT),
  expected: 'a whole number from 0 to 1,000,000',
  fromText: numberOf,
});
export const positiveCell = kind({
  shape: z.int().min(1).max(MAX_COUNT),
  expected: 'a whole number from 1 to 1,000,000',
  fromText: numberOf,
});
export const orderCell = kind({
  shape: z.int().min(-1_000_000_000).max(1_000_000_000),
  expected: 'a whole number',
  fromText: numberOf,
});
export const ratingCell = kind({
  shape: z.number().min(1).max(5),
  expected: 'a number from 1 to 5',
  fromText: numberOf,
});
export const weekdayCell = kind({
  shape: z.int().min(1).max(7),
  expected: 'a weekday from 1 (Monday) to 7 (Sunday)',
  fromText: numberOf,
});
export const hourCell = kind({ shape: z.string().regex(HOUR), expected: 'an hour such as 17:30', fromText: hourOf });
/** A weekday with its hours, as rules/express reads it. */
export const weeklyHoursCell = kind({
  shape: z.string().refine((text) => readWeeklyHours(text) !== null),
  expected: 'a weekday from 1 (Monday) to 7 with its hours, such as 2 09:00-17:00',
  fromText: (text) =>
    text
      .replaceAll(/\s*-\s*/g, '-')
      .replaceAll(/\b(\d:\d\d)/g, '0$1')
      .replaceAll(/\s+/g, ' '),
});
export const yesNoCell = kind({
  shape: z.boolean(),
  expected: 'yes or no',
  fromText(text) {
    const word = text.toLowerCase();
    return YES.has(word) ? true : NO.has(word) ? false : text;
  },
  toText: (value) => (value ? 'yes' : 'no'),
});
export const instantCell = kind({
  shape: z.date().min(new Date('2000-01-01T00:00:00Z')).max(new Date('2200-01-01T00:00:00Z')),
  expected: 'an instant such as 2026-11-20T17:00:00Z, or a day such as 2026-11-20',
  fromText: instantOf,
  toText: (value) => value.toISOString().replace('.000Z', 'Z'),
  fromJson: (value) => (typeof value === 'string' ? instantOf(value) : value),
  toJson: (value) => value.toISOString().replace('.000Z', 'Z'),
});
export const stateCell = kind({
  shape: shaped(/^[A-Z]{2}$/, 2),
  expected: 'two capital letters, such as QC or CA',
  fromText: (text) => text.toUpperCase(),
});
export const postalCodeCell = kind({
  shape: shaped(/^[A-Z]\d[A-Z]\d[A-Z]\d$/, 6),
  expected: 'a Canadian postal code such as J8X 3G4',
  fromText: (text) => text.toUpperCase().replaceAll(/[\s-]/g, ''),
});

/** Latitude and longitude, as rules/position reads them; maps copy them with a blank after the comma. */
export const positionCell = kind({
  shape: z.string().refine((text) => readPosition(text) !== null),
  expected: 'latitude and longitude in degrees, such as 45.428,-75.729',
  fromText: (text) => text.replaceAll(/\s*,\s*/g, ','),
});
/** Where the addresses of a postal code's beginning are, as rules/position reads it. */
export const postalAreaCell = kind({
  shape: z.string().refine((text) => readPostalArea(text) !== null),
  expected: 'the first three characters of a postal code with latitude and longitude, such as J8X 45.428,-75.729',
  fromText: (text) =>
    text
      .toUpperCase()
      .replaceAll(/\s*,\s*/g, ',')
      .replaceAll(/\s+/g, ' '),
});
/** What a producer offers in some months, as rules/season reads it. */
export const seasonCell = kind({
  shape: plainText(LINE_MAX_LENGTH, false).refine((text) => readSeason(text) !== null),
  expected: 'the first and last month with what they bring, such as 4-6 asperges',
  fromText: (text) => trimmed(text).replaceAll(/^(\d+)\s*[-–]\s*(\d+)\s+/g, '$1-$2 '),
});

/** One word of a fixed list. */
export function choiceCell<const Choice extends string>(choices: readonly Choice[]): CellKind<Choice> {
  return kind({
    shape: z.enum(choices),
    expected: `one of ${choices.join(', ')}`,
    fromText: (text) => text.toLowerCase(),
  });
}

/** Distinct values of a kind: separated by `|` in CSV, an array in JSON. */
export function listCell(item: CellKind<string>, least = 0): CellKind<string[]> {
  return kind({
    shape: z
      .array(item.shape)
      .min(least)
      .max(100)
      .refine((list) => new Set(list).size === list.length),
    expected: `${item.expected}${least > 0 ? '' : ' or nothing'}; several, each once, separated by | (in JSON an array)`,
    fromText: (text) =>
      text
        .split('|')
        .map((part) => item.fromText(part.trim()))
        .filter((part) => part !== ''),
    toText: (list) => list.join('|'),
    fromJson: (value) => (Array.isArray(value) ? value.map((part) => item.fromJson(part)) : value),
  });
}

/** A product's collections by their French handles, the main one first; an empty first entry means no main collection. */
export const placementCell: CellKind<string[]> = kind({
  shape: z.union([z.tuple([z.literal('')], handleCell.shape), z.array(handleCell.shape)]).refine(eachOnce),
  expected: 'French handles of collections, the main one first, each once, separated by | (in JSON an array)',
  fromText: (text) => text.split('|').map((part) => part.trim()),
  toText: (list) => list.join('|'),
});

function eachOnce(list: string[]): boolean {
  return new Set(list).size === list.length;
}

/** The first three characters of postal codes. */
export const prefixCell = kind({
  shape: shaped(/^[A-Z]\d[A-Z]$/, 3),
  expected: 'the first three characters of a postal code, such as J8X',
  fromText: (text) => text.toUpperCase(),
});
