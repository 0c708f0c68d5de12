import { OPENING_HOURS, type Locale, type WeeklyHours } from '../../rules/constants.ts';
import { formatTimeRange, formatWeekday } from '../../rules/dates.ts';

/** 1 January 2024 was a Monday: any date of a weekday gives its name. */
const dateOf = (weekday: number) => `2024-01-0${weekday}`;

export type HoursRow = { first: string; last: string | null; hours: string };

/** The hours of spec 9 as rows for the reader; days that follow each other and share their hours are one row. */
export function openingRows(locale: Locale, hours: readonly WeeklyHours[] = OPENING_HOURS): HoursRow[] {
  const groups: WeeklyHours[][] = [];
  for (const day of hours) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && last.weekday + 1 === day.weekday && last.from === day.from && last.to === day.to) group!.push(day);
    else groups.push([day]);
  }
  return groups.map((group) => {
    const [start, end] = [group[0]!, group.at(-1)!];
    return {
      first: formatWeekday(dateOf(start.weekday), locale, 'short'),
      last: end === start ? null : formatWeekday(dateOf(end.weekday), locale, 'short'),
      hours: formatTimeRange(start.from, start.to, locale),
    };
  });
}
