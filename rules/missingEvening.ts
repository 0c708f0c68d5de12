import { PERIOD_DAYS } from './constants.ts';
import { addDays, dayAt, weekdayOf, zonedInstant } from './zone.ts';

/** Wednesday, 18:00 at the market (F-150, E22). */
const EVENING = { weekday: 3, time: '18:00' };

/** The latest Wednesday evening at or before an instant: what was missing by then is refunded and announced (F-150). */
export function missingEvening(now: Date): Date {
  const today = dayAt(now);
  const wednesday = addDays(today, -((weekdayOf(today) - EVENING.weekday + PERIOD_DAYS) % PERIOD_DAYS));
  const evening = zonedInstant(wednesday, EVENING.time);
  return evening.getTime() <= now.getTime() ? evening : zonedInstant(addDays(wednesday, -PERIOD_DAYS), EVENING.time);
}
