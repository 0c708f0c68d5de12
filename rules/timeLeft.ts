import type { Locale } from './constants.ts';

const INTL_LOCALES: Record<Locale, string> = { fr: 'fr-CA', en: 'en-CA' };
const MINUTES_OF_DAY = 24 * 60;
const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY;

/**
 * "2 jours et 4 heures": the two largest units that are not zero of the time until an instant, rounded down to the minute. A day
 * is 24 hours. Null: past, less than a minute, or more than a week, as for a clock that is wrong.
 */
export function timeLeftText(now: Date, until: Date, locale: Locale): string | null {
  const minutes = (until.getTime() - now.getTime()) / 60_000;
  if (minutes < 1 || minutes > MINUTES_OF_WEEK) return null;
  const days = Math.floor(minutes / MINUTES_OF_DAY);
  const amounts = {
    day: days,
    hour: Math.floor((minutes % MINUTES_OF_DAY) / 60),
    minute: days ? 0 : Math.floor(minutes % 60),
  };
  const units = Object.entries(amounts).flatMap(([unit, amount]) =>
    amount > 0
      ? [new Intl.NumberFormat(INTL_LOCALES[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(amount)]
      : [],
  );
  return new Intl.ListFormat(INTL_LOCALES[locale]).format(units);
}
