import { PERIOD_DAYS } from '#rules/constants.ts';
import { missingInWeek, weekAt, type MarketCalendar } from '#rules/period.ts';
import { addDays } from '#rules/zone.ts';

/** How long the marks of an order of which nothing comes can be corrected before everything goes back, in ms (E70). */
export const NOTHING_COMES_MS = 30 * 60_000;

type Plans = Pick<MarketCalendar, 'plans'>;

/** The latest of the weekly evenings at or before an instant: what was missing by then is refunded and announced (F-150). */
export function missingEvening(now: Date, calendar: Plans): Date {
  const { startDate } = weekAt(now);
  const evening = missingInWeek(startDate, calendar);
  return evening <= now ? evening : missingInWeek(addDays(startDate, -PERIOD_DAYS), calendar);
}

/** The first of them after an instant. */
export function nextMissingEvening(now: Date, calendar: Plans): Date {
  const { startDate, endDate } = weekAt(now);
  const evening = missingInWeek(startDate, calendar);
  return evening > now ? evening : missingInWeek(endDate, calendar);
}
