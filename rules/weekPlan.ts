import {
  BASKET_OPT_OUT_WEEKDAY,
  CLOSING_DAYS_AFTER_START,
  MISSING_ITEMS_MAIL,
  PERIOD_DAYS,
  PERIOD_START_WEEKDAY,
} from './constants.ts';
import type { Weekday } from './constants.ts';
import { isCalendarDay, weekdayOf } from './zone.ts';
import type { CalendarDay } from './zone.ts';

/** An hour of a weekday at the market, such as Wednesday at 18:00. */
export type WeeklyMoment = { readonly weekday: Weekday; readonly at: string };

/** The moments of a market's week, each once between its first midnight and its last. */
export type WeekPlan = {
  /** When orders close (E17). */
  readonly closing: WeeklyMoment;
  /** Until when baskets can change, exclusive (E21). */
  readonly basketsUntil: WeeklyMoment;
  /** When what is missing is refunded and announced. */
  readonly missing: WeeklyMoment;
};

/** A plan with the first day of the first week in which it holds. */
export type PlanFrom = WeekPlan & { readonly from: CalendarDay };

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MIDNIGHT = '00:00';
/** From when on a text says "evening". */
const EVENING = '17:00';
const DAY_MINUTES = 24 * 60;

/** The weekday so many days after the first of a week. */
const dayOfWeek = (days: number): Weekday => (((PERIOD_START_WEEKDAY - 1 + days) % PERIOD_DAYS) + 1) as Weekday;

/** How many days after the first day of a week a weekday is. */
export const daysInto = (weekday: Weekday): number => (weekday - PERIOD_START_WEEKDAY + PERIOD_DAYS) % PERIOD_DAYS;

/** The plan of a market that has set none (spec 9). */
export const DEFAULT_PLAN: WeekPlan = {
  closing: { weekday: dayOfWeek(CLOSING_DAYS_AFTER_START), at: MIDNIGHT },
  basketsUntil: { weekday: dayOfWeek(daysInto(BASKET_OPT_OUT_WEEKDAY) + 1), at: MIDNIGHT },
  missing: MISSING_ITEMS_MAIL,
};

/** The plan of the week of this first day; `plans` are in the order of their weeks. */
export const planOf = (week: CalendarDay, plans: readonly PlanFrom[]): WeekPlan =>
  plans.findLast(({ from }) => from <= week) ?? DEFAULT_PLAN;

function minutesInto({ weekday, at }: WeeklyMoment): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return daysInto(weekday) * DAY_MINUTES + hours * 60 + minutes;
}

/**
 * From which day of a week on, counted from its first, its orders are handed over: the first that begins after orders have
 * closed (E53).
 */
export const handoverOffset = ({ closing }: Pick<WeekPlan, 'closing'>): number =>
  Math.ceil(minutesInto(closing) / DAY_MINUTES);

const isMoment = ({ weekday, at }: { weekday: number; at: string }): boolean =>
  Number.isInteger(weekday) && weekday >= 1 && weekday <= PERIOD_DAYS && TIME.test(at);

/**
 * Which moment of a plan is impossible; null: none. Orders close in the week, after it began. Baskets can change until an
 * evening or midnight after that, at least a day before the week ends, since a refused card can be replaced for a day. What
 * is missing is announced on an evening after the closing.
 */
export function wrongMoment({ closing, basketsUntil, missing }: WeekPlan): keyof WeekPlan | null {
  const closes = isMoment(closing) ? minutesInto(closing) : 0;
  if (closes === 0) return 'closing';
  const until = isMoment(basketsUntil) ? minutesInto(basketsUntil) : 0;
  const isEvening = basketsUntil.at >= EVENING || basketsUntil.at === MIDNIGHT;
  if (!isEvening || until <= closes || until > (PERIOD_DAYS - 1) * DAY_MINUTES) return 'basketsUntil';
  const isLater = isMoment(missing) && missing.at >= EVENING && minutesInto(missing) > closes;
  return isLater ? null : 'missing';
}

/** The most plans that a market stores. */
export const PLANS_MAX = 60;

/** Possible plans by their weeks, ascending. */
export const arePlans = (plans: readonly PlanFrom[]): boolean =>
  plans.length <= PLANS_MAX &&
  plans.every(
    (plan, index) =>
      isCalendarDay(plan.from) &&
      weekdayOf(plan.from) === PERIOD_START_WEEKDAY &&
      wrongMoment(plan) === null &&
      (index === 0 || (plans[index - 1] as PlanFrom).from < plan.from),
  );

const isSameMoment = (one: WeeklyMoment, other: WeeklyMoment): boolean =>
  one.weekday === other.weekday && one.at === other.at;

/** Whether two plans have the same moments. */
export const isSamePlan = (one: WeekPlan, other: WeekPlan): boolean =>
  isSameMoment(one.closing, other.closing) &&
  isSameMoment(one.basketsUntil, other.basketsUntil) &&
  isSameMoment(one.missing, other.missing);

/** The plans with another one from a week on, which holds until the next that begins later; without what changes nothing. */
export function withPlan(plans: readonly PlanFrom[], { from, ...plan }: PlanFrom): PlanFrom[] {
  const others = plans.filter((other) => other.from !== from);
  const sorted = [...others, { from, ...plan }].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.filter((each, index) => !isSamePlan(each, sorted[index - 1] ?? DEFAULT_PLAN));
}

/** The first week whose plan differs between two lists; null: none does. */
export function changedFrom(before: readonly PlanFrom[], after: readonly PlanFrom[]): CalendarDay | null {
  const weeks = [...new Set([...before, ...after].map(({ from }) => from))].toSorted();
  return weeks.find((week) => !isSamePlan(planOf(week, before), planOf(week, after))) ?? null;
}
