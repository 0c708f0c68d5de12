import { createInstance, type i18n, type ParseKeys, type PostProcessorModule, type TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Locale } from '#rules/constants.ts';
import { endOnce } from '#rules/endOnce.ts';
import { formatCount } from '#rules/numbers.ts';

export type Messages = { readonly [key: string]: string | Messages };

/** Path of a text, such as `cart.title`; a plural without its `_zero`, `_one` or `_other`. */
export type TextKey = ParseKeys;

const NAMESPACE = 'translation';
const endedOnce: PostProcessorModule = { type: 'postProcessor', name: 'endedOnce', process: endOnce };

/**
 * i18next resolves each text anew, in some 40 µs on a fast machine while its code is cold, and getFixedT copies all options for
 * each. A page has one language and one namespace: t is fixed from the start, and a text in which nothing is filled in is its
 * resource.
 */
function fixT(translator: i18n): void {
  const resolve = translator.t as (key: string, values?: object) => string;
  const t = (key: string, values?: object): string => {
    const text: unknown = values ? null : translator.getResource(translator.language, NAMESPACE, key);
    return typeof text === 'string' && !text.includes('{{') ? text : resolve(key, values);
  };
  translator.t = t as TFunction;
  translator.getFixedT = (() => t) as unknown as i18n['getFixedT'];
}

/**
 * A translator for one page in one language. The texts passed through the typography rules (design 5) when they were built
 * (tools/typographicTexts.ts). React escapes, so interpolation does not. `market`: the market's name, available to every text
 * as {{market}}. It is given to the page as a context, and is not i18next's or react-i18next's global: the server renders
 * several pages at once.
 */
export function createTranslator(locale: Locale, messages: Messages, market: string): i18n {
  const translator = createInstance();
  // Synchronous, since the texts are there.
  void translator.use(endedOnce).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { [NAMESPACE]: messages } },
    initAsync: false,
    // Explicit, or each key is examined for being natural language.
    keySeparator: '.',
    nsSeparator: false,
    ignoreJSONStructure: false,
    postProcess: [endedOnce.name],
    missingInterpolationHandler: () => '',
    interpolation: { escapeValue: false, defaultVariables: { market } },
    // A page has one language and its texts before they are read: nothing subscribes, nothing suspends.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '', transKeepBasicHtmlNodesFor: [] },
  });
  translator.services.formatter?.add('whole', (value: number) => formatCount(value, locale));
  fixT(translator);
  return translator;
}

/** Both texts as one. They may share first names, such as `cart`, and nothing below; neither is changed. */
export function mergeTexts(texts: Messages, more: Messages): Messages {
  const shared = Object.keys(more).filter((name) => name in texts);
  const merged = shared.map((name) => [name, Object.assign({}, texts[name], more[name])]);
  return { ...texts, ...more, ...Object.fromEntries(merged) };
}

/** Adds the texts of parts that load later. */
export const addTexts = (translator: i18n, messages: Messages): void => {
  const { language } = translator;
  const texts = translator.getResourceBundle(language, NAMESPACE) as Messages;
  translator.addResourceBundle(language, NAMESPACE, mergeTexts(texts, messages), false, false, {
    silent: true,
    skipCopy: true,
  });
};

/** The language of the page, which its address decides (routes: "the locale comes from the path alone"). */
export const useLocale = (): Locale => (useContext(I18nContext)?.i18n.language === 'en' ? 'en' : 'fr');

/** The type of one language's texts for the other: a missing or extra key is a type error. */
export type SameTexts<T> = { [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };
