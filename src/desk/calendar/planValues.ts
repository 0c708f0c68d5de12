import { basketOptOut } from '#rules/basketDates.ts';
import type { Weekday } from '#rules/constants.ts';
import { handoverDaysOf, missingInWeek, periodStarting, type WeekMoments } from '#rules/period.ts';
import { dayOfMoment, momentOn } from '#rules/weekDays.ts';
import { wrongMoment, type PlanFrom, type WeekPlan } from '#rules/weekPlan.ts';
import type { CalendarDay } from '#rules/zone.ts';

/** A moment in two fields: the day as people count, of which midnight is the end, and its time. */
export type MomentValues = { day: string; time: string };
/** `from`: the API's id of the first week. */
export type PlanValues = { from: string } & Record<keyof WeekPlan, MomentValues>;

/** A plan as the API writes it. */
export type ApiPlan = Record<keyof WeekPlan, { readonly weekday: number; readonly at: string }>;

const valuesOf = ({ weekday, at }: ApiPlan['closing']): MomentValues => ({
  day: String(dayOfMoment({ weekday: weekday as Weekday, at })),
  time: at,
});
const momentOf = ({ day, time }: MomentValues) => momentOn(Number(day) as Weekday, time);

/** What the form shows of a plan at first. */
export const planValues = (from: string, { closing, basketsUntil, missing }: ApiPlan): PlanValues => ({
  from,
  closing: valuesOf(closing),
  basketsUntil: valuesOf(basketsUntil),
  missing: valuesOf(missing),
});

/** The plan of the values. */
export const planInput = ({ closing, basketsUntil, missing }: Omit<PlanValues, 'from'>): WeekPlan => ({
  closing: momentOf(closing),
  basketsUntil: momentOf(basketsUntil),
  missing: momentOf(missing),
});

/** Whether a moment is possible, beside those before it. */
export const isPossible = (moment: keyof WeekPlan) => (values: Omit<PlanValues, 'from'>) =>
  wrongMoment(planInput(values)) !== moment;

/** What moves in a week: before and after, and the days of handing over. Without what stays. */
export function planMoves(
  week: CalendarDay,
  before: readonly PlanFrom[],
  plan: WeekPlan,
): { moves: { name: 'closing' | 'baskets' | 'missing'; before: Date; after: Date }[]; handover: CalendarDay[] | null } {
  const [was, is]: [WeekMoments, WeekMoments] = [
    { closings: new Map(), plans: before },
    { closings: new Map(), plans: [{ from: week, ...plan }] },
  ];
  const [old, next] = [periodStarting(week, was), periodStarting(week, is)];
  const moves = [
    { name: 'closing' as const, before: old.closesAt, after: next.closesAt },
    { name: 'baskets' as const, before: basketOptOut(week, was), after: basketOptOut(week, is) },
    { name: 'missing' as const, before: missingInWeek(week, was), after: missingInWeek(week, is) },
  ].filter((move) => move.before.getTime() !== move.after.getTime());
  return { moves, handover: old.handoverFrom === next.handoverFrom ? null : handoverDaysOf(next) };
}
