import type { Locale } from '#rules/constants.ts';
import { textsOf, type TextKey, type Translate as TranslateKey } from '../../text/serverTexts.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

export type PayTextKey = TextKey<keyof typeof fr>;

/** Translates a text of the hosted page, with the language's spacing, and fills in its `{{values}}`. */
export type Translate = TranslateKey<PayTextKey>;

export const translatorFor = textsOf('payment', { fr, en });

const PROVINCE_CODES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type Province = (typeof PROVINCE_CODES)[number];

export const isProvince = (code: string): code is Province =>
  PROVINCE_CODES.some((provinceCode) => provinceCode === code);

/** Codes and names of the provinces, sorted by name. */
export const provinces = (translate: Translate, locale: Locale): [Province, string][] =>
  PROVINCE_CODES.map((code): [Province, string] => [code, translate(`province.${code}`)]).sort((a, b) =>
    a[1].localeCompare(b[1], locale),
  );
