import { LRUCache } from 'lru-cache';
import type { Locale } from '#rules/constants.ts';
import { isTypeset, typo } from '#rules/typography.ts';

/** A stored text: French, and English or null when it is not translated. Plain spaces and straight apostrophes. */
export type Text = { primary: string; secondary: string | null };

const textCache = new WeakMap<Text, Partial<Record<Locale, string>>>();

/** The text of two columns; null if there is no French one, since every text is in French. */
export function textOf(primary: string | null, secondary: string | null): Text | null {
  return primary === null ? null : { primary, secondary };
}

/** The text in the reader's language, French where English is missing, with that language's typography. */
export function textIn(text: Text, locale: Locale): string {
  const isEnglish = locale === 'en' && text.secondary !== null;
  const own = isEnglish ? text.secondary! : text.primary;
  if (isTypeset(own)) return own;
  const cached = textCache.get(text) ?? {};
  const ready = cached[locale];
  if (ready !== undefined) return ready;
  const result = typo(own, isEnglish ? 'en' : 'fr');
  textCache.set(text, { ...cached, [locale]: result });
  return result;
}

/** As `textIn`; null stays null. */
export function textOrNull(text: Text | null, locale: Locale): string | null {
  return text === null ? null : textIn(text, locale);
}

/** Both languages of a text, each with its typography: the schema's BilingualText. */
export function bilingual(text: Text): Text {
  return { primary: typo(text.primary, 'fr'), secondary: text.secondary === null ? null : typo(text.secondary, 'en') };
}

/** Cache of formatted names: as many as a market has producers and places. */
const names = new LRUCache<string, string>({ max: 2000 });

/** A proper name (a producer, a town, a street), the same in both languages, with French typography. */
export function properName(name: string): string {
  if (isTypeset(name)) return name;
  const cachedName = names.get(name);
  if (cachedName !== undefined) return cachedName;
  const result = typo(name, 'fr');
  names.set(name, result);
  return result;
}
