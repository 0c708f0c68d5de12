import {
  BASKET_OPT_OUT_WEEKDAY,
  CLOSING_DAYS_AFTER_START,
  MISSING_ITEMS_MAIL,
  PERIOD_START_WEEKDAY,
  type Locale,
  type Weekday,
} from './constants.ts';
import { weekdayName } from './dates.ts';

const DAYS_PER_WEEK = 7;
/** The week closes as this day begins: the day before is the last to order on (E17). */
const AFTER_CLOSE = (((PERIOD_START_WEEKDAY + CLOSING_DAYS_AFTER_START - 1) % DAYS_PER_WEEK) + 1) as Weekday;
const LAST_DAY = (AFTER_CLOSE === 1 ? DAYS_PER_WEEK : AFTER_CLOSE - 1) as Weekday;

/** The days of the market's week as texts name them (spec 9): `close` is the last day to order on. */
export const weekDays = (locale: Locale) => ({
  open_day: weekdayName(PERIOD_START_WEEKDAY, locale),
  close: weekdayName(LAST_DAY, locale),
  after_close: weekdayName(AFTER_CLOSE, locale),
  opt_out: weekdayName(BASKET_OPT_OUT_WEEKDAY, locale),
  missing_day: weekdayName(MISSING_ITEMS_MAIL.weekday, locale),
});
