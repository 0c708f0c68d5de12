import type { Locale } from '#rules/constants.ts';
import { storeLanguage, storedLanguage } from '../shared/i18n/storedLanguage.ts';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';

const SWITCHED_KEY = 'etal.language-of-account';

/** Records that the language switch was used in this tab: the account, whose language mails have, is to follow (F-011). */
export const storeSwitch = (locale: Locale): void => writeTab(SWITCHED_KEY, locale);

/** The language chosen by the switch in this tab and not yet saved in the account; null: none. */
export function switchedLanguage(): Locale | null {
  const chosen = readTab(SWITCHED_KEY);
  return chosen === 'fr' || chosen === 'en' ? chosen : null;
}

/** The account has the language that the switch chose. */
export const clearSwitch = (): void => void (readTab(SWITCHED_KEY) && writeTab(SWITCHED_KEY, ''));

/**
 * Adopts the account's language in a browser without a preference, and where it is changed in the account; otherwise
 * keeps what was chosen here.
 */
export function followAccountLanguage(locale: Locale, { changed }: { changed: boolean }): void {
  if (changed || storedLanguage() === null) storeLanguage(locale);
}
