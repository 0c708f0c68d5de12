import { LOCALES, type Locale } from '../../rules/constants.ts';
import type { CollectionRow, ProductRow } from './catalogueSnapshot.ts';
import { NumberList, PLACE_BITS, PlacesOfWords, PLACES_MASK, searchWeights } from './searchPlaces.ts';
import { createSearchReader, type SearchReader } from './searchReader.ts';
import type { SearchVocabulary } from './searchVocabulary.ts';
import { wordsOf } from './searchWords.ts';

/**
 * Where each word stands, for products in a fixed order. The entries of word `w` are `entries[starts[w]]` up to
 * `entries[starts[w + 1]]`; one is a product's place in that order, and in its lowest `PLACE_BITS` bits where in the
 * product the word stands. `nameLengths` counts the words of names, 1 at least.
 */
export type SearchIndex = {
  readonly products: readonly ProductRow[];
  readonly vocabulary: SearchVocabulary;
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
  readonly nameLengths: Readonly<Record<Locale, Uint8Array>>;
};

/** What the badge of organic products says, in the words that are looked for. */
const ORGANIC = 'bio biologique organic';
const reading = createSearchReader();

/** The words of producers and categories, each read once per index. */
function createKinds(reader: SearchReader) {
  const known = new Map<unknown, readonly number[]>();
  const once = (of: unknown, read: () => readonly number[]) => {
    const words = known.get(of) ?? read();
    known.set(of, words);
    return words;
  };
  const numbers = (...texts: (string | null)[]) => reader.numbersOf(texts.flatMap((text) => wordsOf(text ?? '')));
  /** Those of a collection and of those that it lies in. */
  const shelf = (collection: CollectionRow): readonly number[] =>
    once(collection, () => [
      ...numbers(collection.name.primary, collection.name.secondary),
      ...(collection.parent ? shelf(collection.parent) : []),
    ]);
  return ({ seller, placements, bio }: ProductRow, add: (words: readonly number[]) => void): void => {
    add(once(seller, () => numbers(seller.name)));
    for (const { collection } of placements) add(shelf(collection));
    if (bio) add(once(ORGANIC, () => numbers(ORGANIC)));
  };
}

/** Reads all that can be searched of these products, both languages. */
export function buildSearchIndex(products: readonly ProductRow[]): SearchIndex {
  return reading((reader) => {
    const lengths = LOCALES.map((locale) => [locale, new Uint8Array(products.length)] as const);
    const kindsOf = createKinds(reader);
    const places = new PlacesOfWords();
    const found = { words: new NumberList(), entries: new NumberList() };
    const addKind = (words: readonly number[]) => {
      for (const word of words) places.add(word, searchWeights.bits.kind);
    };
    for (const [index, product] of products.entries()) {
      const own = reader.read(product);
      for (const word of own.words) places.add(word >>> PLACE_BITS, word & PLACES_MASK);
      for (const [locale, counts] of lengths) counts[index] = Math.min(Math.max(own.nameLengths[locale], 1), 255);
      kindsOf(product, addKind);
      places.take((word, standing) => {
        found.words.push(word);
        found.entries.push(index * 2 ** PLACE_BITS + standing);
      });
    }
    const nameLengths = Object.fromEntries(lengths) as Record<Locale, Uint8Array>;
    reader.vocabulary.settle();
    return { products, vocabulary: reader.vocabulary, nameLengths, ...byWord(found, reader.vocabulary.size) };
  });
}

/** The same entries, word after word, each word's in the order of the products. */
function byWord(found: { words: NumberList; entries: NumberList }, size: number) {
  const [words, entries] = [found.words.view(), found.entries.view()];
  const starts = new Uint32Array(size + 1);
  for (const word of words) starts[word + 1]! += 1;
  for (let word = 0; word < size; word += 1) starts[word + 1]! += starts[word]!;
  const next = starts.slice();
  const sorted = new Uint32Array(entries.length);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    sorted[next[word]!] = entries[index]!;
    next[word]! += 1;
  }
  return { starts, entries: sorted };
}
