import type { Locale } from '#rules/constants.ts';
import { editDistance, lettersOf, mayBeNear } from './editDistance.ts';
import { LABEL_FIELDS } from './fields.ts';
import type { Synonyms } from './synonyms.ts';
import type { SearchIndex } from './wordIndex.ts';
import { fold, isSmallWord, singular } from './words.ts';

/** Letters of a phrase, spaces aside, from which on one mistake is forgiven, and two. */
const FORGIVEN_LENGTH = { one: 7, two: 10 } as const;

type Phrase = {
  readonly text: string;
  readonly words: readonly string[];
  readonly joined: string;
  readonly letters: number;
};
type Phrases = ReadonlyMap<string, readonly Phrase[]>;
const phrasesBySynonyms = new WeakMap<Synonyms, Readonly<Record<Locale, Phrases>>>();

/** The market's terms of several words, in one and by their first letter; read once. */
function phrasesOf({ spellings }: Synonyms, locale: Locale): Phrases {
  const phrases = [...spellings[locale]].flatMap(([key, text]): Phrase[] => {
    const words = key.split(' ').filter((word) => !isSmallWord(word));
    const joined = words.join('');
    return words.length < 2 ? [] : [{ text, words, joined, letters: lettersOf(joined) }];
  });
  return Map.groupBy(phrases, ({ joined }) => joined[0] ?? '');
}

/** Letters of a term of several words that is recognised when typed in one. */
const SHORTEST_JOINED = 6;
const joinedTerms = new WeakMap<Synonyms, Readonly<Record<Locale, ReadonlyMap<string, string>>>>();

/** The market's terms of several words by their letters in one, in the singular, with and without small words; read once. */
function termsInOne({ spellings }: Synonyms, locale: Locale): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  for (const [key, text] of spellings[locale]) {
    const words = key.split(' ');
    if (words.length < 2) continue;
    for (const some of [words, words.filter((word) => !isSmallWord(word))]) {
      const joined = singular(some.join(''));
      if (!terms.has(joined)) terms.set(joined, text);
    }
  }
  return terms;
}

/** The market's term of several words that was typed in one: jusdepomme, giftcard. */
function joinedTerm({ synonyms }: SearchIndex, word: string, locale: Locale): string | null {
  const cached = joinedTerms.get(synonyms) ?? { fr: termsInOne(synonyms, 'fr'), en: termsInOne(synonyms, 'en') };
  joinedTerms.set(synonyms, cached);
  const other = locale === 'fr' ? 'en' : 'fr';
  return cached[locale].get(singular(word)) ?? cached[other].get(singular(word)) ?? null;
}

/**
 * The market's term of several words that was typed with a mistake: a letter or two in words that no name has (foi gras, beef
 * tounge), or parted otherwise (sour dough starter). Null: there is none.
 */
export function nearPhrase(index: SearchIndex, typed: readonly string[], locale: Locale): string | null {
  const { synonyms, vocabulary, postings } = index;
  const words = typed.filter((word) => !isSmallWord(word)).map(fold);
  const joined = words.join('');
  const [single = ''] = words;
  if (words.length === 1 && single.length >= SHORTEST_JOINED) return joinedTerm(index, single, locale);
  if (words.length < 2 || joined.length < FORGIVEN_LENGTH.one) return null;
  const cached = phrasesBySynonyms.get(synonyms) ?? { fr: phrasesOf(synonyms, 'fr'), en: phrasesOf(synonyms, 'en') };
  phrasesBySynonyms.set(synonyms, cached);
  const isNamed = (word: number) => ((postings.fieldsOfWord[word] ?? 0) & LABEL_FIELDS) !== 0;
  const isKnown = words.map((word) => vocabulary.formsOf(word, isNamed).length > 0);
  const letters = lettersOf(joined);
  const forgiven = isKnown.every(Boolean) ? 0 : joined.length < FORGIVEN_LENGTH.two ? 1 : 2;
  let [best, least]: [string | null, number] = [null, forgiven + 1];
  for (const phrase of cached[locale].get(joined[0] ?? '') ?? []) {
    const most = least - 1;
    if (most < 0) break;
    if (Math.abs(phrase.joined.length - joined.length) > most || !mayBeNear(letters, phrase.letters, most)) continue;
    const distance = editDistance(joined, phrase.joined, most);
    // Words that names have stay as they are, and the others begin alike: salade prête is no salade verte.
    const isAlike = (word: string, at: number) =>
      isKnown[at] ? singular(word) === singular(phrase.words[at]!) : word[0] === phrase.words[at]![0];
    const isSame = phrase.words.length === words.length && words.every(isAlike);
    if (distance > most || (distance > 0 && !isSame)) continue;
    [best, least] = [phrase.text, distance];
  }
  return best;
}
