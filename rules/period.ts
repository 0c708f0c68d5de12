import { CLOSING_DAYS_AFTER_START, PERIOD_DAYS, PERIOD_START_WEEKDAY, HOUR_MS } from './constants.ts';
import type { Weekday } from './constants.ts';
import { addDays, dayAt, weekdayOf, zonedInstant } from './zone.ts';
import type { CalendarDay } from './zone.ts';

export { zonedInstant } from './zone.ts';

/** A market week (E18), in market time. Each week ends where the next begins. */
export type MarketPeriod = {
  /** The start date, `2026-11-27`. */
  readonly id: string;
  /** A Friday, from 00:00. */
  readonly startDate: CalendarDay;
  /** The next Friday, exclusive. */
  readonly endDate: CalendarDay;
  /** Sunday's midnight, the Monday 00:00 inside the week (E17), unless the calendar has another moment (ADR 159). */
  readonly closesAt: Date;
};

/** Two instants, the second exclusive. */
export type Slot = { readonly from: Date; readonly to: Date };

/** What differs from the usual weeks. */
export type MarketCalendar = {
  /** The Fridays of the weeks that take no orders, and after whose closing nothing is handed over for seven days. */
  readonly closedWeeks: ReadonlySet<CalendarDay>;
  /** When weeks close that do not close at Sunday's midnight, by their Fridays. */
  readonly closings: ReadonlyMap<CalendarDay, Date>;
};

export const USUAL_CALENDAR: MarketCalendar = { closedWeeks: new Set(), closings: new Map() };

/** When a week closes: the one answer, which everything that depends on a closing follows (E17). */
export const closingOf = (startDate: CalendarDay, { closings }: Pick<MarketCalendar, 'closings'>): Date =>
  closings.get(startDate) ?? zonedInstant(addDays(startDate, CLOSING_DAYS_AFTER_START), '00:00');

/**
 * The week that starts on this Friday; it turns a period's id into the period. Without a calendar it closes as usual.
 * RangeError for another day.
 */
export function periodStarting(
  startDate: CalendarDay,
  calendar: Pick<MarketCalendar, 'closings'> = USUAL_CALENDAR,
): MarketPeriod {
  if (weekdayOf(startDate) !== PERIOD_START_WEEKDAY) throw new RangeError(`A week starts on a Friday: ${startDate}`);
  return {
    id: startDate,
    startDate,
    endDate: addDays(startDate, PERIOD_DAYS),
    closesAt: closingOf(startDate, calendar),
  };
}

/** The first day of a day's week. */
const fridayOf = (day: CalendarDay): CalendarDay =>
  addDays(day, -((weekdayOf(day) - PERIOD_START_WEEKDAY + PERIOD_DAYS) % PERIOD_DAYS));

/** The week that contains an instant, whether it still takes orders or not (E18). Without a calendar it closes as usual. */
export const periodAt = (now: Date, calendar: Pick<MarketCalendar, 'closings'> = USUAL_CALENDAR): MarketPeriod =>
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
  return firstOpen(now.getTime() < period.closesAt.getTime() ? period : periodStarting(period.endDate), calendar);
}

/** Shoppers hear of a closed week, or of a note to them, when it is among so many weeks after the open one. */
const ANNOUNCED_WEEKS = 6;

/** The week whose orders are handed over on a day: within seven days after its closing (E53). */
export const handedOverOn = (day: CalendarDay): MarketPeriod =>
  periodStarting(fridayOf(addDays(day, -CLOSING_DAYS_AFTER_START)));

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
  const handedOver = handedOverOn(dayAt(now)).id;
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
export function slotInWeek(period: Pick<MarketPeriod, 'startDate'>, weekday: number, from: string, to: string): Slot {
  const closingDay = addDays(period.startDate, CLOSING_DAYS_AFTER_START);
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > PERIOD_DAYS) {
    throw new RangeError(`Not a weekday: ${weekday}`);
  }
  const day = addDays(closingDay, (weekday - weekdayOf(closingDay) + PERIOD_DAYS) % PERIOD_DAYS);
  const slot = { from: zonedInstant(day, from), to: zonedInstant(day, to) };
  if (slot.to.getTime() <= slot.from.getTime()) throw new RangeError(`A slot ends after it began: ${from}, ${to}`);
  return slot;
}

/** An hour of a weekday at the market, such as Wednesday at 18:00. */
export type WeeklyMoment = { readonly weekday: Weekday; readonly at: string };

/** When a weekly moment falls in a market week. */
export const weeklyInstant = ({ startDate }: Pick<MarketPeriod, 'startDate'>, { weekday, at }: WeeklyMoment): Date =>
  zonedInstant(addDays(startDate, (weekday - PERIOD_START_WEEKDAY + PERIOD_DAYS) % PERIOD_DAYS), at);

/** The latest occurrence of a weekly moment at or before an instant. */
export function latestWeekly(moment: WeeklyMoment, now: Date): Date {
  const { startDate } = periodAt(now);
  const instant = weeklyInstant({ startDate }, moment);
  return instant.getTime() <= now.getTime()
    ? instant
    : weeklyInstant({ startDate: addDays(startDate, -PERIOD_DAYS) }, moment);
}

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
