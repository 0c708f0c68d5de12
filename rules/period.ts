import { PERIOD_DAYS, PERIOD_START_WEEKDAY, HOUR_MS } from './constants.ts';
import { daysInto, handoverOffset, planOf } from './weekPlan.ts';
import type { PlanFrom, WeeklyMoment } from './weekPlan.ts';
import { addDays, dayAt, weekdayOf, zonedInstant } from './zone.ts';
import type { CalendarDay } from './zone.ts';

export { zonedInstant } from './zone.ts';

/** The days of a market week (E18), in market time. Each week ends where the next begins. */
export type MarketWeek = {
  /** The start date, `2026-11-27`. */
  readonly id: string;
  /** A Friday, from 00:00. */
  readonly startDate: CalendarDay;
  /** The next Friday, exclusive. */
  readonly endDate: CalendarDay;
};

/** A market week as the calendar has it. */
export type MarketPeriod = MarketWeek & {
  /** Sunday's midnight, the Monday 00:00 inside the week (E17), unless the calendar has another moment. */
  readonly closesAt: Date;
  /** The first of the seven days on which its orders are handed over (E53). */
  readonly handoverFrom: CalendarDay;
};

/** Two instants, the second exclusive. */
export type Slot = { readonly from: Date; readonly to: Date };

/** What differs from the usual weeks. */
export type MarketCalendar = {
  /** The Fridays of the weeks that take no orders, and after whose closing nothing is handed over for seven days. */
  readonly closedWeeks: ReadonlySet<CalendarDay>;
  /** When weeks close that do not close at the moment of their plan, by their Fridays. */
  readonly closings: ReadonlyMap<CalendarDay, Date>;
  /** What the market has set for its weeks from one on (ADR 167), in their order; before the first, spec 9 holds. */
  readonly plans: readonly PlanFrom[];
};

/** What the moments of a week follow. */
export type WeekMoments = Pick<MarketCalendar, 'closings' | 'plans'>;
type Plans = Pick<MarketCalendar, 'plans'>;

export const USUAL_CALENDAR: MarketCalendar = { closedWeeks: new Set(), closings: new Map(), plans: [] };

/** When a weekly moment falls in a market week. */
export const weeklyInstant = ({ startDate }: Pick<MarketWeek, 'startDate'>, { weekday, at }: WeeklyMoment): Date =>
  zonedInstant(addDays(startDate, daysInto(weekday)), at);

/** When a week closes by its plan, whether or not it was moved. */
export const usualClosing = (startDate: CalendarDay, { plans }: Plans): Date =>
  weeklyInstant({ startDate }, planOf(startDate, plans).closing);

/** When a week closes: the one answer, which everything that depends on a closing follows (E17). */
export const closingOf = (startDate: CalendarDay, calendar: WeekMoments): Date =>
  calendar.closings.get(startDate) ?? usualClosing(startDate, calendar);

/** The days of the week that starts on this Friday; it turns a period's id into the week. RangeError for another day. */
export function weekStarting(startDate: CalendarDay): MarketWeek {
  if (weekdayOf(startDate) !== PERIOD_START_WEEKDAY) throw new RangeError(`A week starts on a Friday: ${startDate}`);
  return { id: startDate, startDate, endDate: addDays(startDate, PERIOD_DAYS) };
}

/** The first of the seven days on which a week's orders are handed over: the first that begins after its usual closing (E53). */
export const handoverFrom = (startDate: CalendarDay, { plans }: Plans): CalendarDay =>
  addDays(startDate, handoverOffset(planOf(startDate, plans)));

/** The week that starts on this Friday, as the calendar has it. RangeError for another day. */
export const periodStarting = (startDate: CalendarDay, calendar: WeekMoments): MarketPeriod => ({
  ...weekStarting(startDate),
  closesAt: closingOf(startDate, calendar),
  handoverFrom: handoverFrom(startDate, calendar),
});

/** The first day of a day's week. */
const fridayOf = (day: CalendarDay): CalendarDay =>
  addDays(day, -((weekdayOf(day) - PERIOD_START_WEEKDAY + PERIOD_DAYS) % PERIOD_DAYS));

/** The days of the week that contains an instant, whether it still takes orders or not (E18). */
export const weekAt = (now: Date): MarketWeek => weekStarting(fridayOf(dayAt(now)));

/** As `weekAt`, with its closing. */
export const periodAt = (now: Date, calendar: WeekMoments): MarketPeriod =>
  periodStarting(fridayOf(dayAt(now)), calendar);

/** This week, or the first after it in which the market is open. */
export function firstOpen({ startDate }: Pick<MarketPeriod, 'startDate'>, calendar: MarketCalendar): MarketPeriod {
  let open = startDate;
  while (calendar.closedWeeks.has(open)) open = addDays(open, PERIOD_DAYS);
  return periodStarting(open, calendar);
}

/** The last week before this one in which the market was open. */
export function openBefore({ startDate }: Pick<MarketPeriod, 'startDate'>, calendar: MarketCalendar): MarketPeriod {
  let before = addDays(startDate, -PERIOD_DAYS);
  while (calendar.closedWeeks.has(before)) before = addDays(before, -PERIOD_DAYS);
  return periodStarting(before, calendar);
}

