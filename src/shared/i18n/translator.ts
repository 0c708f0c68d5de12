import { createContext, useContext } from 'react';
import type { Locale } from '../../../rules/constants.ts';
import { formatCount } from '../../../rules/numbers.ts';
import { endOnce, fillIn, typo } from '../../../rules/typography.ts';

export type Messages = { readonly [key: string]: string | Messages };

/** The French texts of every screen. Declared further where the screens are known (src/app/texts.d.ts). */
export interface Texts {}

type Plural<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base | Key : Key;
type KeysOf<T, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Path}${Plural<Key>}` : KeysOf<T[Key], `${Path}${Key}.`>;
}[keyof T & string];

/** Path of a text, such as `cart.title`; a plural without its `_zero`, `_one` or `_other`. */
export type TextKey = KeysOf<Texts>;
/** Values of {{name}} in a text. count: also chooses between `_zero`, `_one` and `_other`, and is {{formatted}}. */
export type TextValues = { readonly count?: number | undefined; readonly [name: string]: unknown };
/** Resolves a key to its text with the values filled in, and an unknown key to itself. */
export type TFunction = (key: TextKey, values?: TextValues) => string;

/** The texts of one page in one language. The object never changes; `add` merges texts of parts that load later. */
export type Translator = {
  readonly language: Locale;
  readonly t: TFunction;
  readonly add: (messages: Messages) => void;
};

function textAt(messages: Messages, key: string): string | null {
  let part: string | Messages | undefined = messages;
  for (const name of key.split('.')) part = typeof part === 'object' ? part[name] : undefined;
  return typeof part === 'string' ? part : null;
}

function merge(messages: Messages, more: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...messages };
  for (const [key, value] of Object.entries(more)) {
    const before = merged[key];
    merged[key] = typeof value === 'object' && typeof before === 'object' ? merge(before, value) : value;
  }
  return merged;
}

/**
 * A translator for one page in one language (ADR 73). A text passes through the typography rules (design 5) when it is first
 * read; values do not, and React escapes both. `market`: the market's name, available to every text as {{market}}.
 */
export function createTranslator(language: Locale, messages: Messages, market: string): Translator {
  const plurals = new Intl.PluralRules(language);
  const cache = new Map<string, string | null>();
  let all = messages;
  const textOf = (key: string): string | null => {
    let text = cache.get(key);
    if (text === undefined) {
      const plain = textAt(all, key);
      text = plain === null ? null : typo(plain, language);
      cache.set(key, text);
    }
    return text;
  };
  const counted = (key: string, count: number): string | null =>
    (count === 0 ? textOf(`${key}_zero`) : null) ?? textOf(`${key}_${plurals.select(count)}`) ?? textOf(`${key}_other`);
  return {
    language,
    t(key, values) {
      const count = typeof values?.count === 'number' ? values.count : null;
      const text = (count === null ? null : counted(key, count)) ?? textOf(key);
      if (text === null) return key;
      const filled = fillIn(text, { market, formatted: count === null ? '' : formatCount(count, language), ...values });
      return language === 'en' ? endOnce(filled) : filled;
    },
    add(more) {
      all = merge(all, more);
      cache.clear();
    },
  };
}

export const TranslatorContext = createContext<Translator | null>(null);

/** The page's translator. Throws outside the app. */
export function useTranslation(): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('useTranslation is used outside the app.');
  return translator;
}

/** The language of the page, which its address decides (routes: "the locale comes from the path alone"). */
export const useLocale = (): Locale => useTranslation().language;

/** The type of one language's texts for the other: a missing or extra key is a type error. */
export type SameTexts<T> = { [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };
