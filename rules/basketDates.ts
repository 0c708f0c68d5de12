import { BASKET_OPT_OUT_WEEKDAY, PAUSE_WEEKS, PERIOD_DAYS, PERIOD_START_WEEKDAY } from './constants.ts';
import type { Weekday } from './constants.ts';
import { periodAt, periodStarting } from './period.ts';
import type { MarketPeriod } from './period.ts';
import { addDays, isCalendarDay, weekdayOf, zonedInstant } from './zone.ts';
import type { CalendarDay } from './zone.ts';

/** By calendar month from monthly on; bimonthly is every two months (E48). */
export type BasketFrequency = 'weekly' | 'biweekly' | 'monthly' | 'bimonthly' | 'quarterly' | 'semiannual';

type Step = { readonly days: number } | { readonly months: number };

const STEPS: Record<BasketFrequency, Step> = {
  weekly: { days: PERIOD_DAYS },
  biweekly: { days: 2 * PERIOD_DAYS },
  monthly: { months: 1 },
  bimonthly: { months: 2 },
  quarterly: { months: 3 },
  semiannual: { months: 6 },
};
const MONTHS = 12;
/** End of that day: until then a basket whose card was refused is charged to another one. */
const CARD_WEEKDAY: Weekday = 3;
const DAY_MS = 86_400_000;
/** Half a year has 26 or 27 weeks: every frequency brings two within these, of which the first may be paused. */
const MOST_WEEKS = 56;

const pad = (number: number): string => String(number).padStart(2, '0');

/** Months since the year 0. */
function monthOf(day: CalendarDay): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * MONTHS + month - 1;
}

function addMonths(day: CalendarDay, count: number): CalendarDay {
  const month = monthOf(day) + count;
  const first = `${Math.floor(month / MONTHS)}-${pad((month % MONTHS) + 1)}`;
  for (let last = Number(day.slice(8)); ; last -= 1)
    if (isCalendarDay(`${first}-${pad(last)}`)) return `${first}-${pad(last)}`;
}

/**
 * The day that the `index`th basket counts to, 0 being the first: so many weeks or calendar months after the start, always
 * counted from there, so that a month without such a day gives its last one and the next month the day itself (E48).
 */
export function basketDay(frequency: BasketFrequency, start: CalendarDay, index: number): CalendarDay {
  const step = STEPS[frequency];
  return 'days' in step ? addDays(start, step.days * index) : addMonths(start, step.months * index);
}

/** Whether a basket whose first week begins on `start` comes in the week that begins on `week`; both are Fridays. */
export function isBasketDue(frequency: BasketFrequency, start: CalendarDay, week: CalendarDay): boolean {
  if (week < start) return false;
  const step = STEPS[frequency];
  const end = addDays(week, PERIOD_DAYS);
  const index =
    'days' in step
      ? Math.floor((Date.parse(week) - Date.parse(start)) / DAY_MS / step.days)
      : Math.floor((monthOf(week) - monthOf(start)) / step.months);
  return [index, index + 1].some((near) => {
    const day = basketDay(frequency, start, near);
    return week <= day && day < end;
  });
}

/** The weeks in which a basket comes, `from` and `until` included, all given by their Fridays. */
export function basketWeeks(
  frequency: BasketFrequency,
  start: CalendarDay,
  { from, until }: { from: CalendarDay; until: CalendarDay },
): CalendarDay[] {
  const weeks: CalendarDay[] = [];
  for (let week = from < start ? start : from; week <= until; week = addDays(week, PERIOD_DAYS))
    if (isBasketDue(frequency, start, week)) weeks.push(week);
  return weeks;
}

/** The first week from `from` on that brings a basket and is none of `paused`. Null: all within a year are paused. */
export function nextBasketWeek(
  frequency: BasketFrequency,
  start: CalendarDay,
  { from, paused }: { from: CalendarDay; paused: ReadonlySet<CalendarDay> },
): CalendarDay | null {
  const first = from < start ? start : from;
  const until = addDays(first, PERIOD_DAYS * MOST_WEEKS);
  return basketWeeks(frequency, start, { from: first, until }).find((week) => !paused.has(week)) ?? null;
}

/** The midnight that ends a weekday of the week that begins on this Friday. */
function endOf(weekday: Weekday, week: CalendarDay): Date {
  const days = (weekday - PERIOD_START_WEEKDAY + PERIOD_DAYS) % PERIOD_DAYS;
  return zonedInstant(addDays(week, days + 1), '00:00');
}

/** Until when a week can be paused or changed, exclusive: the end of its Tuesday (E21). RangeError when it is no Friday. */
export const basketOptOut = (week: CalendarDay): Date => endOf(BASKET_OPT_OUT_WEEKDAY, periodStarting(week).startDate);

/** Until when the basket of a week can still be charged, to another card too, exclusive: the end of its Wednesday. */
export const basketChargedBy = (week: CalendarDay): Date => endOf(CARD_WEEKDAY, periodStarting(week).startDate);

/** The week whose opt-out comes next: the running one until its Tuesday is over (E23). */
export function openBasketWeek(now: Date): MarketPeriod {
  const running = periodAt(now);
  return now < basketOptOut(running.startDate) ? running : periodStarting(running.endDate);
}

/** The weeks that can be paused: the next twelve whose opt-out is still to come (E23). */
export function pausableWeeks(now: Date): MarketPeriod[] {
  const { startDate } = openBasketWeek(now);
  return Array.from({ length: PAUSE_WEEKS }, (_, index) => periodStarting(addDays(startDate, index * PERIOD_DAYS)));
}

/** The week whose opt-out was the last: it and those before it are decided. */
export const closedBasketWeek = (now: Date): CalendarDay => addDays(openBasketWeek(now).startDate, -PERIOD_DAYS);

/** The Fridays of the weeks that a range of days touches, both days included; none when it ends before it begins. */
export function weeksOfRange(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const since = (weekdayOf(from) - PERIOD_START_WEEKDAY + PERIOD_DAYS) % PERIOD_DAYS;
  const first = addDays(from, -since);
  const count = to < from ? 0 : Math.floor((Date.parse(to) - Date.parse(first)) / DAY_MS / PERIOD_DAYS) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index * PERIOD_DAYS));
}
