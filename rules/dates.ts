import type { Locale, Weekday } from './constants.ts';
import { dayAt, isCalendarDay, marketZone, timeAt, zonedInstant } from './zone.ts';
import type { CalendarDay } from './zone.ts';

/** An instant, an instant as the API writes it (`2026-11-23T00:00:00-05:00`), or a calendar day at the market. */
export type When = Date | string | CalendarDay;

const NO_BREAK_SPACE = '\u00A0';
const INSTANT_PATTERN = /^(\d{4}-\d{2}-\d{2})T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;
const INTL_LOCALES: Record<Locale, string> = { fr: 'fr-CA', en: 'en-CA' };
const names = new Map<string, Intl.DateTimeFormat>();

function instantOf(when: When): Date {
  if (typeof when === 'string' && isCalendarDay(when)) return zonedInstant(when, '12:00');
  const day = typeof when === 'string' ? INSTANT_PATTERN.exec(when)?.[1] : undefined;
  const readable = typeof when !== 'string' || (day !== undefined && isCalendarDay(day));
  const instant = readable ? new Date(when) : new Date(Number.NaN);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not an instant or a calendar day: ${String(when)}`);
  return instant;
}

const yearOf = (when: When): string => dayAt(instantOf(when)).slice(0, 4);

function dayNames(locale: Locale, width: 'long' | 'short'): Intl.DateTimeFormat {
  const timeZone = marketZone();
  const key = `${locale} ${width} ${timeZone}`;
  const cached = names.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
    timeZone,
    weekday: width,
    day: 'numeric',
    month: width,
  });
  names.set(key, format);
  return format;
}

type DayParts = { weekday: string; number: string; month: string };

/**
 * A day for a calendar's tile, which sets its parts apart: "jeudi", "3", "décembre"; short: "jeu.", "3", "déc.". As
 * `formatDay`.
 */
export function dayParts(when: When, locale: Locale, width: 'long' | 'short' = 'long'): DayParts {
  const parts = dayNames(locale, width).formatToParts(instantOf(when));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const number = part('day');
  return {
    weekday: part('weekday'),
    number: locale === 'fr' && number === '1' ? '1er' : number,
    month: part('month'),
  };
}

/**
 * A day in words, always with its weekday and date (E73): "jeudi 3 décembre", "Thursday, December 3"; short: "jeu. 3
 * déc.", "Thu, Dec 3". The year follows where it is not that of `now`; `now` null: always, for documents that are read
 * years later. In market time and never broken over lines. RangeError on no date.
 */
export function formatDay(when: When, locale: Locale, now: Date | null, width: 'long' | 'short' = 'long'): string {
  const { weekday, number, month } = dayParts(when, locale, width);
  const year = yearOf(when);
  const isShown = now === null || year !== yearOf(now);
  const text =
    locale === 'fr'
      ? `${weekday} ${number} ${month}${isShown ? ` ${year}` : ''}`
      : `${weekday}, ${month} ${number}${isShown ? `, ${year}` : ''}`;
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/**
 * "jeudi 10 décembre à 9 h", "Thursday, December 10 at 9 a.m."; at the market's midnight the day alone. Takes an
 * instant; as `formatDay`.
 */
export function formatMoment(
  when: Date | string,
  locale: Locale,
  now: Date | null,
  width: 'long' | 'short' = 'long',
): string {
  const day = formatDay(when, locale, now, width);
  if (timeAt(instantOf(when)) === '00:00') return day;
  return `${day} ${locale === 'fr' ? 'à' : 'at'} ${formatTime(when, locale)}`;
}

/**
 * The name of a weekday that comes every week, "mardi", "Tuesday"; short: "mar.", "Tue". A particular day is written by
 * `formatDay`, with its date.
 */
export const weekdayName = (weekday: Weekday, locale: Locale, width: 'long' | 'short' = 'long'): string =>
  // 1 January 2024 was a Monday.
  dayParts(`2024-01-0${weekday}`, locale, width).weekday;

/** "17 h 30", "9 h"; "5:30 p.m.", "9 a.m.", without line breaks. Takes an instant or a market time `HH:mm`. */
export function formatTime(when: When, locale: Locale): string {
  const time = typeof when === 'string' && /^\d{2}:\d{2}$/.test(when) ? when : timeAt(instantOf(when));
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const twoDigits = String(minutes).padStart(2, '0');
  if (locale === 'fr') return [hours, 'h', ...(minutes ? [twoDigits] : [])].join(NO_BREAK_SPACE);
  const half = hours < 12 ? 'a.m.' : 'p.m.';
  return `${hours % 12 || 12}${minutes ? `:${twoDigits}` : ''}${NO_BREAK_SPACE}${half}`;
}

/** "14 h à 19 h", "2 p.m. to 7 p.m."; each hour stays whole. Takes what `formatTime` takes. */
export function formatTimeRange(from: When, to: When, locale: Locale): string {
  return `${formatTime(from, locale)} ${locale === 'fr' ? 'à' : 'to'} ${formatTime(to, locale)}`;
}

/**
 * The last instant before `end`. What ends at a midnight, such as a closing or an opt-out, is named after that day
 * (E17, E21).
 */
export const lastInstantBefore = (end: Date | string): Date => new Date(new Date(end).getTime() - 1);

/**
 * When a week closes, in words: "dimanche 29 novembre à minuit", "samedi 19 décembre à midi", "samedi 19 décembre à 15 h". As
 * `formatDay`.
 */
export function formatClosing(
  closesAt: Date | string,
  locale: Locale,
  now: Date | null,
  width: 'long' | 'short' = 'long',
): string {
  const time = timeAt(instantOf(closesAt));
  const named = { '00:00': { fr: 'à minuit', en: 'at midnight' }, '12:00': { fr: 'à midi', en: 'at noon' } }[time];
  if (!named) return formatMoment(closesAt, locale, now, width);
  return `${formatDay(lastInstantBefore(closesAt), locale, now, width)} ${named[locale]}`;
}

/** "mardi 24 novembre": the last day before `end`, and its hour unless it is midnight. As `formatDay`. */
export const formatLastDay = (end: Date | string, locale: Locale, now: Date | null): string =>
  timeAt(instantOf(end)) === '00:00' ? formatDay(lastInstantBefore(end), locale, now) : formatMoment(end, locale, now);

/**
 * Until when baskets can change, in words: "mardi 24 novembre au soir", "the evening of Tuesday, November 24"; at another hour
 * "mardi 24 novembre à 20 h". As `formatDay`.
 */
export function formatEvening(end: Date | string, locale: Locale, now: Date | null): string {
  const day = formatLastDay(end, locale, now);
  if (timeAt(instantOf(end)) !== '00:00') return day;
  return locale === 'fr' ? `${day} au soir` : `the evening of ${day}`;
}

/** By when something must be done: "la fin du mercredi 25 novembre", "le mercredi 25 novembre à 20 h". As `formatDay`. */
export function formatDayEnd(end: Date | string, locale: Locale, now: Date | null): string {
  const day = formatLastDay(end, locale, now);
  const isMidnight = timeAt(instantOf(end)) === '00:00';
  if (locale === 'fr') return isMidnight ? `la fin du ${day}` : `le ${day}`;
  return isMidnight ? `the end of ${day}` : day;
}
