import type { Locale } from '../../rules/constants.ts';
import { recallLasting, rememberLasting } from '../shared/storage/lastingMemory.ts';
import { LANGUAGE_KEY, preferenceFor } from './languagePreference.ts';

/**
 * The account's language is the preference of a browser that has none yet, and of the one where it is changed in the
 * account; else what was chosen here stays.
 */
export function followAccountLanguage(locale: Locale, { changed }: { changed: boolean }): void {
  if (changed || recallLasting(LANGUAGE_KEY) === null) rememberLasting(LANGUAGE_KEY, preferenceFor(locale));
}
