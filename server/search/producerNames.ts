import type { Locale } from '#rules/constants.ts';
import type { CollectionRow, SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { editDistance, lettersOf, mayBeNear } from './editDistance.ts';
import type { Synonyms } from './synonyms.ts';
import { contentWords } from './termKeys.ts';
import type { Concept } from './terms.ts';
import { fold, isHollow, isSmallWord, singular, wordsOf } from './words.ts';

/** At most this many categories and producers each are offered. */
export const MAX_NAMED = 3;
/** The last word may be an unfinished one from this many letters on. */
const SHORTEST_BEGINNING = 2;

const rootOf = (word: string) => singular(fold(word));

/** A word of a query as names are compared with it. `begun`: what a name's word may begin with, null if it is no unfinished one. */
type QueryWord = { readonly folded: string; readonly root: string; readonly begun: string | null };
const queryWordsOf = (words: readonly string[], canBeOpen = true): QueryWord[] =>
  words.map((word, index) => {
    const folded = fold(word);
    const isOpen = canBeOpen && index === words.length - 1 && word.length >= SHORTEST_BEGINNING;
    return { folded, root: singular(folded), begun: isOpen ? folded : null };
  });

/**
 * How near a name's words are to those of the query: 3 they equal them, 2 they begin with them, 1 they contain them, 0 they do
 * not. The last word may be unfinished.
 */
function nameSimilarity(roots: readonly string[], queryWords: readonly QueryWord[]): number {
  const isMet = ({ root, begun }: QueryWord) =>
    roots.some((other) => other === root || (begun !== null && other.startsWith(begun)));
  if (queryWords.length === 0 || !queryWords.every(isMet)) return 0;
  if (roots.length === queryWords.length && queryWords.every(({ root }, index) => roots[index] === root)) return 3;
  return roots[0]?.startsWith(queryWords[0]!.folded) ? 2 : 1;
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

type CategoryName = {
  readonly row: CollectionRow;
  readonly roots: readonly string[];
  concepts: ReadonlySet<Concept> | null;
};
const categoryNames = new WeakMap<Snapshot, Readonly<Record<Locale, readonly CategoryName[]>>>();

/** The non-empty categories with the words of their names, read once per snapshot. */
function categoriesOf(snapshot: Snapshot, locale: Locale): readonly CategoryName[] {
  const existing = categoryNames.get(snapshot);
  if (existing) return existing[locale];
  const withGoods = snapshot.topCollections
    .flatMap((top) => [top, ...top.children])
    .filter(({ products }) => products.length > 0);
  const namesIn = (language: Locale): CategoryName[] =>
    withGoods.map((row) => ({ row, roots: contentWords(nameIn(row, language)).map(rootOf), concepts: null }));
  const names = { fr: namesIn('fr'), en: namesIn('en') };
  categoryNames.set(snapshot, names);
  return names[locale];
}

/** The categories that have goods may be others now. */
export function forgetCategories(snapshot: Snapshot): void {
  categoryNames.delete(snapshot);
}

const nameIn = ({ name }: CollectionRow, locale: Locale) => (locale === 'en' ? name.secondary : null) ?? name.primary;

/** The meanings of a category's name, read when a search first asks for them. */
function conceptsOf(category: CategoryName, synonyms: Synonyms, locale: Locale): ReadonlySet<Concept> {
  const words = contentWords(nameIn(category.row, locale));
  category.concepts ??= new Set(
    words.flatMap((_, at) => synonyms.terms(words, at, locale).flatMap(({ concepts }) => concepts)),
  );
  return category.concepts;
}

/** Non-empty categories with this name, or with a synonym of it (breuvages: Boissons); at most three. */
export function namedCollections(
  snapshot: Snapshot,
  synonyms: Synonyms,
  text: string,
  locale: Locale,
): CollectionRow[] {
  const words = contentWordsIn(text, locale);
  const term = words.length > 0 ? synonyms.longest(words, 0, locale) : null;
  const concepts = term?.length === words.length ? term.concepts : [];
  const queryWords = queryWordsOf(words);
  const isSynonym = (category: CategoryName) => {
    const named = concepts.length > 0 ? conceptsOf(category, synonyms, locale) : null;
    return named !== null && concepts.some((concept) => named.has(concept));
  };
  return bySimilarity(
    categoriesOf(snapshot, locale),
    (category) => nameSimilarity(category.roots, queryWords) || Number(isSynonym(category)),
  ).map(({ row }) => row);
}

/** Letters from which on one mistake in a producer's name is forgiven, and two. */
const FORGIVEN_LENGTH = { one: 5, two: 10 } as const;

/** Words in one, and which letters they have, which tells most names apart. */
type Joined = { readonly joined: string; readonly letters: number };
/** `whole`: all of its words; `at`: its place in the alphabet. */
type SellerName = {
  readonly row: SellerRow;
  readonly roots: readonly string[];
  readonly whole: Joined;
  readonly at: number;
};
/** A name without its first words, which say the trade, in one, and how many words are left. */
type ShortName = Joined & { readonly words: number; readonly name: SellerName };
/** Names by the letters of their words in one, and by the first letter and length, since a name read with mistakes begins right. */
type NamesLike<N> = {
  readonly same: ReadonlyMap<string, readonly N[]>;
  readonly near: ReadonlyMap<string, readonly N[]>;
};
/** Producers' names, whole and without their first words; and by their words in alphabetical order. */
type SellerNames = {
  readonly wholes: NamesLike<SellerName>;
  readonly shorts: NamesLike<ShortName>;
  readonly roots: readonly (readonly [root: string, names: readonly SellerName[]])[];
};
const sellerNames = new WeakMap<Snapshot, SellerNames>();
const lengthKey = (text: string, length = text.length): string => `${text[0] ?? ''}${length}`;

/** By `joinedOf` what is read as a name. */
function namesLike<N>(names: readonly N[], joinedIn: (name: N) => string): NamesLike<N> {
  return { same: Map.groupBy(names, joinedIn), near: Map.groupBy(names, (name) => lengthKey(joinedIn(name))) };
}
/** The names that may be this one, with so many mistakes. */
function namesNear<N>({ same, near }: NamesLike<N>, { joined }: Joined, mistakes: number): readonly N[] {
  if (mistakes === 0) return same.get(joined) ?? [];
  const names: N[] = [];
  for (let length = joined.length - mistakes; length <= joined.length + mistakes; length += 1)
    for (const name of near.get(lengthKey(joined, length)) ?? []) names.push(name);
  return names;
}

/** Words in one, without accents and the letters of plurals: quatregrange for Quatre-Granges. */
function joinedOf(words: readonly string[]): Joined {
  const joined = words.map(fold).join('').replaceAll(/[sx]/g, '');
  return { joined, letters: lettersOf(joined) };
}

function namesOf(snapshot: Snapshot): SellerNames {
  const existing = sellerNames.get(snapshot);
  if (existing) return existing;
  const names = snapshot.sellersByName.map((row, at) => {
    const words = wordsOf(row.name);
    return { row, at, words, roots: contentWords(row.name).map(rootOf), whole: joinedOf(words) };
  });
  const shorts = names.flatMap((name) =>
    name.words.slice(1).map((_, at): ShortName => {
      const suffix = name.words.slice(at + 1);
      const count = suffix.filter((word) => !isSmallWord(word, 'fr')).length;
      return { ...joinedOf(suffix), words: count, name };
    }),
  );
  const byRoot = new Map<string, SellerName[]>();
  for (const name of names)
    for (const root of new Set(name.roots)) {
      const others = byRoot.get(root);
      if (others) others.push(name);
      else byRoot.set(root, [name]);
    }
  const made = {
    wholes: namesLike(names, ({ whole }) => whole.joined),
    shorts: namesLike(shorts, ({ joined }) => joined),
    roots: [...byRoot].sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  };
  sellerNames.set(snapshot, made);
  return made;
}

/** The names with a word that begins so, or that is this; those with several of them several times. */
function* namesWith({ roots }: SellerNames, word: string, isBeginning: boolean): Generator<SellerName> {
  let [low, high] = [0, roots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (roots[middle]![0] < word) low = middle + 1;
    else high = middle;
  }
  const isMet = (root: string) => (isBeginning ? root.startsWith(word) : root === word);
  for (; low < roots.length && isMet(roots[low]![0]); low += 1) yield* roots[low]![1];
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
  // Plateau de charcuteries is no charcuterie called Plateau.
  const isOf = end < words.length - 1 && isSmallWord(words[end]!);
  return begin < 0 ? words : words.slice(begin, isOf ? words.length : end);
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

const isNear = (name: Joined, typed: Joined, most: number): boolean =>
  typed.joined.length >= FORGIVEN_LENGTH.one &&
  Math.abs(name.joined.length - typed.joined.length) <= most &&
  name.joined[0] === typed.joined[0] &&
  mayBeNear(name.letters, typed.letters, most) &&
  editDistance(name.joined, typed.joined, most) <= most;

/**
 * The only producer of this name, whole or without its first words (Quatre-Granges for Fromagerie Quatre-Granges), however its
 * words are parted. `isWhole`: only whole. Null: none, or several.
 */
export function sellerNamed(snapshot: Snapshot, text: string, reading: NameReading, isWhole = false): SellerRow | null {
  const words = wordsOf(text);
  const isSame = (name: Joined, typed: Joined, most: number) =>
    name.joined === typed.joined || (reading !== 'exact' && isNear(name, typed, most));
  const called = words[0] === 'chez' ? words.slice(1) : words;
  const [all, telling, own] = [called, tellingWords(called), withoutTrade(called)].map(joinedOf) as [
    Joined,
    Joined,
    Joined,
  ];
  const { wholes, shorts } = namesOf(snapshot);
  const most = all.joined.length < FORGIVEN_LENGTH.two ? 1 : 2;
  const mistakes = (count: number) => (reading === 'exact' ? 0 : count);
  const whole = namesNear(wholes, all, mistakes(most)).filter((name) => isSame(name.whole, all, most));
  if (whole.length > 0 || telling.joined === '' || isWhole) return whole.length === 1 ? whole[0]!.row : null;
  // A single word may as well say what is sold, but not beside a trade: Montauban, verger Montauban.
  const isBesideTrade = own.joined !== all.joined && own.joined !== telling.joined;
  const isShort = (name: ShortName) =>
    ((name.words > 1 || reading === 'loose') && (isSame(name, telling, 1) || isSame(name, own, 1))) ||
    (isBesideTrade && isSame(name, own, 1));
  const near = [telling, own].flatMap((typed) => namesNear(shorts, typed, mistakes(1)).filter(isShort));
  const [found, another] = new Set(near.map(({ name }) => name.row));
  return found && !another ? found : null;
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
  const [first] = telling;
  if (first === undefined) return [];
  const [whole, some] = [queryWordsOf(all, isTyped), queryWordsOf(telling, isOpen)];
  /** The most that the comparison of all words can say of a name. */
  const mostSimilar = ({ roots }: SellerName) => {
    if (roots.length === whole.length || roots.length === some.length) return 3;
    const begin = roots[0] ?? '';
    return begin.startsWith(whole[0]!.folded) || begin.startsWith(some[0]!.folded) ? 2 : 1;
  };
  const similarityOf = ({ roots }: SellerName) => nameSimilarity(roots, whole) || nameSimilarity(roots, some);
  const folded = fold(first);
  const root = singular(folded);
  // Every word must be met: the names that have one word, in full or unfinished, are all that can be.
  const isUnfinished = [...whole, ...some].some((word) => word.folded === folded && word.begun !== null);
  const beginnings = isUnfinished && !folded.startsWith(root) ? [root, folded] : [root];
  const nearest: { readonly name: SellerName; readonly similarity: number }[] = [];
  for (const beginning of beginnings)
    for (const name of namesWith(namesOf(snapshot), beginning, isUnfinished)) {
      const last = nearest[MAX_NAMED - 1];
      const isNearer = (similarity: number) =>
        !last || similarity > last.similarity || (similarity === last.similarity && name.at < last.name.at);
      const similarity = isNearer(mostSimilar(name)) ? similarityOf(name) : 0;
      if (similarity === 0 || !isNearer(similarity) || nearest.some((other) => other.name === name)) continue;
      nearest.push({ name, similarity });
      nearest.sort((a, b) => b.similarity - a.similarity || a.name.at - b.name.at);
      nearest.length = Math.min(nearest.length, MAX_NAMED);
    }
  return nearest.map(({ name }) => name.row);
}
