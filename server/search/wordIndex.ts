import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { CollectionRow, ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { completed, inSteps } from '../steps.ts';
import type { AffectedWords } from './affectedWords.ts';
import { FieldsByWord, OWN_NAME_FIELDS, SHARED_FIELDS } from './fields.ts';
import { LabelDocs } from './labelDocs.ts';
import { PostingsBuilder, type Postings } from './postings.ts';
import type { TypeReading } from './productTypes.ts';
import { createSearchReader, type AddWord, type SearchReader } from './reader.ts';
import { ScorePool } from './scoreArrays.ts';
import { readSharedWords, type SharedWords } from './sharedWords.ts';
import type { Synonyms } from './synonyms.ts';
import type { SearchVocabulary } from './vocabulary.ts';
import { fold, isSmallWord, singular, wordsOf } from './words.ts';

/**
 * An inverted index of products in a fixed order, in which a product's number is its place. A product that comes later has a number
 * after all others, and its place in the order in `places` (`indexPatch.ts`). `nameLengths`: the number of words of each name, at least
 * 1. `categoryRanks`: the rank of each product's top category.
 */
export type SearchIndex = {
  readonly products: ProductRow[];
  readonly vocabulary: SearchVocabulary;
  readonly synonyms: Synonyms;
  readonly postings: Postings;
  readonly nameLengths: Readonly<Record<Locale, Uint8Array>>;
  /** Of each name, once it was compared with a whole query, a number; 0 before. */
  readonly nameHashes: Readonly<Record<Locale, Int32Array>>;
  readonly categoryRanks: Uint8Array;
  /** Of each product that a search found, 1 more than what is deducted for how it is; 0 before. */
  readonly unplain: Uint8Array;
  readonly places: Float64Array;
  readonly scorePool: ScorePool;
  /** The products of each category and type, by `labelKeyOf` its name in either language. */
  readonly labels: LabelDocs;
  /** How many products were in it when it was built; those after them came later, by id in `later`. */
  readonly built: number;
  readonly later: Map<string, number>;
  /** 1 for the products whose entries a change has written to: the next index reads them anew. */
  readonly patched: Uint8Array;
  /** How many products have each term as a type. */
  readonly types: Readonly<Record<Locale, Map<string, number>>>;
  readonly reader: SearchReader;
  readonly shared: SharedWords;
  /** What all that can be searched of a product is: its words with their fields, and what is stored beside. */
  read(product: ProductRow): Readable;
  /** Of these words those in the fields `of`, `OWN_NAME_FIELDS` and `SHARED_FIELDS`: no synonym depends on a description. */
  addLabels(product: ProductRow, of: number, types: TypeReading, add: AddWord): void;
  /** The same of these words only. */
  addAffected(product: ProductRow, of: number, types: TypeReading, affected: AffectedWords): void;
};

export type Readable = {
  readonly words: ReadonlyMap<number, number>;
  readonly nameLengths: Readonly<Record<Locale, number>>;
  readonly categoryRank: number;
  readonly labels: readonly string[];
};

/** A category's name for comparison: without accents, plurals and small words. */
export const labelKeyOf = (words: readonly string[]): string =>
  words
    .filter((word) => !isSmallWord(word))
    .map((word) => singular(fold(word)))
    .join(' ');

const beginReading = createSearchReader();
/** The rank of a product's top category in the market's order, in which food comes before other goods. */
function createCategoryRanks() {
  const topOf = (collection: CollectionRow): CollectionRow =>
    collection.parent ? topOf(collection.parent) : collection;
  const ranks = new Map<CollectionRow, number>();
  return ({ placements }: ProductRow): number => {
    const main = placements.find(({ isMain }) => isMain) ?? placements[0];
    if (!main) return 0;
    const top = topOf(main.collection);
    if (ranks.size === 0)
      for (const [rank, collection] of top.snapshot.topCollections.entries()) ranks.set(collection, rank);
    return Math.min(ranks.get(top) ?? 0, 255);
  };
}

/** The names of a product's categories and types, as `labelKeyOf`. */
function createLabelKeys() {
  const cache = new Map<CollectionRow, readonly string[]>();
  const namesOf = (collection: CollectionRow): readonly string[] => {
    const names = cache.get(collection) ?? [
      ...[collection.name.primary, collection.name.secondary ?? ''].map((name) => labelKeyOf(wordsOf(name))),
      ...(collection.parent ? namesOf(collection.parent) : []),
    ];
    cache.set(collection, names);
    return names;
  };
  const terms = new Map<string, string>();
  const keyOf = (term: string): string => {
    const key = terms.get(term) ?? labelKeyOf(wordsOf(term));
    terms.set(term, key);
    return key;
  };
  return ({ placements, types }: ProductRow): Set<string> => {
    const labels = new Set<string>();
    for (const { collection } of placements) for (const name of namesOf(collection)) labels.add(name);
    for (const locale of LOCALES) for (const term of types[locale]) labels.add(keyOf(term));
    return labels;
  };
}

/** Room for products that come later; after more of them the index is built anew. */
const roomFor = (count: number) => count + 64 + (count >>> 4);
/** A name has at least one word, and an index counts no more than these. */
const lengthOf = (words: number) => Math.min(Math.max(words, 1), 255);

/** Products that are read in one step of a build. */
const PRODUCTS_OF_STEP = 16;

/** Reads all that can be searched of these products, both languages. */
export function buildSearchIndex(products: readonly ProductRow[], synonyms: readonly SynonymRow[] = []): SearchIndex {
  return completed(indexSteps(products, synonyms));
}

/** The same, in short steps. What changes meanwhile is not in it. */
export function* indexSteps(
  onSale: readonly ProductRow[],
  groups: readonly SynonymRow[],
): Generator<unknown, SearchIndex> {
  // Both lists change in place.
  const [products, synonyms] = [[...onSale], [...groups]];
  const { reader, end } = yield* beginReading(synonyms, products);
  const room = roomFor(products.length);
  const nameLengths = { fr: new Uint8Array(room), en: new Uint8Array(room) };
  const categoryRanks = new Uint8Array(room);
  const places = new Float64Array(room);
  for (let doc = 0; doc < room; doc += 1) places[doc] = doc;
  /** How many products share each value of their types. */
  const sharing = new Map<ProductRow['types'], number>();
  const shared = readSharedWords(reader);
  const categoryRankOf = createCategoryRanks();
  const labelKeysOf = createLabelKeys();
  const labels = new LabelDocs();
  const fieldsByWord = new FieldsByWord();
  const entries = new PostingsBuilder();
  const addWord = (word: number, fields: number) => fieldsByWord.add(word, fields);
  const addEntry = (word: number, fields: number) => entries.add(word, fields);
  const addShared = (product: ProductRow, add = addWord) => shared.pass(product, add);
  for (let doc = 0; doc < products.length; doc += 1) {
    const product = products[doc]!;
    const lengths = reader.read(product, addWord);
    addShared(product);
    for (const locale of LOCALES) nameLengths[locale][doc] = lengthOf(lengths[locale]);
    categoryRanks[doc] = categoryRankOf(product);
    sharing.set(product.types, (sharing.get(product.types) ?? 0) + 1);
    labels.addProduct([...labelKeysOf(product)].map((label) => labels.numberOf(label)));
    fieldsByWord.flush(addEntry);
    entries.nextProduct();
    if (doc % PRODUCTS_OF_STEP === 0) yield;
  }
  yield* labels.settle();
  for (const locale of LOCALES) for (const word of reader.synonyms.words[locale]) reader.vocabulary.numberOf(word);
  yield* reader.vocabulary.settling();
  const { vocabulary } = reader;
  yield;
  const postings = yield* entries.steps(vocabulary.size);
  const types = { fr: new Map<string, number>(), en: new Map<string, number>() };
  yield* inSteps(sharing, ([of, count]) => {
    for (const locale of LOCALES)
      for (const term of new Set(of[locale])) types[locale].set(term, (types[locale].get(term) ?? 0) + count);
  });
  const index: SearchIndex = {
    products,
    vocabulary,
    synonyms: reader.synonyms,
    postings,
    nameLengths,
    nameHashes: { fr: new Int32Array(room), en: new Int32Array(room) },
    categoryRanks,
    unplain: new Uint8Array(room),
    places,
    scorePool: new ScorePool(room),
    labels,
    built: products.length,
    later: new Map(),
    patched: new Uint8Array(room),
    types,
    reader,
    shared,
    read(product) {
      const lengths = reader.readAlone(product, true, addWord);
      addShared(product);
      const words = new Map<number, number>();
      fieldsByWord.flush((word, fields) => words.set(word, fields));
      return {
        words,
        nameLengths: { fr: lengthOf(lengths.fr), en: lengthOf(lengths.en) },
        categoryRank: categoryRankOf(product),
        labels: [...labelKeysOf(product)],
      };
    },
    addLabels(product, of, types, add) {
      if (of & OWN_NAME_FIELDS) reader.readAlone(product, false, add, types);
      if (of & SHARED_FIELDS) addShared(product, add);
    },
    addAffected(product, of, types, affected) {
      if (of & OWN_NAME_FIELDS) reader.readAffected(product, affected, types);
      if (of & SHARED_FIELDS) addShared(product, (word, fields) => affected.addNumber(word, fields));
    },
  };
  reader.readNext(index);
  end();
  return index;
}
