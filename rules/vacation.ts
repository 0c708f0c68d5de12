import { addDays, dayAt, isCalendarDay, zonedInstant, type CalendarDay } from './zone.ts';

/** Furthest end of a vacation, in days: anything later is a typing error. */
export const VACATION_MAX_DAYS = 730;

/**
 * The instant at which a producer who is away until a market day sells again: its 00:00 there (E26). Null for an
 * invalid day, one that has begun, or one more than two years ahead.
 */
export function vacationEnd(day: CalendarDay, now: Date): Date | null {
  const today = dayAt(now);
  return isCalendarDay(day) && day > today && day <= addDays(today, VACATION_MAX_DAYS)
    ? zonedInstant(day, '00:00')
    : null;
}
