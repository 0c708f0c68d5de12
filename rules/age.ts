import { AGE_LIMIT_YEARS } from './constants.ts';
import { dayAt, isCalendarDay } from './zone.ts';

/**
 * Whether somebody born that day (`YYYY-MM-DD`) may buy alcohol: the 19th birthday is today or past, by the market's
 * calendar; 29 February counts as 1 March where the year has none (E25). False for a text that is no day.
 */
export function isOldEnough(birthDate: string, now: Date): boolean {
  if (!isCalendarDay(birthDate)) return false;
  const year = Number(birthDate.slice(0, 4)) + AGE_LIMIT_YEARS;
  const sameDay = `${year}${birthDate.slice(4)}`;
  return (isCalendarDay(sameDay) ? sameDay : `${year}-03-01`) <= dayAt(now);
}
