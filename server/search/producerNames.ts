import type { Locale } from '#rules/constants.ts';
import type { CollectionRow, SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { contentWords, type Synonyms } from './synonyms.ts';
import { fold, isSmallWord, singular, wordsOf } from './words.ts';

/** At most this many categories and producers each are offered. */
const MOST = 3;
/** The last word may be an unfinished one from this many letters on. */
const SHORTEST_BEGINNING = 2;

const rootOf = (word: string) => singular(fold(word));

/**
 * How near a name is to the words: 3 it equals them, 2 it begins with them, 1 it contains them, 0 it does not. The last
 * word may be unfinished.
 */
function nameSimilarity(name: string, queryWords: readonly string[]): number {
  const roots = contentWords(name).map(rootOf);
  const isMet = (word: string, index: number) =>
    roots.some((root) => {
      const isOpen = index === queryWords.length - 1 && word.length >= SHORTEST_BEGINNING;
      return root === rootOf(word) || (isOpen && root.startsWith(fold(word)));
    });
  if (queryWords.length === 0 || !queryWords.every(isMet)) return 0;
  if (roots.length === queryWords.length && queryWords.every((word, index) => roots[index] === rootOf(word))) return 3;
  return roots[0]?.startsWith(fold(queryWords[0]!)) ? 2 : 1;
}

/**
 * The names' rows for the first of these texts that names any: what was typed before what is shown in its place, which
 * may be another thing.
 */
export function firstNamed<T>(texts: readonly string[], namedBy: (text: string) => T[]): T[] {
  for (const text of texts) {
    const rows = namedBy(text);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** The nearest rows first, equal ones in their given order. */
function bySimilarity<T>(rows: Iterable<T>, similarityOf: (row: T) => number): T[] {
  return [...rows]
    .map((row) => ({ row, similarity: similarityOf(row) }))
    .filter(({ similarity }) => similarity > 0)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MOST)
    .map(({ row }) => row);
}

const contentWordsIn = (text: string, locale: Locale) => wordsOf(text).filter((word) => !isSmallWord(word, locale));

/** Non-empty categories with this name, or with a synonym of it (breuvages: Boissons); at most three. */
export function namedCollections(
  snapshot: Snapshot,
  synonyms: Synonyms,
  text: string,
  locale: Locale,
): CollectionRow[] {
  const queryWords = contentWordsIn(text, locale);
  const term = queryWords.length > 0 ? synonyms.longest(queryWords, 0, locale) : null;
  const concepts = term?.length === queryWords.length ? term.concepts : [];
  const nameOf = ({ name }: CollectionRow) => (locale === 'en' ? name.secondary : null) ?? name.primary;
  const isSynonym = (name: string) => {
    const words = contentWords(name);
    return words.some((_, at) =>
      synonyms.terms(words, at, locale).some((match) => match.concepts.some((concept) => concepts.includes(concept))),
    );
  };
  const withGoods = snapshot.topCollections
    .flatMap((top) => [top, ...top.children])
    .filter(({ products }) => products.length > 0);
  return bySimilarity(
    withGoods,
    (row) => nameSimilarity(nameOf(row), queryWords) || Number(concepts.length > 0 && isSynonym(nameOf(row))),
  );
}

/** The producer with exactly this name, small words of either language aside; null: none, or several. */
export function sellerNamed(snapshot: Snapshot, text: string): SellerRow | null {
  const queryWords = contentWords(text);
  const [row, another] = snapshot.sellersByName.filter(({ name }) => nameSimilarity(name, queryWords) === 3);
  return row && !another ? row : null;
}

/** The producers with this name, at most three. Names are the same in both languages, and so are their small words. */
export function namedSellers(snapshot: Snapshot, text: string): SellerRow[] {
  const queryWords = contentWords(text);
  return bySimilarity(snapshot.sellersByName, ({ name }) => nameSimilarity(name, queryWords));
}
