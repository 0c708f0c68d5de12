import type { Locale } from '../../rules/constants.ts';
import { keepLanguage, keptLanguage } from '../shared/i18n/keptLanguage.ts';

/**
 * The account's language is the preference of a browser that has none yet, and of the one where it is changed in the
 * account; else what was chosen here stays.
 */
export function followAccountLanguage(locale: Locale, { changed }: { changed: boolean }): void {
  if (changed || keptLanguage() === null) keepLanguage(locale);
}
