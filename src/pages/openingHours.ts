import type { Locale, Weekday, WeeklyHours } from '#rules/constants.ts';
import { formatTimeRange, weekdayName } from '#rules/dates.ts';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** last null: a single day. hours null: closed. */
export type HoursRow = { first: string; last: string | null; weekdays: Weekday[]; hours: string | null };

type Day = { weekday: Weekday; hours: string | null };

/** Days that follow each other and share their hours, as one row. */
function rowsOf(days: readonly Day[], locale: Locale, width: 'long' | 'short'): HoursRow[] {
  const groups: Day[][] = [];
  for (const day of days) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && last.weekday + 1 === day.weekday && last.hours === day.hours) group.push(day);
    else groups.push([day]);
  }
  return groups.map((group) => {
    const [start, end] = [group[0]!, group.at(-1)!];
    return {
      first: weekdayName(start.weekday, locale, width),
      last: end === start ? null : weekdayName(end.weekday, locale, width),
      weekdays: group.map(({ weekday }) => weekday),
      hours: start.hours,
    };
  });
}

const dayOf = ({ weekday, from, to }: WeeklyHours, locale: Locale): Day => ({
  weekday,
  hours: formatTimeRange(from, to, locale),
});

/** The whole week from Monday, closed days too (spec 9). width: of the names of days. */
export function weekRows(locale: Locale, hours: readonly WeeklyHours[], width: 'long' | 'short' = 'long'): HoursRow[] {
  const days = WEEK.map((weekday) => {
    const open = hours.find((day) => day.weekday === weekday);
    return open ? dayOf(open, locale) : { weekday, hours: null };
  });
  return rowsOf(days, locale, width);
}
