import { LOCALES, type Locale } from '../../rules/constants.ts';
import type { CollectionRow, ProductRow, SynonymRow } from './catalogueSnapshot.ts';
import { NumberList, PLACE_BITS, PLACES_MASK, PlacesOfWords, searchWeights } from './searchPlaces.ts';
import { createSearchReader, nameEntries, type SearchReader } from './searchReader.ts';
import type { Synonyms } from './searchSynonyms.ts';
import type { SearchVocabulary } from './searchVocabulary.ts';
import { fold, isSmallWord, singular, wordsOf } from './searchWords.ts';

/**
 * An inverted index of products in a fixed order. The entries of word `w` are `entries[starts[w]]` up to
 * `entries[starts[w + 1]]`. An entry is a product's index in that order and, in its lowest `PLACE_BITS` bits, the
 * places of the word in the product. `standing`: all places of each word, in any product. `nameLengths`: the number of
 * words of each name, at least 1. `shelves`: the rank of each product's top category.
 */
export type SearchIndex = {
  readonly products: readonly ProductRow[];
  readonly vocabulary: SearchVocabulary;
  readonly synonyms: Synonyms;
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
  readonly standing: Uint16Array;
  readonly nameLengths: Readonly<Record<Locale, Uint8Array>>;
  readonly shelves: Uint8Array;
  /** The products of each category, by `shelfNameOf` its name in either language. */
  readonly shelfNames: ReadonlyMap<string, ReadonlySet<number>>;
};

/** A category's name for comparison: without accents, plurals and small words. */
export const shelfNameOf = (words: readonly string[]): string =>
  words
    .filter((word) => !isSmallWord(word))
    .map((word) => singular(fold(word)))
    .join(' ');

/** Search words of the products' badges. */
const BADGES = {
  organic: 'bio biologique organic',
  frozen: 'surgelé congelé frozen',
  fresh: 'frais fraîche fresh',
} as const;
const reading = createSearchReader();
const { bits } = searchWeights;
const HEADS = bits.coreFr | bits.coreEn;

type Placed = { readonly word: number; readonly places: number };

/**
 * The words of a category's name: its heads, and other words. If the name lists several things, each head is only a
 * part of it.
 */
function shelfWords({ name }: CollectionRow, { vocabulary, synonyms }: SearchReader): Placed[] {
  return LOCALES.flatMap((locale) => {
    const text = (locale === 'en' ? name.secondary : null) ?? name.primary;
    const parts = text.split(/,|\s(?:et|and)\s/i);
    const head = parts.length > 1 ? bits.shelfPart : bits.shelf;
    return parts
      .flatMap((part) => nameEntries(part, locale, synonyms))
      .filter(({ places }) => places !== bits.inTerm)
      .map(({ word, places }) => ({ word: vocabulary.numberOf(word), places: places & HEADS ? head : bits.kind }));
  });
}

/** The words of producers and categories, each read once per index. */
function createKinds(reader: SearchReader) {
  const known = new Map<unknown, readonly Placed[]>();
  const once = (of: unknown, read: () => readonly Placed[]) => {
    const words = known.get(of) ?? read();
    known.set(of, words);
    return words;
  };
  const placed = (text: string, places: number) => reader.numbersOf(wordsOf(text)).map((word) => ({ word, places }));
  const badge = (said: string) =>
    once(said, () => {
      const terms = wordsOf(said).flatMap((_, at, words) =>
        LOCALES.flatMap((locale) => reader.synonyms.terms(words, at, locale)),
      );
      const concepts = terms.flatMap((term) => term.concepts);
      return [
        ...placed(said, bits.kind),
        ...concepts.map(({ word }) => ({ word: reader.vocabulary.numberOf(word), places: bits.kind })),
      ];
    });
  /** The words of a collection and of its parents. */
  const shelf = (collection: CollectionRow): readonly Placed[] =>
    once(collection, () => [...shelfWords(collection, reader), ...(collection.parent ? shelf(collection.parent) : [])]);
  return ({ seller, placements, bio, temperature }: ProductRow): readonly Placed[] => [
    ...once(seller, () => placed(seller.name, bits.seller)),
    ...placements.flatMap(({ collection }) => shelf(collection)),
    ...(bio ? badge(BADGES.organic) : []),
    ...badge(temperature === 'frozen' ? BADGES.frozen : BADGES.fresh),
  ];
}

