import { lastInstantBefore } from '#rules/dates.ts';
import { addDays, dayAt, timeAt, zonedInstant, type CalendarDay } from '#rules/zone.ts';

/** The values of a closing's fields: `plan` usual or moved; midnight is the end of `day`. */
export type ClosingValues = { plan: string; day: string; time: string };

const MIDNIGHT = '00:00';

/** What the form shows of a closing. */
export function closingValues(closesAt: string, usual: string): ClosingValues {
  const isUsual = new Date(closesAt).getTime() === new Date(usual).getTime();
  return {
    plan: isUsual ? 'usual' : 'moved',
    day: dayAt(lastInstantBefore(closesAt)),
    time: timeAt(new Date(closesAt)),
  };
}

/** The moment of the values; null: the usual one. */
export const closingInput = ({ plan, day, time }: ClosingValues): string | null =>
  plan === 'moved' ? zonedInstant(time === MIDNIGHT ? addDays(day, 1) : day, time).toISOString() : null;

/** Days on which a week can close: from its Friday to its last. */
export const closingDays = (startDate: CalendarDay): CalendarDay[] =>
  Array.from({ length: 5 }, (_, index) => addDays(startDate, index));
