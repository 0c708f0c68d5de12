import { handoverDaysOf, slotInWeek, type MarketPeriod, type Slot } from './period.ts';
import { dayAt, isCalendarDay, zonedInstant, type CalendarDay } from './zone.ts';

/** Opening and closing time on a day, `HH:mm` of market time. */
export type DayHours = { readonly from: string; readonly to: string };

/** A day on which a place differs from its usual week; `hours` null: it is closed. */
export type PlaceDay = { readonly day: CalendarDay; readonly hours: DayHours | null };

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether two texts are market times `HH:mm`, the first before the second. */
export const areDayHours = ({ from, to }: DayHours): boolean => TIME.test(from) && TIME.test(to) && from < to;

/** `2026-12-24` for a closed day, `2026-12-26 10:00-14:00` for an open one. */
export const placeDayText = ({ day, hours }: PlaceDay): string => (hours ? `${day} ${hours.from}-${hours.to}` : day);

/** Reads what `placeDayText` writes. Null for any other text. */
export function readPlaceDay(text: string): PlaceDay | null {
  const [day = '', hours, ...rest] = text.split(' ');
  if (!isCalendarDay(day) || rest.length > 0) return null;
  if (hours === undefined) return { day, hours: null };
  const [from = '', to = '', ...more] = hours.split('-');
  return more.length === 0 && areDayHours({ from, to }) ? { day, hours: { from, to } } : null;
}

/** When a place is open on a day that differs; null: it is closed. */
export const slotOn = ({ day, hours }: PlaceDay): Slot | null =>
  hours && { from: zonedInstant(day, hours.from), to: zonedInstant(day, hours.to) };

type WeeklyPlace = DayHours & { readonly weekday: number; readonly days: readonly PlaceDay[] };

/** When a place is open on a day of a week; null: it is closed. */
export function placeSlotOn(
  { weekday, from, to, days }: WeeklyPlace,
  period: Pick<MarketPeriod, 'handoverFrom'>,
  day: CalendarDay,
): Slot | null {
  const differing = days.find((candidate) => candidate.day === day);
  if (differing) return slotOn(differing);
  const usual = slotInWeek(period, weekday, from, to);
  return dayAt(usual.from) === day ? usual : null;
}

/**
 * When a place serves the orders of a week: on its usual day, at the hours of that day if it differs. Where it is closed on that
 * day, on the first other day of the week on which it is open instead. Null: on none.
 */
export function placeSlotInWeek(
  { weekday, from, to, days }: WeeklyPlace,
  period: Pick<MarketPeriod, 'handoverFrom'>,
): Slot | null {
  const usual = slotInWeek(period, weekday, from, to);
  const differing = days.find(({ day }) => day === dayAt(usual.from));
  if (!differing) return usual;
  if (differing.hours) return slotOn(differing);
  const week = new Set(handoverDaysOf(period));
  const open = days
    .filter(({ day, hours }) => hours !== null && week.has(day))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))[0];
  return open ? slotOn(open) : null;
}