/** The rank of a product's top category in the market's order, in which food comes before other goods. */
function createShelfPlaces() {
  const topOf = (collection: CollectionRow): CollectionRow =>
    collection.parent ? topOf(collection.parent) : collection;
  const places = new Map<CollectionRow, number>();
  return ({ placements }: ProductRow): number => {
    const main = placements.find(({ isMain }) => isMain) ?? placements[0];
    if (!main) return 0;
    const top = topOf(main.collection);
    if (places.size === 0) for (const [place, one] of top.snapshot.topCollections.entries()) places.set(one, place);
    return Math.min(places.get(top) ?? 0, 255);
  };
}

/** The names of a product's categories and types, as `shelfNameOf`. */
function createShelfNames() {
  const known = new Map<CollectionRow, readonly string[]>();
  const namesOf = (collection: CollectionRow): readonly string[] => {
    const names = known.get(collection) ?? [
      ...[collection.name.primary, collection.name.secondary ?? ''].map((name) => shelfNameOf(wordsOf(name))),
      ...(collection.parent ? namesOf(collection.parent) : []),
    ];
    known.set(collection, names);
    return names;
  };
  return ({ placements, types }: ProductRow): string[] => [
    ...placements.flatMap(({ collection }) => namesOf(collection)),
    ...LOCALES.flatMap((locale) => types[locale].map((term) => shelfNameOf(wordsOf(term)))),
  ];
}

/** Reads all that can be searched of these products, both languages. */
export function buildSearchIndex(products: readonly ProductRow[], synonyms: readonly SynonymRow[] = []): SearchIndex {
  return reading(synonyms, products, (reader) => {
    const lengths = LOCALES.map((locale) => [locale, new Uint8Array(products.length)] as const);
    const shelves = new Uint8Array(products.length);
    const kindsOf = createKinds(reader);
    const shelfOf = createShelfPlaces();
    const shelfNamesOf = createShelfNames();
    const shelfNames = new Map<string, Set<number>>();
    const places = new PlacesOfWords();
    const found = { words: new NumberList(), entries: new NumberList() };
    for (const [index, product] of products.entries()) {
      const own = reader.read(product);
      for (const word of own.words) places.add(word >>> PLACE_BITS, word & PLACES_MASK);
      for (const [locale, counts] of lengths) counts[index] = Math.min(Math.max(own.nameLengths[locale], 1), 255);
      for (const { word, places: standing } of kindsOf(product)) places.add(word, standing);
      shelves[index] = shelfOf(product);
      for (const name of shelfNamesOf(product)) shelfNames.set(name, (shelfNames.get(name) ?? new Set()).add(index));
      places.take((word, standing) => {
        found.words.push(word);
        found.entries.push(index * 2 ** PLACE_BITS + standing);
      });
    }
    for (const locale of LOCALES) for (const word of reader.synonyms.words[locale]) reader.vocabulary.numberOf(word);
    const nameLengths = Object.fromEntries(lengths) as Record<Locale, Uint8Array>;
    reader.vocabulary.settle();
    const { vocabulary } = reader;
    return {
      products,
      vocabulary,
      synonyms: reader.synonyms,
      nameLengths,
      shelves,
      shelfNames,
      ...byWord(found, vocabulary.size),
    };
  });
}

/** Sorts the entries by word, and by product within a word. */
function byWord(found: { words: NumberList; entries: NumberList }, size: number) {
  const [words, entries] = [found.words.view(), found.entries.view()];
  const starts = new Uint32Array(size + 1);
  for (const word of words) starts[word + 1]! += 1;
  for (let word = 0; word < size; word += 1) starts[word + 1]! += starts[word]!;
  const next = starts.slice();
  const sorted = new Uint32Array(entries.length);
  const standing = new Uint16Array(size);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    sorted[next[word]!] = entries[index]!;
    next[word]! += 1;
    standing[word]! |= entries[index]! & PLACES_MASK;
  }
  return { starts, entries: sorted, standing };
}
