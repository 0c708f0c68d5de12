import type { Locale } from '../../rules/constants.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { Found } from './searchInstead.ts';
import { LANGUAGE_PLACES, PLACE_BITS, searchWeights } from './searchPlaces.ts';
import { readQuery, type SearchQuery } from './searchQuery.ts';
import { findMatches } from './searchRanking.ts';
import { byScore, type Ranked } from './searchScores.ts';
import { isConjunction, isMeasure, isPackage, isSmallWord, wordsOf } from './searchWords.ts';

/** For each word of the query that the name has. */
const NAMED_SO = 20;
/** The tier of what names the package that was asked for: before what is the thing itself. */
const FIRST = -1;
const { bits } = searchWeights;
const IN_ANY_NAME = LANGUAGE_PLACES.fr | LANGUAGE_PLACES.en | bits.inTerm;

/** The products whose names have a word, accents and number aside, by their places in the index. */
function namedBy({ vocabulary, starts, entries, standing }: SearchIndex, word: string): Set<number> {
  const places = new Set<number>();
  for (const form of vocabulary.formsOf(word, (one) => ((standing[one] ?? 0) & IN_ANY_NAME) !== 0))
    for (let entry = starts[form.word]!; entry < starts[form.word + 1]!; entry += 1)
      if (entries[entry]! & IN_ANY_NAME) places.add(entries[entry]! >>> PLACE_BITS);
  return places;
}

/** Raises, in each tier, the products whose names have these words. */
function lifted(index: SearchIndex, found: readonly Ranked[], words: readonly string[]): readonly Ranked[] {
  if (words.length === 0 || found.length === 0) return found;
  const named = words.map((word) => namedBy(index, word));
  const liftOf = (place: number) => named.filter((places) => places.has(place)).length * NAMED_SO;
  return found.map((one) => ({ ...one, score: one.score + liftOf(one.place) })).sort(byScore);
}

/** The words of a query that say which kind of the thing is meant: the green of green peppers. */
function kindWords({ segments, words, head }: SearchQuery, locale: Locale): string[] {
  const main = segments[head]?.words ?? [];
  const thing = locale === 'fr' ? main[0] : main.at(-1);
  return words.filter((word) => word !== thing && !isSmallWord(word, locale) && !isMeasure(word));
}

/**
 * The products that answer the words, best first. What goods are packed in narrows nothing: carottes en sac are carottes,
 * those in a bag first. Where a term of several words or something else in its place is met, names that have more of the
 * words come first: of what green peppers means the green ones, of carcasses for chicken stock those of chicken.
 */
export function findProducts(index: SearchIndex, text: string, locale: Locale): Found {
  const typed = wordsOf(text);
  const query = readQuery(index, text, locale);
  const isAlone = (word: string) => query.segments.some(({ words }) => words.length === 1 && words[0] === word);
  const packages = typed.filter((word, at) => isPackage(word, typed[at + 1]) && isAlone(word));
  const goods = typed.filter((word) => !packages.includes(word));
  if (packages.length > 0 && goods.some((word) => !isSmallWord(word, locale))) {
    const found = findProducts(index, goods.join(' '), locale);

    const packed = new Set(packages.flatMap((word) => [...namedBy(index, word)]));
    const first = found.ranked.map((one) => (packed.has(one.place) ? { ...one, tier: FIRST } : one));
    return { ...found, ranked: first.sort(byScore) };
  }
  const found = findMatches(index, text, locale, query);
  const isInTurns = query.segments.some(({ isOccasion }) => isOccasion) || typed.some(isConjunction);
  const isLiteral = found.instead === null && query.segments.every(({ words }) => words.length === 1);
  if (isInTurns || isLiteral) return found;
  return { ...found, ranked: lifted(index, found.ranked, kindWords(query, locale)) };
}
