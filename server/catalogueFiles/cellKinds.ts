import { z } from 'zod';
import { isEmail } from '#rules/contactDetails.ts';
import { readWeeklyHours } from '#rules/express.ts';
import { isRate, readPercent } from '#rules/marketTerms.ts';
import { readPlaceDay } from '#rules/placeDays.ts';
import { isPlainText, LINE_MAX_LENGTH, SHELF_MAX_LENGTH, TEXT_MAX_LENGTH, visibleText } from '#rules/plainText.ts';
import { readPosition, readPostalArea } from '#rules/position.ts';
import { SHELF_PRICE_MAX } from '#rules/price.ts';
import { readSeason } from '#rules/season.ts';
import { readDollars } from '#rules/typedAmount.ts';
import { readVacation } from '#rules/vacation.ts';
import { isCalendarDay, zonedInstant } from '#rules/zone.ts';
import type { ImportText } from '../text/importTexts.ts';

/** How a cell's value is parsed from CSV text or JSON, validated, and written back. */
export type CellKind<Value> = {
  shape: z.ZodType<Value>;
  /** The expected content, after the word "expected". */
  expected: ImportText;
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
  expected: { key: 'import.expects.handle' },
});
/** One line: a name. */
export const nameCell = kind({
  shape: plainText(LINE_MAX_LENGTH, false),
  expected: { key: 'import.expects.name' },
  fromText: trimmed,
});
export const shelfCell = kind({
  shape: plainText(SHELF_MAX_LENGTH, false),
  expected: { key: 'import.expects.shelf' },
  fromText: trimmed,
});
/** Line breaks are allowed. */
export const textCell = kind({
  shape: plainText(TEXT_MAX_LENGTH, true),
  expected: { key: 'import.expects.text' },
  fromText: trimmed,
});
export const pictureCell = kind({
  shape: shaped(PICTURE, 200),
  expected: { key: 'import.expects.picture' },
});
export const moneyCell = kind({
  shape: z.int().min(0).max(SHELF_PRICE_MAX),
  expected: { key: 'import.expects.money' },
  fromText: (text) => readDollars(text) ?? text,
  toText: (cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
});
/** A share below 100 %, in thousandths of a percent. */
export const percentCell = kind({
  shape: z.int().refine(isRate),
  expected: { key: 'import.expects.percent' },
  fromText: (text) => readPercent(text) ?? text,
  toText: (rate) => String(rate / 1000),
});
export const countCell = kind({
  shape: z.int().min(0).max(MAX_COUNT),
  expected: { key: 'import.expects.count' },
  fromText: numberOf,
});
export const positiveCell = kind({
  shape: z.int().min(1).max(MAX_COUNT),
  expected: { key: 'import.expects.positive' },
  fromText: numberOf,
});
export const orderCell = kind({
  shape: z.int().min(-1_000_000_000).max(1_000_000_000),
  expected: { key: 'import.expects.order' },
  fromText: numberOf,
});
export const ratingCell = kind({
  shape: z.number().min(1).max(5),
  expected: { key: 'import.expects.rating' },
  fromText: numberOf,
});
export const weekdayCell = kind({
  shape: z.int().min(1).max(7),
  expected: { key: 'import.expects.weekday' },
  fromText: numberOf,
});
export const hourCell = kind({
  shape: z.string().regex(HOUR),
  expected: { key: 'import.expects.hour' },
  fromText: hourOf,
});
/** A weekday with its hours, as rules/express reads it. */
export const weeklyHoursCell = kind({
  shape: z.string().refine((text) => readWeeklyHours(text) !== null),
  expected: { key: 'import.expects.weekly_hours' },
  fromText: (text) =>
    text
      .replaceAll(/\s*-\s*/g, '-')
      .replaceAll(/\b(\d:\d\d)/g, '0$1')
      .replaceAll(/\s+/g, ' '),
});
/** A day on which a place is closed, or open at other hours, as rules/placeDays reads it. */
export const placeDayCell = kind({
  shape: z.string().refine((text) => readPlaceDay(text) !== null),
  expected: { key: 'import.expects.place_day' },
  fromText: (text) =>
    text
      .replaceAll(/(:\d\d)\s*-\s*/g, '$1-')
      .replaceAll(/(?<=[\s-])(\d:\d\d)/g, '0$1')
      .replaceAll(/\s+/g, ' '),
});
export const yesNoCell = kind({
  shape: z.boolean(),
  expected: { key: 'import.expects.yes_no' },
  fromText(text) {
    const word = text.toLowerCase();
    return YES.has(word) ? true : NO.has(word) ? false : text;
  },
  toText: (value) => (value ? 'yes' : 'no'),
});
export const instantCell = kind({
  shape: z.date().min(new Date('2000-01-01T00:00:00Z')).max(new Date('2200-01-01T00:00:00Z')),
  expected: { key: 'import.expects.instant' },
  fromText: instantOf,
  toText: (value) => value.toISOString().replace('.000Z', 'Z'),
  fromJson: (value) => (typeof value === 'string' ? instantOf(value) : value),
  toJson: (value) => value.toISOString().replace('.000Z', 'Z'),
});
/** The first day of a vacation and the one on which they sell again, as rules/vacation reads them. */
export const vacationCell = kind({
  shape: z.string().refine((text) => readVacation(text) !== null),
  expected: { key: 'import.expects.vacation' },
  fromText: (text) => text.replaceAll(/\s*\/\s*/g, '/'),
});
export const stateCell = kind({
  shape: shaped(/^[A-Z]{2}$/, 2),
  expected: { key: 'import.expects.state' },
  fromText: (text) => text.toUpperCase(),
});
export const postalCodeCell = kind({
  shape: shaped(/^[A-Z]\d[A-Z]\d[A-Z]\d$/, 6),
  expected: { key: 'import.expects.postal_code' },
  fromText: (text) => text.toUpperCase().replaceAll(/[\s-]/g, ''),
});

export const emailCell = kind({
  shape: z.string().refine(isEmail),
  expected: { key: 'import.expects.email' },
  fromText: (text) => text.trim(),
});

/** Latitude and longitude, as rules/position reads them; maps copy them with a blank after the comma. */
export const positionCell = kind({
  shape: z.string().refine((text) => readPosition(text) !== null),
  expected: { key: 'import.expects.position' },
  fromText: (text) => text.replaceAll(/\s*,\s*/g, ','),
});
/** Where the addresses of a postal code's beginning are, as rules/position reads it. */
export const postalAreaCell = kind({
  shape: z.string().refine((text) => readPostalArea(text) !== null),
  expected: { key: 'import.expects.postal_area' },
  fromText: (text) =>
    text
      .toUpperCase()
      .replaceAll(/\s*,\s*/g, ',')
      .replaceAll(/\s+/g, ' '),
});
/** What a producer offers in some months, as rules/season reads it. */
export const seasonCell = kind({
  shape: plainText(LINE_MAX_LENGTH, false).refine((text) => readSeason(text) !== null),
  expected: { key: 'import.expects.season' },
  fromText: (text) => trimmed(text).replaceAll(/^(\d+)\s*[-–]\s*(\d+)\s+/g, '$1-$2 '),
});

/** One word of a fixed list. */
export function choiceCell<const Choice extends string>(choices: readonly Choice[]): CellKind<Choice> {
  return kind({
    shape: z.enum(choices),
    expected: { key: 'import.expects.choice', values: { choices: choices.join(', ') } },
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
    expected: {
      key: least > 0 ? 'import.expects.list' : 'import.expects.list_or_none',
      values: { item: item.expected },
    },
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
  expected: { key: 'import.expects.placement' },
  fromText: (text) => text.split('|').map((part) => part.trim()),
  toText: (list) => list.join('|'),
});

function eachOnce(list: string[]): boolean {
  return new Set(list).size === list.length;
}

/** The first three characters of postal codes. */
export const prefixCell = kind({
  shape: shaped(/^[A-Z]\d[A-Z]$/, 3),
  expected: { key: 'import.expects.prefix' },
  fromText: (text) => text.toUpperCase(),
});
