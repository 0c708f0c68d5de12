import type { Locale } from '../../../rules/constants.ts';

/** The half of a bilingual text that a reader of this language sees; French where English is missing (schema: BilingualText). */
export const inLocale = (text: { readonly primary: string; readonly secondary: string | null | undefined }, locale: Locale): string =>
  locale === 'en' ? (text.secondary ?? text.primary) : text.primary;
