import { AGE_LIMIT_YEARS } from '#rules/constants.ts';
import { dayAt, isCalendarDay } from '#rules/zone.ts';
import { MarketError } from '../marketError.ts';

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

/**
 * Whether somebody born that day (`YYYY-MM-DD`) may buy alcohol (E25). Throws BAD_INPUT for an invalid day, or one in
 * the future.
 */
export function readBirthDate(birthDate: string, now: Date): boolean {
  if (!isCalendarDay(birthDate) || birthDate > dayAt(now)) throw new MarketError('BAD_INPUT', { field: 'birthDate' });
  return isOldEnough(birthDate, now);
}
