import { PERIOD_DAYS, PERIOD_START_WEEKDAY } from './constants.ts';
import { addDays, daysBetween, isPlausibleDay, weekdayOf } from './zone.ts';
import type { CalendarDay } from './zone.ts';

const CALENDAR_UNITS = ['month', 'quarter', 'year'] as const;
type CalendarUnit = (typeof CALENDAR_UNITS)[number];
/** week: a market week, from its first day on. */
export type ReportUnit = CalendarUnit | 'week';

/** Days of a report, both included. `unit`: a whole market week, calendar month, quarter or year; `days`: any others. */
export type ReportPeriod = {
  readonly unit: ReportUnit | 'days';
  readonly from: CalendarDay;
  readonly to: CalendarDay;
};

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;
const MONTHS_OF_YEAR = 12;

/** The first day of a month, counted from January of the year 0. */
const monthStart = (month: number): CalendarDay =>
  `${String(Math.floor(month / MONTHS_OF_YEAR)).padStart(4, '0')}-${String((month % MONTHS_OF_YEAR) + 1).padStart(2, '0')}-01`;

const monthOf = (day: CalendarDay): number => Number(day.slice(0, 4)) * MONTHS_OF_YEAR + Number(day.slice(5, 7)) - 1;

function unitFrom(unit: CalendarUnit, month: number): ReportPeriod {
  return { unit, from: monthStart(month), to: addDays(monthStart(month + MONTHS[unit]), -1) };
}

/** The week, month, quarter or year that contains a day. */
export function periodOf(unit: ReportUnit, day: CalendarDay): ReportPeriod {
  if (unit !== 'week') return unitFrom(unit, monthOf(day) - (monthOf(day) % MONTHS[unit]));
  const from = addDays(day, -((weekdayOf(day) - PERIOD_START_WEEKDAY + PERIOD_DAYS) % PERIOD_DAYS));
  return { unit, from, to: addDays(from, PERIOD_DAYS - 1) };
}

/** The days from `from` to `to`, which may be a whole unit; null: `to` is before `from`. */
export function daysPeriod(from: CalendarDay, to: CalendarDay): ReportPeriod | null {
  if (daysBetween(from, to) < 0) return null;
  const whole = (['week', ...CALENDAR_UNITS] as const).map((unit) => periodOf(unit, from));
  return whole.find((period) => period.from === from && period.to === to) ?? { unit: 'days', from, to };
}

/** The first days of the weeks that begin in a period. */
export function weeksIn(period: ReportPeriod | null): CalendarDay[] {
  if (!period) return [];
  const { from } = periodOf('week', addDays(period.from, PERIOD_DAYS - 1));
  const count = Math.floor((daysBetween(from, period.to) + PERIOD_DAYS) / PERIOD_DAYS);
  return Array.from({ length: Math.max(0, count) }, (_, nth) => addDays(from, nth * PERIOD_DAYS));
}

/** The period before (-1) or after (1): the unit beside it, or as many days. */
export function besidePeriod({ unit, from, to }: ReportPeriod, step: -1 | 1): ReportPeriod {
  if (unit !== 'days' && unit !== 'week') return unitFrom(unit, monthOf(from) + step * MONTHS[unit]);
  const length = daysBetween(from, to) + 1;
  return { unit, from: addDays(from, step * length), to: addDays(to, step * length) };
}

/** A period in an address: `2026-11-01_2026-11-30`. */
export const periodParam = ({ from, to }: Pick<ReportPeriod, 'from' | 'to'>): string => `${from}_${to}`;

/** The period of an address; null: it has none. */
export function parsePeriodParam(text: string | undefined): ReportPeriod | null {
  const [from = '', to = '', ...rest] = text?.split('_') ?? [];
  return rest.length === 0 && isPlausibleDay(from) && isPlausibleDay(to) ? daysPeriod(from, to) : null;
}
