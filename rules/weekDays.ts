import type { Locale, Weekday } from './constants.ts';
import { formatTime, lastInstantBefore, weekdayName } from './dates.ts';
import type { WeeklyMoment } from './weekPlan.ts';
import { dayAt, timeAt, weekdayOf } from './zone.ts';
import type { CalendarDay } from './zone.ts';

/** The days and moments of a week that texts name. */
export type WeekMarks = {
  readonly startDate: CalendarDay;
  readonly closesAt: Date | string;
  /** The first of the seven days on which its orders are handed over. */
  readonly handoverFrom: CalendarDay;
  /** The opt-out of its baskets. */
  readonly basketsUntil: Date | string;
  readonly missingAt: Date | string;
};

const MIDNIGHT = '00:00';
const NOON = '12:00';
const HOURS = { [MIDNIGHT]: { fr: 'minuit', en: 'midnight' }, [NOON]: { fr: 'midi', en: 'noon' } } as const;

/** "minuit", "midi", "18 h": the market's time of an instant, as texts name it. */
export function timeName(at: Date | string, locale: Locale): string {
  const time = timeAt(new Date(at));
  return time === MIDNIGHT || time === NOON ? HOURS[time][locale] : formatTime(new Date(at), locale);
}

const weekdayBefore = (end: Date | string): Weekday => weekdayOf(dayAt(lastInstantBefore(end)));

/** The day on which a weekly moment comes, as people count: a midnight ends the day before. */
export const dayOfMoment = ({ weekday, at }: WeeklyMoment): Weekday =>
  at === MIDNIGHT ? ((((weekday + 5) % 7) + 1) as Weekday) : weekday;

/** The moment at this time of a day as people count them: midnight is its end. */
export const momentOn = (day: Weekday, at: string): WeeklyMoment => ({
  weekday: at === MIDNIGHT ? (((day % 7) + 1) as Weekday) : day,
  at,
});

/** "dimanche à minuit", "Tuesday at noon", "lundi à 18 h": what comes every week. */
export function momentName(moment: WeeklyMoment, locale: Locale): string {
  const { at } = moment;
  const time = at === MIDNIGHT || at === NOON ? HOURS[at][locale] : formatTime(at, locale);
  return `${weekdayName(dayOfMoment(moment), locale)} ${locale === 'fr' ? 'à' : 'at'} ${time}`;
}

/**
 * The days of a week as texts name them: `close` is the last day to order on, `closing` that day with its hour ("dimanche
 * minuit"), and `closing_at` the same after a verb ("dimanche à minuit").
 */
export function weekDays(week: WeekMarks, locale: Locale) {
  const close = weekdayName(weekdayBefore(week.closesAt), locale);
  const time = timeName(week.closesAt, locale);
  const isMidnight = timeAt(new Date(week.closesAt)) === MIDNIGHT;
  const afterClose = weekdayName(weekdayOf(week.handoverFrom), locale);
  return {
    open_day: weekdayName(weekdayOf(week.startDate), locale),
    close,
    closing: `${close} ${time}`,
    closing_at: `${close} ${locale === 'fr' ? 'à' : 'at'} ${time}`,
    closing_time: time,
    /** From when on an order is of the next week. */
    after_closing: isMidnight ? afterClose : `${close} ${time}`,
    is_midnight: isMidnight,
    after_close: afterClose,
    opt_out: weekdayName(weekdayBefore(week.basketsUntil), locale),
    missing_day: weekdayName(weekdayOf(dayAt(new Date(week.missingAt))), locale),
  };
}
