import type { Weekday } from './constants.ts';

/** With which day a market's lists of days and its opening hours may begin: Monday, Saturday or Sunday. */
export const FIRST_WEEKDAYS = [1, 6, 7] as const satisfies readonly Weekday[];
export type FirstWeekday = (typeof FIRST_WEEKDAYS)[number];

/** Of a market that has set none. */
export const DEFAULT_FIRST_WEEKDAY: FirstWeekday = 1;

export const isFirstWeekday = (day: number): day is FirstWeekday => FIRST_WEEKDAYS.some((first) => first === day);

/** The seven weekdays in the order in which a market lists them. Its weeks, which orders belong to, begin on Friday all the same. */
export const weekFrom = (first: FirstWeekday): Weekday[] =>
  Array.from({ length: 7 }, (_, index) => (((first - 1 + index) % 7) + 1) as Weekday);
