import type { Locale } from '../../rules/constants.ts';
import type { CollectionRow, SellerRow, Snapshot } from './catalogueSnapshot.ts';
import { contentWords, type Synonyms } from './searchSynonyms.ts';
import { fold, isSmallWord, singular, wordsOf } from './searchWords.ts';

/** At most this many categories and producers each are offered. */
const MOST = 3;
/** The last word may be an unfinished one from this many letters on. */
const SHORTEST_BEGINNING = 2;

const rootOf = (word: string) => singular(fold(word));

/**
 * How near a name is to the words: 3 it equals them, 2 it begins with them, 1 it contains them, 0 it does not. The last
 * word may be unfinished.
 */
function nearness(name: string, asked: readonly string[]): number {
  const roots = contentWords(name).map(rootOf);
  const isMet = (word: string, index: number) =>
    roots.some((root) => {
      const isOpen = index === asked.length - 1 && word.length >= SHORTEST_BEGINNING;
      return root === rootOf(word) || (isOpen && root.startsWith(fold(word)));
    });
  if (asked.length === 0 || !asked.every(isMet)) return 0;
  if (roots.length === asked.length && asked.every((word, index) => roots[index] === rootOf(word))) return 3;
  return roots[0]?.startsWith(fold(asked[0]!)) ? 2 : 1;
}

/** The nearest rows first, equal ones in their given order. */
function nearest<T>(rows: Iterable<T>, nearnessOf: (row: T) => number): T[] {
  return [...rows]
    .map((row) => ({ row, near: nearnessOf(row) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST)
    .map(({ row }) => row);
}

const askedIn = (text: string, locale: Locale) => wordsOf(text).filter((word) => !isSmallWord(word, locale));

/** Non-empty categories with this name, or with a synonym of it (breuvages: Boissons); at most three. */
export function namedCollections(
  snapshot: Snapshot,
  synonyms: Synonyms,
  text: string,
  locale: Locale,
): CollectionRow[] {
  const asked = askedIn(text, locale);
  const term = asked.length > 0 ? synonyms.longest(asked, 0, locale) : null;
  const concepts = term?.length === asked.length ? term.concepts : [];
  const nameOf = ({ name }: CollectionRow) => (locale === 'en' ? name.secondary : null) ?? name.primary;
  const isSynonym = (name: string) => {
    const words = contentWords(name);
    return words.some((_, at) =>
      synonyms.terms(words, at, locale).some((one) => one.concepts.some((concept) => concepts.includes(concept))),
    );
  };
  const withGoods = snapshot.topCollections
    .flatMap((top) => [top, ...top.children])
    .filter(({ products }) => products.length > 0);
  return nearest(
    withGoods,
    (row) => nearness(nameOf(row), asked) || Number(concepts.length > 0 && isSynonym(nameOf(row))),
  );
}

/** The producers with this name, at most three. */
export function namedSellers(snapshot: Snapshot, text: string, locale: Locale): SellerRow[] {
  const asked = askedIn(text, locale);
  return nearest(snapshot.sellersByName, ({ name }) => nearness(name, asked));
}