/**
 * The week of an order paid now: of those in which the market is open, the one that closes next. At the instant of its
 * closing a week is over (E18).
 */
export function openPeriodAt(now: Date, calendar: MarketCalendar): MarketPeriod {
  const period = periodAt(now, calendar);
  return firstOpen(now.getTime() < period.closesAt.getTime() ? period : weekStarting(period.endDate), calendar);
}

/** Shoppers hear of a closed week, or of a note to them, when it is among so many weeks after the open one. */
const ANNOUNCED_WEEKS = 6;

/** The seven days on which a week's orders are handed over (E53). */
export const handoverDaysOf = ({ handoverFrom: first }: Pick<MarketPeriod, 'handoverFrom'>): CalendarDay[] =>
  Array.from({ length: PERIOD_DAYS }, (_, index) => addDays(first, index));

/** The week whose orders are handed over on a day (E53); where the plan changes, the last that may be. */
export function handedOverOn(day: CalendarDay, calendar: Plans): MarketWeek {
  const week = fridayOf(day);
  return weekStarting(handoverFrom(week, calendar) <= day ? week : addDays(week, -PERIOD_DAYS));
}

/** The days on which nothing is handed over, since the market is closed for their week. */
export function closedDaysOf({
  closedWeeks,
  plans,
}: Pick<MarketCalendar, 'closedWeeks' | 'plans'>): ReadonlySet<CalendarDay> {
  const daysOf = (week: CalendarDay) => handoverDaysOf({ handoverFrom: handoverFrom(week, { plans }) });
  const days = new Set([...closedWeeks].flatMap(daysOf));
  for (const week of closedWeeks)
    for (const beside of [addDays(week, -PERIOD_DAYS), addDays(week, PERIOD_DAYS)])
      if (!closedWeeks.has(beside)) for (const day of daysOf(beside)) days.delete(day);
  return days;
}

/** Weeks with something to announce, by their Fridays: a note to shoppers, or a day on which a place differs. */
type Announcements = { readonly noted: ReadonlySet<CalendarDay>; readonly differing: ReadonlySet<CalendarDay> };

/**
 * The weeks that shoppers hear of: those that are closed or have a note, of the open week, those closed before it, and those
 * soon after it. Those in which a place differs on a day also while they are handed over.
 */
export function announcedWeeks(
  now: Date,
  calendar: MarketCalendar,
  { noted, differing }: Announcements,
): MarketPeriod[] {
  const open = openPeriodAt(now, calendar);
  const first = openBefore(open, calendar).endDate;
  const until = addDays(open.startDate, ANNOUNCED_WEEKS * PERIOD_DAYS);
  const weeks: MarketPeriod[] = [];
  const handedOver = handedOverOn(dayAt(now), calendar).id;
  for (let week = handedOver < first ? handedOver : first; week <= until; week = addDays(week, PERIOD_DAYS)) {
    const isAnnounced = week >= first && (calendar.closedWeeks.has(week) || noted.has(week));
    if (isAnnounced || (differing.has(week) && !calendar.closedWeeks.has(week)))
      weeks.push(periodStarting(week, calendar));
  }
  return weeks;
}

/**
 * When a weekly slot serves the orders of a week: on its weekday within seven days after the closing, so that the
 * Friday of a round is already the first day of the next week (E53). `weekday` is 1 (Monday) to 7, hours are market
 * time `HH:mm`. RangeError for anything else, or when the slot ends before it begins.
 */
export function slotInWeek(
  { handoverFrom: first }: Pick<MarketPeriod, 'handoverFrom'>,
  weekday: number,
  from: string,
  to: string,
): Slot {
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > PERIOD_DAYS) {
    throw new RangeError(`Not a weekday: ${weekday}`);
  }
  const day = addDays(first, (weekday - weekdayOf(first) + PERIOD_DAYS) % PERIOD_DAYS);
  const slot = { from: zonedInstant(day, from), to: zonedInstant(day, to) };
  if (slot.to.getTime() <= slot.from.getTime()) throw new RangeError(`A slot ends after it began: ${from}, ${to}`);
  return slot;
}

/** When what is missing of the orders of a week is refunded and announced. */
export const missingInWeek = (startDate: CalendarDay, { plans }: Plans): Date =>
  weeklyInstant({ startDate }, planOf(startDate, plans).missing);

const REMIND_FROM_MS = 15 * HOUR_MS;
const REMIND_UNTIL_MS = HOUR_MS;

/** From when reminders of a week's closing are sent: 15 hours before, usually on its Sunday at 9:00, also when the clocks change. */
export const remindersFrom = ({ closesAt }: Pick<MarketPeriod, 'closesAt'>): Date =>
  new Date(closesAt.getTime() - REMIND_FROM_MS);

/**
 * Whether reminders of a week's closing are sent now: early enough to act, Sunday 9:00 to 23:00, also when the clocks
 * change.
 */
export function isReminderTime(period: Pick<MarketPeriod, 'closesAt'>, now: Date): boolean {
  return now >= remindersFrom(period) && period.closesAt.getTime() - now.getTime() >= REMIND_UNTIL_MS;
}
