import type { Locale } from '../../rules/constants.ts';
import { formatWeekday } from '../../rules/dates.ts';

/** The day at whose very end a week closes, by name: "dimanche", said with its midnight (E17). */
export const closingDay = (closesAt: string, locale: Locale): string =>
  formatWeekday(new Date(new Date(closesAt).getTime() - 1), locale);
