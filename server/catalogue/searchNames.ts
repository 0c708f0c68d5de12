import type { Locale } from '../../rules/constants.ts';
import type { CollectionRow, SellerRow, Snapshot } from './catalogueSnapshot.ts';
import { contentWords, type Synonyms } from './searchSynonyms.ts';
import { fold, isSmallWord, singular, wordsOf } from './searchWords.ts';

/** Categories and producers that are offered for some words, of each. */
const MOST = 3;
/** Letters from which on the last word may be the beginning of one. */
const SHORTEST_BEGINNING = 2;

const rootOf = (word: string) => singular(fold(word));

/** How near a name is to the words: 3 the very name, 2 it begins so, 1 it has them; 0 not. The last word may go on. */
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

/** The nearest first, equals in the order in which they come. */
function nearest<T>(rows: Iterable<T>, nearnessOf: (row: T) => number): T[] {
  return [...rows]
    .map((row) => ({ row, near: nearnessOf(row) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST)
    .map(({ row }) => row);
}

const askedIn = (text: string, locale: Locale) => wordsOf(text).filter((word) => !isSmallWord(word, locale));

/** The categories that are called so, or by a synonym (breuvages: Boissons), and have something; at most three. */
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

/** The producers that are called so, at most three. */
export function namedSellers(snapshot: Snapshot, text: string, locale: Locale): SellerRow[] {
  const asked = askedIn(text, locale);
  return nearest(snapshot.sellersByName, ({ name }) => nearness(name, asked));
}
