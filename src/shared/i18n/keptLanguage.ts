import type { Locale } from '../../../rules/constants.ts';
import { recallLasting, rememberLasting } from '../storage/lastingMemory.ts';

/** What is stored: primary is French, secondary English (spec 4). */
export type LanguagePreference = 'primary' | 'secondary';

/** Where the preference is kept between visits. */
const LANGUAGE_KEY = 'etal.language';

/** What is stored for a language. */
export const preferenceFor = (locale: Locale): LanguagePreference => (locale === 'en' ? 'secondary' : 'primary');

/** Keeps the language for the next visits. */
export const keepLanguage = (locale: Locale): void => void rememberLasting(LANGUAGE_KEY, preferenceFor(locale));

/** The preference as it is stored; null: none yet. */
export const keptLanguage = (): string | null => recallLasting(LANGUAGE_KEY);
