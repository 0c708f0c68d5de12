import type { Locale } from '#rules/constants.ts';

const INTL_LOCALES: Record<Locale, string> = { fr: 'fr-CA', en: 'en-CA' };
const TYPES = { and: 'conjunction', or: 'disjunction' } as const;

/** Words as a list in a sentence: "jeudi", "jeudi et vendredi", "J9A, J9H or J9J". Empty without words. */
export const formatList = (words: readonly string[], join: keyof typeof TYPES, locale: Locale): string =>
  new Intl.ListFormat(INTL_LOCALES[locale], { type: TYPES[join] }).format(words);
