import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Locale } from '../../../rules/constants.ts';
import { endOnce, typo } from '../../../rules/typography.ts';

export type Messages = { readonly [key: string]: string | Messages };

const spaced = (messages: Messages, locale: Locale): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? typo(value, locale) : spaced(value, locale),
    ]),
  );

const endedOnce: PostProcessorModule = { type: 'postProcessor', name: 'endedOnce', process: endOnce };

/**
 * A translator for one page in one language. Texts pass once through the typography rules (design 5); React escapes, so
 * interpolation does not. `market`: the market's name, available to every text as {{market}}.
 */
export async function createTranslator(locale: Locale, messages: Messages, market: string): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(endedOnce)
    .init({
      lng: locale,
      fallbackLng: false,
      resources: { [locale]: { translation: spaced(messages, locale) } },
      postProcess: locale === 'en' ? [endedOnce.name] : false,
      interpolation: { escapeValue: false, defaultVariables: { market } },
      initAsync: false,
      react: { useSuspense: false },
    });
  return instance;
}

/** Adds the texts of parts that load later, with the same typography rules. */
export const addTexts = (instance: i18n, locale: Locale, messages: Messages): void =>
  void instance.addResourceBundle(locale, 'translation', spaced(messages, locale));

/** The language of the page, which its address decides (routes: "the locale comes from the path alone"). */
export const useLocale = (): Locale => (useTranslation().i18n.language === 'en' ? 'en' : 'fr');
