import { MISSING_ITEMS_MAIL, PERIOD_DAYS } from '#rules/constants.ts';
import { latestWeekly } from '#rules/period.ts';
import { addDays, dayAt, zonedInstant } from '#rules/zone.ts';

/** How long the marks of an order of which nothing comes can be corrected before everything goes back, in ms (E70). */
export const NOTHING_COMES_MS = 30 * 60_000;

/** The latest Wednesday evening at or before an instant: what was missing by then is refunded and announced (F-150). */
export const missingEvening = (now: Date): Date => latestWeekly(MISSING_ITEMS_MAIL, now);

/** The first Wednesday evening after an instant. */
export const nextMissingEvening = (now: Date): Date =>
  zonedInstant(addDays(dayAt(missingEvening(now)), PERIOD_DAYS), MISSING_ITEMS_MAIL.at);
