import type { Locale } from '../../../rules/constants.ts';
import { recallLasting, rememberLasting } from '../storage/lastingMemory.ts';

/** The stored values: primary is French, secondary English (spec 4). */
export type LanguagePreference = 'primary' | 'secondary';

/** The storage key of the preference. */
const LANGUAGE_KEY = 'etal.language';

/** The stored value for a language. */
export const preferenceFor = (locale: Locale): LanguagePreference => (locale === 'en' ? 'secondary' : 'primary');

/** Stores the language for later visits. */
export const keepLanguage = (locale: Locale): void => void rememberLasting(LANGUAGE_KEY, preferenceFor(locale));

/** The stored preference; null: none yet. */
export const keptLanguage = (): string | null => recallLasting(LANGUAGE_KEY);
