import { DAY_MS, DEFAULT_TIME_ZONE } from './constants.ts';
import type { Weekday } from './constants.ts';

/** A calendar day at the market, `2026-11-27`. */
export type CalendarDay = string;

/**
 * The zone of the market that this process serves, or this page shows. A process has one market, so it has one zone: no call
 * names it, and none can name another (ADR 171).
 */
let zoneOfMarket: string = DEFAULT_TIME_ZONE;

/** The zone in which every rule, text and schedule of the market counts its days and hours. */
export const marketZone = (): string => zoneOfMarket;

const ZONE_PATTERN = /^[A-Z][A-Za-z_]*(?:\/[A-Z][\w+-]*)+$/;

/** Whether a text is the name of a zone of the time zone database, such as America/St_Johns. */
export function isTimeZone(text: string): boolean {
  if (!ZONE_PATTERN.test(text)) return false;
  try {
    clockOf(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a zone the market's, for all of this process or page: called where the stored settings are read, and before a page is
 * rendered or hydrated with them. RangeError for a zone that does not exist.
 */
export function setMarketZone(zone: string): void {
  if (zone === zoneOfMarket) return;
  if (!isTimeZone(zone)) throw new RangeError(`Not a time zone: ${zone}`);
  zoneOfMarket = zone;
}

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)$/;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const cached = clocks.get(zone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

function shownAt(instantMs: number, zone: string): number {
  const part = new Map(
    clockOf(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? Number.NaN;
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'));
}

/** Offsets of a zone change at quarters of an hour, and looking one up is expensive. */
const QUARTER_MS = 900_000;
const MOST_KNOWN = 1000;
const offsets = new Map<string, number>();

function offsetAt(instantMs: number, zone: string): number {
  const quarter = Math.floor(instantMs / QUARTER_MS) * QUARTER_MS;
  const key = `${zone} ${quarter}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const offset = shownAt(quarter, zone) - quarter;
  if (offsets.size >= MOST_KNOWN) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The wall clock as if it were UTC, in milliseconds: for comparisons and arithmetic only. */
function wallClock(instantMs: number, zone: string): number {
  return Math.floor(instantMs / 1000) * 1000 + offsetAt(instantMs, zone);
}

/** Whether a text is a day that exists, written `YYYY-MM-DD`, from the year 1000 on. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = DAY_PATTERN.exec(text) ?? [];
  if (!year || !month || !day || Number(year) < 1000) return false;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString().startsWith(text);
}

/**
 * Whether a day is accepted as input: it exists, in the years 1100 to 8999. A day calculated from it is still a
 * calendar day; whether it makes sense as a birth date or a vacation is a rule of the field, with an error of its own.
 */
export const isPlausibleDay = (text: string): boolean => isCalendarDay(text) && text >= '1100' && text < '9000';

function dayMs(day: CalendarDay): number {
  if (!isCalendarDay(day)) throw new RangeError(`Not a calendar day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day `count` days later (earlier when negative). RangeError on a day that does not exist. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(dayMs(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Nights from one day to another, negative when it is earlier, regardless of clock changes. RangeError as `addDays`.
 */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => (dayMs(to) - dayMs(from)) / DAY_MS;

/** ISO weekday of a calendar day, 1 for Monday. RangeError on a day that does not exist. */
export function weekdayOf(day: CalendarDay): Weekday {
  return (new Date(dayMs(day)).getUTCDay() || 7) as Weekday;
}

/** The calendar day that an instant falls on in a zone. RangeError on an invalid date. */
export function dayAt(instant: Date, zone: string = zoneOfMarket): CalendarDay {
  return new Date(wallClock(instant.getTime(), zone)).toISOString().slice(0, 10);
}

/** The wall time `HH:mm` of an instant in a zone. RangeError on an invalid date. */
export function timeAt(instant: Date, zone: string = zoneOfMarket): string {
  return new Date(wallClock(instant.getTime(), zone)).toISOString().slice(11, 16);
}

/**
 * The instant at which the clocks of a zone show this day and `HH:mm`, by the rules of the zone (E17: never by adding
 * 24 h). A repeated hour means the first; a skipped one is moved by the change (02:30 becomes 03:30). RangeError for a
 * day or time that does not exist.
 */
export function zonedInstant(day: CalendarDay, time: string, zone: string = zoneOfMarket): Date {
  if (!TIME_PATTERN.test(time)) throw new RangeError(`Not a time of day: ${time}`);
  const wall = dayMs(day) + Date.parse(`1970-01-01T${time}:00Z`);
  const offsetNear = (instantMs: number) => wallClock(instantMs, zone) - instantMs;
  const before = wall - offsetNear(wall - DAY_MS);
  const after = wall - offsetNear(wall + DAY_MS);
  const exact = [before, after].filter((instantMs) => wallClock(instantMs, zone) === wall);
  return new Date(exact.length > 0 ? Math.min(...exact) : before);
}
