import type { Locale } from '../../../rules/constants.ts';
import { fillIn, typo } from '../../../rules/typography.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

export type PayTextKey = keyof typeof fr;

const texts: Record<Locale, Record<PayTextKey, string>> = { fr, en };

/** Translates a text of the hosted page, with the language's spacing, and fills in its `{{values}}`. */
export type Translate = (key: PayTextKey, values?: Record<string, string>) => string;

export const translatorFor =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    fillIn(typo(texts[locale][key], locale), values);

const PROVINCE_CODES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type Province = (typeof PROVINCE_CODES)[number];

export const isProvince = (code: string): code is Province =>
  PROVINCE_CODES.some((provinceCode) => provinceCode === code);

/** Codes and names of the provinces, sorted by name. */
export const provinces = (translate: Translate, locale: Locale): [Province, string][] =>
  PROVINCE_CODES.map((code): [Province, string] => [code, translate(`province.${code}`)]).sort((a, b) =>
    a[1].localeCompare(b[1], locale),
  );
