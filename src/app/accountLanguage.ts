import type { Locale } from '../../rules/constants.ts';
import { keepLanguage, keptLanguage } from '../shared/i18n/keptLanguage.ts';
import { recall, remember } from '../shared/storage/tabMemory.ts';

const SWITCHED_TO = 'etal.language-of-account';

/** The switch was used in this tab: the account, whose language mails are written in, is to follow (F-011). */
export const noteSwitch = (locale: Locale): void => remember(SWITCHED_TO, locale);

/** The language that the switch chose in this tab and the account has not been given yet; null: none. */
export function switchedLanguage(): Locale | null {
  const chosen = recall(SWITCHED_TO);
  return chosen === 'fr' || chosen === 'en' ? chosen : null;
}

/** The account has the language that the switch chose. */
export const forgetSwitch = (): void => void (recall(SWITCHED_TO) && remember(SWITCHED_TO, ''));

/**
 * The account's language is the preference of a browser that has none yet, and of the one where it is changed in the
 * account; else what was chosen here stays.
 */
export function followAccountLanguage(locale: Locale, { changed }: { changed: boolean }): void {
  if (changed || keptLanguage() === null) keepLanguage(locale);
}
