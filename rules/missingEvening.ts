import { PERIOD_DAYS } from './constants.ts';
import { addDays, dayAt, weekdayOf, zonedInstant } from './zone.ts';

/** Wednesday, 18:00 at the market (F-150, E22). */
const EVENING = { weekday: 3, time: '18:00' };

/** How long the marks of an order of which nothing comes can be corrected before everything goes back, in ms (E70). */
export const NOTHING_COMES_MS = 30 * 60_000;

/** The latest Wednesday evening at or before an instant: what was missing by then is refunded and announced (F-150). */
export function missingEvening(now: Date): Date {
  const today = dayAt(now);
  const wednesday = addDays(today, -((weekdayOf(today) - EVENING.weekday + PERIOD_DAYS) % PERIOD_DAYS));
  const evening = zonedInstant(wednesday, EVENING.time);
  return evening.getTime() <= now.getTime() ? evening : zonedInstant(addDays(wednesday, -PERIOD_DAYS), EVENING.time);
}

/** The first Wednesday evening after an instant. */
export const nextMissingEvening = (now: Date): Date =>
  zonedInstant(addDays(dayAt(missingEvening(now)), PERIOD_DAYS), EVENING.time);
