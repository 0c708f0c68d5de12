import { MARKET_TIME_ZONE } from './constants.ts';
import type { Locale } from './constants.ts';
import { dayAt, isCalendarDay, timeAt, zonedInstant } from './zone.ts';
import type { CalendarDay } from './zone.ts';

/** An instant, an instant as the API writes it (`2026-11-23T00:00:00-05:00`), or a calendar day at the market. */
export type When = Date | string | CalendarDay;

/** Remaining time, rounded down to the minute; all 0 afterwards. A day is 24 hours. */
export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number };

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

function dayNames(locale: Locale, width: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${locale} ${width}`;
  const cached = names.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
    timeZone: MARKET_TIME_ZONE,
    weekday: width,
    day: 'numeric',
    month: width,
  });
  names.set(key, format);
  return format;
}

const yearOf = (when: When): string => dayAt(instantOf(when)).slice(0, 4);

function formatParts(when: When, locale: Locale, width: 'long' | 'short'): string {
  const parts = dayNames(locale, width).formatToParts(instantOf(when));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const day = part('day');
  const text =
    locale === 'fr'
      ? `${part('weekday')} ${day === '1' ? '1er' : day} ${part('month')}`
      : `${part('weekday')}, ${part('month')} ${day}`;
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/** "jeudi 26 novembre", "Thursday, November 26", in market time and never broken over lines. RangeError on no date. */
export function formatDay(when: When, locale: Locale): string {
  return formatParts(when, locale, 'long');
}

/** "jeu. 26 nov.", "Thu, Nov 26". As `formatDay`. */
export function formatDayShort(when: When, locale: Locale): string {
  return formatParts(when, locale, 'short');
}

function withoutWeekday(day: string, locale: Locale): string {
  return day.replace(locale === 'fr' ? /^\S+?\u00A0/ : /^[^,]+,\u00A0/, '');
}

/** The year after a day, where it is not that of `now`. */
function withYear(day: string, when: When, locale: Locale, now: Date): string {
  const year = yearOf(when);
  return year === yearOf(now) ? day : `${day}${locale === 'fr' ? '' : ','}${NO_BREAK_SPACE}${year}`;
}

/** "10 déc.", "Dec 10"; with `now`, the year where it is another one: "4 août 2027". As `formatDay`. */
export function formatDate(when: When, locale: Locale, now?: Date): string {
  const day = withoutWeekday(formatDayShort(when, locale), locale);
  return now ? withYear(day, when, locale, now) : day;
}

/** "8 novembre", "November 8"; the year with it where it is not that of `now`: "8 novembre 2025". As `formatDay`. */
export function formatDateLong(when: When, locale: Locale, now: Date): string {
  return withYear(withoutWeekday(formatDay(when, locale), locale), when, locale, now);
}

/**
 * "jeudi 26 novembre 2026 à 9 h", "Thursday, November 26, 2026 at 9 a.m.": with the year, for documents that are read
 * years later. Takes an instant; as `formatDay`.
 */
export function formatMomentYear(when: Date | string, locale: Locale): string {
  const day = `${formatDay(when, locale)}${locale === 'fr' ? '' : ','}${NO_BREAK_SPACE}${yearOf(when)}`;
  return `${day} ${locale === 'fr' ? 'à' : 'at'} ${formatTime(when, locale)}`;
}

/**
 * "jeudi 10 décembre à 9 h"; at the market's midnight the day alone. With `now`, the year where it is another one.
 * Takes an instant; as `formatDay`.
 */
export function formatMoment(when: Date | string, locale: Locale, now?: Date): string {
  const day = now ? withYear(formatDay(when, locale), when, locale, now) : formatDay(when, locale);
  if (timeAt(instantOf(when)) === '00:00') return day;
  return `${day} ${locale === 'fr' ? 'à' : 'at'} ${formatTime(when, locale)}`;
}

/** "jeudi", "Thursday"; or "jeu.", "Thu": the weekday alone. As `formatDay`. */
export function formatWeekday(when: When, locale: Locale, width: 'long' | 'short' = 'long'): string {
  const parts = dayNames(locale, width).formatToParts(instantOf(when));
  return parts.find(({ type }) => type === 'weekday')?.value ?? '';
}

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

/** Remaining time until an instant, for "closes in". */
export function timeLeft(now: Date, until: Date): TimeLeft {
  const minutes = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}

/**
 * The last instant before `end`. What ends at a midnight, such as a closing or an opt-out, is named after that day
 * (E17, E21).
 */
export const lastInstantBefore = (end: Date | string): Date => new Date(new Date(end).getTime() - 1);

/** "mardi 24 novembre": the last day before `end`. As `formatDay`. */
export const formatLastDay = (end: Date | string, locale: Locale): string => formatDay(lastInstantBefore(end), locale);

/** "dimanche": the last weekday before `end`, named together with its midnight. As `formatDay`. */
export const formatLastWeekday = (end: Date | string, locale: Locale): string =>
  formatWeekday(lastInstantBefore(end), locale);
