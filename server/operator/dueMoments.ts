import { basketChargedBy, basketOptOut } from '#rules/basketDates.ts';
import { CLOSING_DAYS_AFTER_START, MISSING_ITEMS_MAIL, PERIOD_DAYS } from '#rules/constants.ts';
import { periodAt, periodStarting } from '#rules/period.ts';
import { addDays, zonedInstant } from '#rules/zone.ts';
import type { CalendarDay } from '#rules/zone.ts';

/** Time of day at the market from which abandoned carts get a reminder, on the day of the closing. */
const REMINDERS_FROM = '09:00';
/** Days from a week's Friday to the Wednesday after its closing. */
const WEDNESDAY_AFTER_START = PERIOD_DAYS - 2;

const momentsOfWeek = (week: CalendarDay): Date[] => [
  zonedInstant(addDays(week, CLOSING_DAYS_AFTER_START - 1), REMINDERS_FROM),
  periodStarting(week).closesAt,
  basketOptOut(week),
  zonedInstant(addDays(week, WEDNESDAY_AFTER_START), MISSING_ITEMS_MAIL.at),
  basketChargedBy(week),
];

/**
 * The instants after `from` and up to `to` at which something falls due, in order: reminders on the closing's day, the
 * closing (E17), the charge of recurring baskets (E21), missing items (F-150), and the last charge of a refused basket.
 */
export function dueMoments(from: Date, to: Date): Date[] {
  const moments: Date[] = [];
  for (let week = periodAt(from).startDate; ; week = addDays(week, PERIOD_DAYS)) {
    if (zonedInstant(week, '00:00') > to) return moments;
    moments.push(...momentsOfWeek(week).filter((moment) => moment > from && moment <= to));
  }
}
