import { createInstance } from 'i18next';
import type { Locale } from '../../rules/constants.ts';
import { endOnce } from '../../rules/endOnce.ts';
import { typo } from '../../rules/typography.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

export type MailTextKey = keyof typeof fr;

const texts: Record<Locale, Record<MailTextKey, string>> = { fr, en };

/** A text of the mails in its language's typography, with its `{{values}}` filled in unchanged. */
export type MailTranslate = (key: MailTextKey, values?: Record<string, string | number>) => string;

/** The translator of one language, whose texts pass through the typography rules once. */
function createMailTranslator(locale: Locale): MailTranslate {
  const translator = createInstance();
  void translator.use({ type: 'postProcessor', name: 'endedOnce', process: endOnce }).init({
    lng: locale,
    fallbackLng: false,
    resources: {
      [locale]: {
        translation: Object.fromEntries(Object.entries(texts[locale]).map(([key, text]) => [key, typo(text, locale)])),
      },
    },
    initAsync: false,
    // The keys are flat: their dots are part of them.
    keySeparator: false,
    nsSeparator: false,
    postProcess: ['endedOnce'],
    missingInterpolationHandler: () => '',
    interpolation: { escapeValue: false },
  });
  return (key, values = {}) => translator.t(key, values);
}

const translators: Record<Locale, MailTranslate> = { fr: createMailTranslator('fr'), en: createMailTranslator('en') };

export const mailTranslator = (locale: Locale): MailTranslate => translators[locale];

export const isMailTextKey = (key: string): key is MailTextKey => Object.hasOwn(fr, key);
