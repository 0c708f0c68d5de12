import { createInstance, type i18n } from 'i18next';
import type { Locale } from '#rules/constants.ts';
import { formatMoment } from '#rules/dates.ts';
import { endOnce } from '#rules/endOnce.ts';
import { typo } from '#rules/typography.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

/** A key of the message files; a plural without its `_zero`, `_one` or `_other`. */
export type TextKey<Key> = Key extends `${infer Plural}_${'zero' | 'one' | 'other'}` ? Plural : Key;

/** Reads a text and fills in its `{{values}}` unchanged. `count` as a number chooses the plural. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** i18next for the server's texts in one language. Each part of the server adds its texts as a namespace. */
function createTranslator(locale: Locale): i18n {
  const translator = createInstance();
  void translator.use({ type: 'postProcessor', name: 'endedOnce', process: endOnce }).init({
    lng: locale,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    // Keys are flat: their dots are part of them.
    keySeparator: false,
    nsSeparator: false,
    postProcess: ['endedOnce'],
    missingInterpolationHandler: () => '',
    interpolation: { escapeValue: false },
  });
  return translator;
}

const translators: Record<Locale, i18n> = { fr: createTranslator('fr'), en: createTranslator('en') };

/** The translators of one part's message files. The texts pass through the typography rules once. */
export function textsOf<Key extends string>(
  part: string,
  texts: Record<Locale, Record<Key, string>>,
): (locale: Locale) => Translate<TextKey<Key>> {
  const translate = (locale: Locale): Translate<TextKey<Key>> => {
    const typeset = Object.entries<string>(texts[locale]).map(([key, text]) => [key, typo(text, locale)]);
    translators[locale].addResourceBundle(locale, part, Object.fromEntries(typeset));
    // The declared keys of t are the storefront's.
    const t = translators[locale].t as (key: string, values: object) => string;
    return (key, values) => t(key, { ...values, ns: part });
  };
  const translates: Record<Locale, Translate<TextKey<Key>>> = { fr: translate('fr'), en: translate('en') };
  return (locale) => translates[locale];
}

/** The texts of responses, of payment lines and of files for the operator. */
export const serverTranslator = textsOf('server', { fr, en });

/** An instant as the operator's commands write it: the market's own day and hour, and UTC as the log has it. */
export const momentText = (at: Date): string =>
  `${formatMoment(at, 'en', null).replaceAll(/\s/g, ' ')} (${at.toISOString().replace(/\.\d+Z$/, 'Z')})`;
