import { isOldEnough } from '../../rules/age.ts';
import { dayAt, isCalendarDay } from '../../rules/zone.ts';
import { MarketError } from '../marketError.ts';

/**
 * Whether somebody born that day (`YYYY-MM-DD`) may buy alcohol (E25). Throws BAD_INPUT for an invalid day, or one in
 * the future.
 */
export function readBirthDate(birthDate: string, now: Date): boolean {
  if (!isCalendarDay(birthDate) || birthDate > dayAt(now)) throw new MarketError('BAD_INPUT', { field: 'birthDate' });
  return isOldEnough(birthDate, now);
}
