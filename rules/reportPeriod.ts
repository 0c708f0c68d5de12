import { addDays, daysBetween, isPlausibleDay } from './zone.ts';
import type { CalendarDay } from './zone.ts';

export const REPORT_UNITS = ['month', 'quarter', 'year'] as const;
export type ReportUnit = (typeof REPORT_UNITS)[number];

/** Days of a report, both included. `unit`: a whole calendar month, quarter or year; `days`: any others. */
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

function unitFrom(unit: ReportUnit, month: number): ReportPeriod {
  return { unit, from: monthStart(month), to: addDays(monthStart(month + MONTHS[unit]), -1) };
}

/** The month, quarter or year that contains a day. */
export const periodOf = (unit: ReportUnit, day: CalendarDay): ReportPeriod =>
  unitFrom(unit, monthOf(day) - (monthOf(day) % MONTHS[unit]));

/** The days from `from` to `to`, which may be a whole unit; null: `to` is before `from`. */
export function daysPeriod(from: CalendarDay, to: CalendarDay): ReportPeriod | null {
  if (daysBetween(from, to) < 0) return null;
  return (
    REPORT_UNITS.map((unit) => periodOf(unit, from)).find((period) => period.from === from && period.to === to) ?? {
      unit: 'days',
      from,
      to,
    }
  );
}

/** The period before (-1) or after (1): the unit beside it, or as many days. */
export function besidePeriod({ unit, from, to }: ReportPeriod, step: -1 | 1): ReportPeriod {
  if (unit !== 'days') return unitFrom(unit, monthOf(from) + step * MONTHS[unit]);
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
