import type { Locale } from '#rules/constants.ts';
import { editDistance, lettersOf, mayBeNear } from './editDistance.ts';
import { LABEL_FIELDS } from './fields.ts';
import type { SearchIndex } from './wordIndex.ts';
import { fold, isSmallWord, singular } from './words.ts';

/** Letters of a phrase, spaces aside, from which on one mistake is forgiven, and two. */
const FORGIVEN_LENGTH = { one: 7, two: 10 } as const;

/** Letters of a term of several words that is recognised when typed in one. */
const SHORTEST_JOINED = 6;
/** The market's term of several words that was typed in one: jusdepomme, giftcard. */
function joinedTerm({ synonyms }: SearchIndex, word: string, locale: Locale): string | null {
  const other = locale === 'fr' ? 'en' : 'fr';
  return synonyms.spellings[locale].typedInOne(word) ?? synonyms.spellings[other].typedInOne(word);
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
  const isNamed = (word: number) => ((postings.fieldsOfWord[word] ?? 0) & LABEL_FIELDS) !== 0;
  const isKnown = words.map((word) => vocabulary.formsOf(word, isNamed).length > 0);
  const letters = lettersOf(joined);
  const forgiven = isKnown.every(Boolean) ? 0 : joined.length < FORGIVEN_LENGTH.two ? 1 : 2;
  let [best, least]: [string | null, number] = [null, forgiven + 1];
  for (const phrase of synonyms.spellings[locale].phrases(joined[0] ?? '')) {
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
