import { PAUSE_WEEKS, PERIOD_DAYS, PERIOD_START_WEEKDAY, DAY_MS } from './constants.ts';
import { lastInstantBefore } from './dates.ts';
import {
  closingOf,
  firstOpen,
  handoverFrom,
  missingInWeek,
  periodAt,
  periodStarting,
  usualClosing,
  weekStarting,
} from './period.ts';
import type { MarketCalendar, MarketPeriod, Slot, WeekMoments } from './period.ts';
import type { WeekMarks } from './weekDays.ts';
import { daysInto, planOf } from './weekPlan.ts';
import { addDays, dayAt, isCalendarDay, weekdayOf, zonedInstant } from './zone.ts';
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
/** For so long after the opt-out a basket can be charged to another card after a refusal. */
const CARD_DAYS = 1;
/**
 * Half a year has 26 or 27 weeks: every frequency has two deliveries within this many, of which the first may be
 * paused.
 */
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
 * The day of the `index`th delivery of a basket, 0 being the first. It is counted in weeks or calendar months from the
 * start each time, so that a month without such a day uses its last one and the next month the day itself (E48).
 */
export function basketDay(frequency: BasketFrequency, start: CalendarDay, index: number): CalendarDay {
  const step = STEPS[frequency];
  return 'days' in step ? addDays(start, step.days * index) : addMonths(start, step.months * index);
}

/** Whether a basket that started in the week of `start` is delivered in the week of `week`; both are Fridays. */
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

/** The weeks with a delivery between `from` and `until`, both included; all are Fridays. */
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

/** The first week from `from` on with a delivery that is not skipped. Null: all weeks of a year are. */
export function nextBasketWeek(
  frequency: BasketFrequency,
  start: CalendarDay,
  { from, skipped }: { from: CalendarDay; skipped: ReadonlySet<CalendarDay> },
): CalendarDay | null {
  const first = from < start ? start : from;
  const until = addDays(first, PERIOD_DAYS * MOST_WEEKS);
  return basketWeeks(frequency, start, { from: first, until }).find((week) => !skipped.has(week)) ?? null;
}

/** By how many days the last day to order on is earlier than usual. */
function daysEarlier(week: CalendarDay, calendar: WeekMoments): number {
  const lastDay = (closesAt: Date) => Date.parse(dayAt(lastInstantBefore(closesAt)));
  const usual = lastDay(usualClosing(week, calendar));
  return Math.max(0, Math.round((usual - lastDay(closingOf(week, calendar))) / DAY_MS));
}

/** So many days after the opt-out of the plan, as many days earlier as the week closes earlier. */
function afterOptOut(days: number, week: CalendarDay, calendar: WeekMoments): Date {
  const { weekday, at } = planOf(week, calendar.plans).basketsUntil;
  return zonedInstant(addDays(week, daysInto(weekday) + days - daysEarlier(week, calendar)), at);
}

/**
 * Deadline (exclusive) for pausing or changing a week: usually the end of its Tuesday, two days after the last to order on (E21), and earlier with an earlier closing.
 * RangeError for any day but a Friday.
 */
export const basketOptOut = (week: CalendarDay, calendar: WeekMoments): Date =>
  afterOptOut(0, weekStarting(week).startDate, calendar);

/** What texts name of a week. */
export const weekMarks = (startDate: CalendarDay, calendar: WeekMoments): WeekMarks => ({
  startDate,
  closesAt: closingOf(startDate, calendar),
  handoverFrom: handoverFrom(startDate, calendar),
  basketsUntil: basketOptOut(startDate, calendar),
  missingAt: missingInWeek(startDate, calendar),
});

/** When a place that serves a week at this slot hands over its baskets: not before their opt-out. Null: not that week. */
export const basketSlot = (slot: Slot | null, week: CalendarDay, calendar: WeekMoments): Slot | null =>
  slot && slot.from > basketOptOut(week, calendar) ? slot : null;

/** Deadline (exclusive) for charging a week's basket, also to another card: a day after its opt-out. */
export const basketChargedBy = (week: CalendarDay, calendar: WeekMoments): Date =>
  afterOptOut(CARD_DAYS, weekStarting(week).startDate, calendar);

/** The week whose opt-out comes next: the current one until its Tuesday is over (E23). */
export function openBasketWeek(now: Date, calendar: WeekMoments): MarketPeriod {
  const currentPeriod = periodAt(now, calendar);
  const isOpen = now < basketOptOut(currentPeriod.startDate, calendar);
  return isOpen ? currentPeriod : periodStarting(currentPeriod.endDate, calendar);
}

/** The week of the first delivery of a basket that is subscribed to now. */
export const firstBasketWeek = (now: Date, calendar: MarketCalendar): MarketPeriod =>
  firstOpen(openBasketWeek(now, calendar), calendar);

/** The weeks that can be paused: the next twelve whose opt-out is still to come (E23). */
export function pausableWeeks(now: Date, calendar: WeekMoments): MarketPeriod[] {
  const { startDate } = openBasketWeek(now, calendar);
  return Array.from({ length: PAUSE_WEEKS }, (_, index) =>
    periodStarting(addDays(startDate, index * PERIOD_DAYS), calendar),
  );
}

/** The latest week whose opt-out has passed: it and those before can no longer change. */
export const closedBasketWeek = (now: Date, calendar: WeekMoments): CalendarDay =>
  addDays(openBasketWeek(now, calendar).startDate, -PERIOD_DAYS);

/** The Fridays of the weeks that overlap a range of days, both days included; empty when it ends before it begins. */
export function weeksOfRange(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const since = (weekdayOf(from) - PERIOD_START_WEEKDAY + PERIOD_DAYS) % PERIOD_DAYS;
  const first = addDays(from, -since);
  const count = to < from ? 0 : Math.floor((Date.parse(to) - Date.parse(first)) / DAY_MS / PERIOD_DAYS) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index * PERIOD_DAYS));
}
