import type { Locale, Weekday, WeeklyHours } from '#rules/constants.ts';
import { formatTimeRange, weekdayName } from '#rules/dates.ts';
import { weekFrom, type FirstWeekday } from '#rules/weekList.ts';

/** last null: a single day. hours null: closed. */
export type HoursRow = { first: string; last: string | null; weekdays: Weekday[]; hours: string | null };

type Day = { weekday: Weekday; hours: string | null };

/** Days that follow each other and share their hours, as one row. */
function rowsOf(days: readonly Day[], locale: Locale, width: 'long' | 'short'): HoursRow[] {
  const groups: Day[][] = [];
  for (const day of days) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && last.hours === day.hours) group.push(day);
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

/** The market, as far as its hours are shown. */
type Opening = { readonly hours: readonly WeeklyHours[]; readonly firstWeekday: FirstWeekday };

/** The whole week from the market's first day, closed days too (spec 9). width: of the names of days. */
export function weekRows(
  locale: Locale,
  { hours, firstWeekday }: Opening,
  width: 'long' | 'short' = 'long',
): HoursRow[] {
  const days = weekFrom(firstWeekday).map((weekday) => {
    const open = hours.find((day) => day.weekday === weekday);
    return open ? dayOf(open, locale) : { weekday, hours: null };
  });
  return rowsOf(days, locale, width);
}
