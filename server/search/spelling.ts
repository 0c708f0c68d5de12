import type { Locale } from '#rules/constants.ts';
import { NAME_FIELDS } from './fields.ts';
import { spellingKey } from './spellings.ts';
import type { SearchIndex } from './wordIndex.ts';
import { fold, isSmallWord, singular, wordsOf } from './words.ts';

const ELISION = /(^| )([cdjlmnst]|qu) (?=\S)/g;

/** A word with the capital of terms, and, typed without accents, with those of terms or else of the reader's names. */
function spelledWord({ synonyms, vocabulary, postings }: SearchIndex, word: string, locale: Locale): string {
  const spelling = synonyms.spellings[locale].get(fold(word));
  if (spelling?.toLowerCase() === word) return spelling;
  if (fold(word) !== word) return word;
  if (spelling !== undefined) return spelling;
  const isNamed = (form: number) => ((postings.fieldsOfWord[form] ?? 0) & NAME_FIELDS[locale]) !== 0;
  const texts = vocabulary.formsOf(word, isNamed).map((form) => vocabulary.textOf(form.word));
  return texts.includes(word) ? word : (texts.find((text) => fold(text) === word) ?? word);
}

/**
 * Words as a person writes them: terms as the market's synonyms have them, other words with the accents of names, and elided
 * words joined (pate chinois: pâté chinois, sirop d erable: sirop d’érable).
 */
export function spelled(index: SearchIndex, words: readonly string[], locale: Locale): string {
  const spellings = index.synonyms.spellings[locale];
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = words.length - at;
    while (length > 1 && !spellings.has(spellingKey(words.slice(at, at + length)))) length -= 1;
    const term = length > 1 ? spellings.get(spellingKey(words.slice(at, at + length))) : undefined;
    written.push(term ?? spelledWord(index, words[at]!, locale));
    at += length;
  }
  return written.join(' ').replace(ELISION, '$1$2’');
}

/** Words side by side that names part by a small one, as these names have them: farine sarrasin as farine de sarrasin. */
export function joinedAsNamed(text: string, names: readonly string[]): string {
  const rootOf = (word: string) => singular(fold(word.toLowerCase()));
  const words = text.split(' ');
  const between = (first: string, second: string) => {
    if (isSmallWord(first) || isSmallWord(second)) return [];
    for (const name of names) {
      const inName = wordsOf(name);
      const begin = inName.findIndex((word) => rootOf(word) === rootOf(first));
      const end = begin < 0 ? -1 : inName.findIndex((word, at) => at > begin && rootOf(word) === rootOf(second));
      if (end < 0) continue;
      const from = inName.slice(0, end).findLastIndex((word) => !isSmallWord(word)) + 1;
      return inName.slice(from, end);
    }
    return [];
  };
  const joined = words.flatMap((word, at) => (at === 0 ? [word] : [...between(words[at - 1]!, word), word]));
  return joined.join(' ').replace(ELISION, '$1$2’');
}
