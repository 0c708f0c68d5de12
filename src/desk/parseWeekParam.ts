import { PERIOD_START_WEEKDAY } from '../../rules/constants.ts';
import { isPlausibleDay, weekdayOf } from '../../rules/zone.ts';

/** The week that an address contains by its Friday; null: none. */
export const parseWeekParam = (item: string | undefined): string | null =>
  item !== undefined && isPlausibleDay(item) && weekdayOf(item) === PERIOD_START_WEEKDAY ? item : null;
