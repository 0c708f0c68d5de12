import type { Locale } from '#rules/constants.ts';
import type { CollectionRow, SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { editDistance } from './editDistance.ts';
import { contentWords, type Synonyms } from './synonyms.ts';
import { fold, isHollow, isSmallWord, singular, wordsOf } from './words.ts';

/** At most this many categories and producers each are offered. */
export const MAX_NAMED = 3;
/** The last word may be an unfinished one from this many letters on. */
const SHORTEST_BEGINNING = 2;

const rootOf = (word: string) => singular(fold(word));

/**
 * How near a name's words are to those of the query: 3 they equal them, 2 they begin with them, 1 they contain them, 0 they do
 * not. The last word may be unfinished.
 */
function nameSimilarity(roots: readonly string[], queryWords: readonly string[], canBeOpen = true): number {
  const isMet = (word: string, index: number) =>
    roots.some((root) => {
      const isOpen = canBeOpen && index === queryWords.length - 1 && word.length >= SHORTEST_BEGINNING;
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
    .slice(0, MAX_NAMED)
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
    (row) =>
      nameSimilarity(contentWords(nameOf(row)).map(rootOf), queryWords) ||
      Number(concepts.length > 0 && isSynonym(nameOf(row))),
  );
}

/** Letters from which on one mistake in a producer's name is forgiven, and two. */
const FORGIVEN_LENGTH = { one: 5, two: 10 } as const;

/** `whole`: its words in one; `shorts`: the same without its first words, which say the trade, and how many are left. */
type SellerName = {
  readonly row: SellerRow;
  readonly roots: readonly string[];
  readonly whole: string;
  readonly shorts: readonly { readonly joined: string; readonly words: number }[];
};
const sellerNames = new WeakMap<Snapshot, readonly SellerName[]>();

/** Words in one, without accents and the letters of plurals: quatregrange for Quatre-Granges. */
const joinedOf = (words: readonly string[]): string => words.map(fold).join('').replaceAll(/[sx]/g, '');

function namesOf(snapshot: Snapshot): readonly SellerName[] {
  const existing = sellerNames.get(snapshot);
  if (existing) return existing;
  const names = snapshot.sellersByName.map((row) => {
    const words = wordsOf(row.name);
    const suffixes = words.slice(1).map((_, at) => words.slice(at + 1));
    return {
      row,
      roots: contentWords(row.name).map(rootOf),
      whole: joinedOf(words),
      shorts: suffixes.map((suffix) => ({
        joined: joinedOf(suffix),
        words: suffix.filter((word) => !isSmallWord(word, 'fr')).length,
      })),
    };
  });
  sellerNames.set(snapshot, names);
  return names;
}

/** What people call a producer's trade, in either language, if they forget what the name says: les jardins de, bakery. */
const TRADES = new Set(
  [
    'chez ferme jardin potager verger vignoble fromagerie laiterie boulangerie patisserie boucherie charcuterie erabliere cabane sucrerie miellerie rucher ruche',
    'brasserie microbrasserie cidrerie distillerie savonnerie chocolaterie confiserie serre moulin fumoir traiteur elevage bergerie chevrerie torrefaction atelier producteur',
    'garden orchard vineyard winery brewery cidery distillery dairy creamery bakery butcher greenhouse apiary beekeeper smokehouse roastery inc enr',
  ]
    .flatMap((line) => line.split(' '))
    .map(singular),
);

/** Without words for a trade at the beginning and at the end, if others are left. */
function withoutTrade(words: readonly string[]): readonly string[] {
  const isTrade = (word: string) => TRADES.has(rootOf(word)) || isHollow(word) || isSmallWord(word);
  const begin = words.findIndex((word) => !isTrade(word));
  const end = words.findLastIndex((word) => !isTrade(word)) + 1;
  return begin < 0 ? words : words.slice(begin, end);
}

/** Without words that say nothing alone, such as farm, if there are others. */
function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isHollow(word));
  return telling.some((word) => !isSmallWord(word)) ? telling : words;
}

/**
 * How freely a name is read: `exact` without mistakes; `near` with mistakes; `loose` also by a single word of it, which may as
 * well say what is sold.
 */
export type NameReading = 'exact' | 'near' | 'loose';

const isNear = (name: string, typed: string, most: number): boolean =>
  name[0] === typed[0] && typed.length >= FORGIVEN_LENGTH.one && editDistance(name, typed, most) <= most;

/**
 * The only producer of this name, whole or without its first words (Quatre-Granges for Fromagerie Quatre-Granges), however its
 * words are parted. Null: none, or several.
 */
export function sellerNamed(snapshot: Snapshot, text: string, reading: NameReading): SellerRow | null {
  const words = wordsOf(text);
  const isSame = (name: string, typed: string, most: number) =>
    name === typed || (reading !== 'exact' && isNear(name, typed, most));
  const called = words[0] === 'chez' ? words.slice(1) : words;
  const [all, telling, own] = [called, tellingWords(called), withoutTrade(called)].map(joinedOf) as [
    string,
    string,
    string,
  ];
  const names = namesOf(snapshot);
  const whole = names.filter((name) => isSame(name.whole, all, all.length < FORGIVEN_LENGTH.two ? 1 : 2));
  // A single word may as well say what is sold, but not beside a trade: Montauban, verger Montauban.
  const isShort = ({ shorts }: SellerName) =>
    shorts.some(
      ({ joined, words: count }) =>
        ((count > 1 || reading === 'loose') && (isSame(joined, telling, 1) || isSame(joined, own, 1))) ||
        (own !== all && own !== telling && isSame(joined, own, 1)),
    );
  const [found, another] = whole.length > 0 || telling === '' ? whole : names.filter(isShort);
  return found && !another ? found.row : null;
}

/**
 * The producers with this name, at most three. Names are the same in both languages, and so are their small words. `isTyped`: its
 * last word may be unfinished, as that of a correction is not (pie names no Pierre-Levée).
 */
export function namedSellers(snapshot: Snapshot, text: string, isTyped = true): SellerRow[] {
  const all = contentWords(text);
  const telling = tellingWords(all);
  // The last word is only unfinished if it is the last one typed: pet food names no Petit-Perron.
  const isOpen = isTyped && telling.at(-1) === all.at(-1);
  const similarityOf = ({ roots }: SellerName) =>
    nameSimilarity(roots, all, isTyped) || nameSimilarity(roots, telling, isOpen);
  return bySimilarity(namesOf(snapshot), similarityOf).map(({ row }) => row);
}
