import { PERIOD_DAYS, HOUR_MS } from './constants.ts';
import type { Weekday, WeeklyHours } from './constants.ts';
import type { Slot } from './period.ts';
import type { PlaceDay } from './placeDays.ts';
import { addDays, dayAt, weekdayOf, zonedInstant } from './zone.ts';
import type { CalendarDay } from './zone.ts';

/**
 * The first opening of these weekly hours at `earliest` or later, outside the closed days; `differing`: days with other hours,
 * or none. RangeError without hours.
 */
function nextOf(
  hours: readonly WeeklyHours[],
  earliest: Date,
  closedDays: ReadonlySet<CalendarDay>,
  differing: readonly PlaceDay[],
): Slot {
  const today = dayAt(earliest);
  for (let days = 0; days <= PERIOD_DAYS * (1 + differing.length) + closedDays.size; days += 1) {
    const day = addDays(today, days);
    if (closedDays.has(day)) continue;
    const other = differing.find((candidate) => candidate.day === day);
    const ofDay = other
      ? other.hours
        ? [other.hours]
        : []
      : hours.filter(({ weekday }) => weekday === weekdayOf(day));
    const slots = ofDay
      .map(({ from, to }) => ({ from: zonedInstant(day, from), to: zonedInstant(day, to) }))
      .filter(({ from }) => from.getTime() >= earliest.getTime())
      .sort((a, b) => a.from.getTime() - b.from.getTime());
    if (slots[0]) return slots[0];
  }
  throw new RangeError('Nothing ever opens without hours');
}

const HOURS = /^([1-7]) ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Reads `2 09:00-17:00`: ISO weekday, opening and closing time. Null for any other text, and for hours that end before
 * they begin.
 */
export function readWeeklyHours(text: string): WeeklyHours | null {
  const [, weekday = '', from = '', to = ''] = HOURS.exec(text) ?? [];
  return from < to ? { weekday: Number(weekday) as Weekday, from, to } : null;
}

/** What Express follows: the market's lead time, and the days on which nothing is handed over. */
export type ExpressTerms = { readonly leadHours: number; readonly closedDays: ReadonlySet<CalendarDay> };

/**
 * When an Express order paid now can be picked up: the next Express hours of the place that begin at least the market's lead
 * time later (E63). RangeError for a place without Express hours.
 */
export function expressPickupAt(
  now: Date,
  hours: readonly WeeklyHours[],
  { leadHours, closedDays }: ExpressTerms,
  differing: readonly PlaceDay[] = [],
): Slot {
  return nextOf(hours, new Date(now.getTime() + leadHours * HOUR_MS), closedDays, differing);
}

/** When an Express order paid now is delivered: the next round that begins at least the lead time later (E63). */
export const expressRoundAt = (
  now: Date,
  round: WeeklyHours,
  terms: ExpressTerms,
  differing: readonly PlaceDay[] = [],
): Slot => expressPickupAt(now, [round], terms, differing);
