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

/** A vacation with a beginning: the first instant away, and the one at which they sell again. */
export type Vacation = { readonly from: Date; readonly back: Date };

/** Reads `2026-12-10/2026-12-20`: the first day away, and the day on which they sell again. Null for any other text. */
export function readVacation(text: string): Vacation | null {
  const [from = '', back = '', ...more] = text.split('/');
  return more.length === 0 && isCalendarDay(from) && isCalendarDay(back) && from < back
    ? { from: zonedInstant(from, '00:00'), back: zonedInstant(back, '00:00') }
    : null;
}

export const vacationText = ({ from, back }: Vacation): string => `${dayAt(from)}/${dayAt(back)}`;

/** Whether a vacation that has not begun can be planned: it ends two years ahead at most. */
export const isPlannable = ({ from, back }: Vacation, now: Date): boolean =>
  from > now && vacationEnd(dayAt(back), now) !== null;

/** The vacation of a producer that goes on, which has no beginning, and one that begins by itself. */
export type Vacations = { readonly deactivatedUntil: Date | null; readonly nextVacation: Vacation | null };

/** The vacation of a producer that is still to begin at `now`; null: none. */
export const plannedVacation = ({ nextVacation: next }: Pick<Vacations, 'nextVacation'>, now: Date): Vacation | null =>
  next !== null && next.from > now ? next : null;

/** Until when a producer is away at `now`; null: they sell (E26). A vacation that begins before the other ends continues it. */
export function awayUntil({ deactivatedUntil, nextVacation: next }: Vacations, now: Date): Date | null {
  const current = deactivatedUntil !== null && deactivatedUntil > now ? deactivatedUntil : null;
  const goesOn = next !== null && next.from <= (current ?? now) && next.back > (current ?? now);
  return goesOn ? next.back : current;
}
