import type { Locale } from '#rules/constants.ts';
import { readPersistent, writePersistent } from '../storage/persistentStorage.ts';

/** The stored values: primary is French, secondary English (spec 4). */
export type LanguagePreference = 'primary' | 'secondary';

/** The storage key of the preference. */
const LANGUAGE_KEY = 'etal.language';

/** The stored value for a language. */
export const preferenceFor = (locale: Locale): LanguagePreference => (locale === 'en' ? 'secondary' : 'primary');

/** Stores the language for later visits. */
export const storeLanguage = (locale: Locale): void => void writePersistent(LANGUAGE_KEY, preferenceFor(locale));

/** The stored preference; null: none yet. */
export const storedLanguage = (): string | null => readPersistent(LANGUAGE_KEY);
