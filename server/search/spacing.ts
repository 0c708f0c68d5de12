import { LOCALES, type Locale } from '#rules/constants.ts';
import { CORE_FIELDS, LABEL_FIELDS, CATEGORY_FIELDS, LANGUAGE_FIELDS } from './fields.ts';
import type { SearchIndex } from './wordIndex.ts';
import { isPiece, isSmallWord } from './words.ts';

/** Letters of the two words that are read in one: pouletbbq. */
const LEAST_LETTERS = { first: 4, second: 3 } as const;
/** An article or preposition that lost its apostrophe: damande. */
const ELIDED = /^[dl](?=[aehiouyàâéèêîôœ])/;

const stands =
  ({ postings }: SearchIndex, fields: number) =>
  (word: number) =>
    ((postings.fieldsOfWord[word] ?? 0) & fields) !== 0;

const isTermWord = ({ synonyms, vocabulary }: SearchIndex, word: string): boolean => {
  const isOne = (text: string) => LOCALES.some((locale) => synonyms.words[locale].has(text));
  return isOne(word) || vocabulary.formsOf(word, (form) => isOne(vocabulary.textOf(form))).length > 0;
};

const isLabelWord = (index: SearchIndex, word: string): boolean =>
  isTermWord(index, word) || index.vocabulary.formsOf(word, stands(index, LABEL_FIELDS)).length > 0;

const isCoreWord = (index: SearchIndex, word: string): boolean =>
  index.vocabulary.formsOf(word, stands(index, CORE_FIELDS | CATEGORY_FIELDS)).length > 0;

const isNameWord = (index: SearchIndex, word: string): boolean =>
  index.vocabulary.formsOf(word, stands(index, LANGUAGE_FIELDS.fr | LANGUAGE_FIELDS.en)).length > 0;

/** The two words that were typed as one that the market does not have: soupe à loignon, hotdog, lait damande, pouletbbq. */
function partsOf(index: SearchIndex, word: string, locale: Locale): readonly string[] {
  const parts = index.vocabulary.partsOf(word);
  if (isSmallWord(word) || (!parts && index.vocabulary.has(word)) || isLabelWord(index, word)) return [word];
  if (parts) return parts;
  if (locale === 'fr' && ELIDED.test(word) && isLabelWord(index, word.slice(1))) return [word[0]!, word.slice(1)];
  for (let at = word.length - LEAST_LETTERS.second; at >= LEAST_LETTERS.first; at -= 1)
    if (isCoreWord(index, word.slice(0, at)) && isLabelWord(index, word.slice(at)))
      return [word.slice(0, at), word.slice(at)];
  return [word];
}

/** Whether two words are one of the market's that was typed in two, and no term as they are: pop corn. */
function isOneWord(index: SearchIndex, words: readonly string[], at: number, locale: Locale): boolean {
  const [first = '', second = ''] = words.slice(at, at + 2);
  if (second === '' || isSmallWord(first, locale) || isSmallWord(second, locale)) return false;
  if (!index.vocabulary.has(first + second)) return false;
  if (!isTermWord(index, first + second) && !isNameWord(index, first + second)) return false;
  // A beef steak is no beefsteak tomato.
  if (isPiece(second) && isCoreWord(index, first)) return false;
  return (index.synonyms.longest(words, at, locale)?.length ?? 0) < 2;
}

/** The words typed, parted and joined as the market writes them. */
export function respaced(index: SearchIndex, typed: readonly string[], locale: Locale): string[] {
  const words = typed.flatMap((word) => partsOf(index, word, locale));
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (isOneWord(index, words, at, locale)) {
      joined.push(words[at]! + words[at + 1]!);
      at += 1;
    } else joined.push(words[at]!);
  }
  return joined;
}
