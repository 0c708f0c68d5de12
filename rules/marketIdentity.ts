import type { WeeklyHours } from './constants.ts';

/** Longest name of a market, in characters: it stands over two lines in the header of a phone. */
export const MARKET_NAME_MAX_LENGTH = 40;

/** Words that stay with the word after them. */
const JOINING = new Set('à au aux d de des du la le les of the'.split(' '));

/** One to three letters or digits that stand for the market in place of its drawing. */
export const isMonogram = (text: string): boolean => /^[\p{L}\p{N}]{1,3}$/u.test(text);

const TAX_NUMBERS = { gst: /^(\d{9})\s?RT\s?(\d{4})$/i, qst: /^(\d{10})\s?TQ\s?(\d{4})$/i };

/** A registration number for GST (`123456789 RT0001`) or QST (`1234567890 TQ0001`) as it is printed; null: it is none. */
export function taxNumber(tax: 'gst' | 'qst', text: string): string | null {
  const [, digits, account] = TAX_NUMBERS[tax].exec(text.trim()) ?? [];
  return digits === undefined ? null : `${digits} ${tax === 'gst' ? 'RT' : 'TQ'}${account}`;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the hours may be shown: each day at most once, Monday first, each closing after it opens. */
export const areOpeningHours = (hours: readonly { weekday: number; from: string; to: string }[]): boolean =>
  hours.every(
    ({ weekday, from, to }, index) =>
      Number.isInteger(weekday) &&
      weekday > (hours[index - 1]?.weekday ?? 0) &&
      weekday <= 7 &&
      TIME.test(from) &&
      TIME.test(to) &&
      from < to,
  );

/** The hours as stored, which the schema types by number. */
export const openingHoursOf = (hours: readonly { weekday: number; from: string; to: string }[]): WeeklyHours[] =>
  hours.map(({ weekday, from, to }) => ({ weekday: weekday as WeeklyHours['weekday'], from, to }));

/**
 * A market's name over two lines, as even as they come; a small word never ends a line. The second is empty for a name
 * of one word.
 */
export function nameLines(name: string): [string, string] {
  const words = name.split(/\s+/);
  const splits = words.flatMap((word, index): [string, string][] =>
    index === 0 || JOINING.has((words[index - 1] ?? '').toLocaleLowerCase('fr'))
      ? []
      : [[words.slice(0, index).join(' '), words.slice(index).join(' ')]],
  );
  const longest = (lines: [string, string]) => Math.max(...lines.map((line) => line.length));
  return splits.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name, ''];
}

/** Longest name below an icon of a phone's home screen (web app manifest, `short_name`). */
const ICON_NAME_MAX_LENGTH = 12;

/** The name below the icon of a home screen: the whole if it fits, else its last words that do. */
export function iconName(name: string): string {
  if (name.length <= ICON_NAME_MAX_LENGTH) return name;
  const words = name.split(/\s+/);
  const ends = words.map((_, index) => words.slice(index));
  const fits = ends.find(
    ([first = '', ...rest]) =>
      !JOINING.has(first.toLocaleLowerCase('fr')) && [first, ...rest].join(' ').length <= ICON_NAME_MAX_LENGTH,
  );
  return fits?.join(' ') ?? name.slice(0, ICON_NAME_MAX_LENGTH).trim();
}

/** A market's name as the beginning of a file's name: `marche-des-trois-lacs`; `marche` for a name without Latin letters. */
export const marketFileName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'marche';
