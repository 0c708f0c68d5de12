import { MARKET_TIME_ZONE } from './constants.ts';
import type { Locale } from './constants.ts';
import { formatDay } from './dates.ts';
import { dayAt, zonedInstant } from './zone.ts';
import type { CalendarDay } from './zone.ts';

const LOCALES: Record<Locale, string> = { fr: 'fr-CA', en: 'en-CA' };

/** "1er septembre 2026", "September 1, 2026": a day of any year, never broken over lines. RangeError on no calendar day. */
export function formatLongDate(day: CalendarDay, locale: Locale): string {
  const text = new Intl.DateTimeFormat(LOCALES[locale], { dateStyle: 'long', timeZone: MARKET_TIME_ZONE }).format(
    zonedInstant(day, '12:00'),
  );
  return (locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text).replaceAll(' ', '\u00A0');
}

/** "jeudi 26 novembre 2026", "Thursday, November 26, 2026": an instant's day at the market, never broken over lines. */
export function formatDayYear(instant: Date, locale: Locale): string {
  return `${formatDay(instant, locale)}${locale === 'fr' ? '' : ','}\u00A0${dayAt(instant).slice(0, 4)}`;
}
