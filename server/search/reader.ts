import { isDeepStrictEqual } from 'node:util';
import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { inSteps } from '../steps.ts';
import type { AffectedWords } from './affectedWords.ts';
import { fieldWeights, OWN_FIELDS } from './fields.ts';
import type { Postings } from './postings.ts';
import {
  NAME_FIELD_BITS,
  typedEntries,
  typesOf,
  typeTerms,
  TypeWords,
  type TypeReading,
  type Types,
} from './productTypes.ts';
import { Synonyms } from './synonyms.ts';
import { absenceWord, firstOf, isTermWord, termWord } from './termKeys.ts';
import { SearchVocabulary } from './vocabulary.ts';
import { absentOf, isSmallWord, readName, wordsOf, type NameWord } from './words.ts';

/** Takes a word of a product by its number, with fields in which it stands; a word may come several times. */
export type AddWord = (word: number, fields: number) => void;
/** The number of words of a product's names. */
export type NameLengths = Readonly<Record<Locale, number>>;
export type SearchReader = {
  readonly vocabulary: SearchVocabulary;
  readonly synonyms: Synonyms;
  readonly kinds: TypeWords;
  /** The numbers of words, without small ones: a search for thé must not find every `the`. */
  numbersOf(words: readonly string[]): number[];
  /** Reads the words of a product's own texts. */
  read(product: ProductRow, add: AddWord): NameLengths;
  /** The same, for an index that was built before. `types`: those that were read in one go with the present synonyms. */
  readAlone(product: ProductRow, withDescription: boolean, add: AddWord, types?: TypeReading): NameLengths;
  /** Of the words of a product's names and types only these, for an index that was built before. */
  readAffected(product: ProductRow, affected: AffectedWords, types: TypeReading): void;
  /** The next index takes the words of unchanged products from this one. */
  readNext(index: ReadIndex): void;
  /** The synonyms are these now, and the index has what they have changed. */
  renewed(rows: readonly SynonymRow[]): void;
};
/** An index whose products' words the next one may take, except those that a change has written to. */
type ReadIndex = {
  readonly products: readonly ProductRow[];
  readonly postings: Postings;
  readonly nameLengths: Readonly<Record<Locale, Uint8Array>>;
  readonly patched: Uint8Array;
};
/** What one index reads with, whatever later ones do. */
type Terms = {
  readonly vocabulary: SearchVocabulary;
  readonly synonyms: Synonyms;
  readonly kinds: TypeWords;
};

/** The words of each product of an index, turned round from the products of each word. */
function* wordsRead({ products, postings, nameLengths, patched }: ReadIndex) {
  const ends = new Uint32Array(products.length + 1);
  yield* postings.each((_, doc, fields) => {
    if (fields & OWN_FIELDS) ends[doc + 1]! += 1;
  });
  for (let doc = 0; doc < products.length; doc += 1) ends[doc + 1]! += ends[doc]!;
  const next = ends.slice();
  const words = new Uint32Array(ends.at(-1)!);
  const fieldsOf = new Uint16Array(words.length);
  yield* postings.each((word, doc, fields) => {
    if ((fields & OWN_FIELDS) === 0) return;
    const at = next[doc]!++;
    words[at] = word;
    fieldsOf[at] = fields & OWN_FIELDS;
  });
  const docs = new Map<string, number>();
  yield* inSteps(products.entries(), ([doc, { id }]) => {
    if (patched[doc] === 0) docs.set(id, doc);
  });
  return (product: ProductRow, add: AddWord): NameLengths | null => {
    const doc = docs.get(product.id);
    if (doc === undefined || !hasSameTexts(products[doc]!, product)) return null;
    for (let at = ends[doc]!; at < ends[doc + 1]!; at += 1) add(words[at]!, fieldsOf[at]!);
    return { fr: nameLengths.fr[doc]!, en: nameLengths.en[doc]! };
  };
}

const hasSameTexts = (a: ProductRow, b: ProductRow): boolean =>
  a.name.primary === b.name.primary &&
  a.name.secondary === b.name.secondary &&
  a.description?.primary === b.description?.primary &&
  a.description?.secondary === b.description?.secondary &&
  isDeepStrictEqual(a.types, b.types);

/** The vocabulary is rebuilt when it has this many times the words in use. */
const OUTDATED_FACTOR = 2;
const WORDS_ALWAYS_KEPT = 20_000;
const { bits } = fieldWeights;

/**
 * The words of a name and the concepts of its terms, each with its fields. `locale`: the language of the reader who
 * sees the name. `firsts`: only the concepts of terms that begin with one of these words, and some others.
 */
export function nameEntries(
  name: string,
  language: Locale,
  synonyms: Synonyms,
  locale = language,
  firsts?: ReadonlySet<string>,
): { word: string; fields: number }[] {
  const { name: other, core, of, plain } = NAME_FIELD_BITS[locale];
  const bitsOf = { other, core: other | core, of: other | of };
  const words = readName(name, language, firsts && ((word) => firsts.has(firstOf(word))));
  const texts = words.map(({ text }) => text);
  const positions = firsts ? synonyms.positions(texts, firsts, language) : null;
  const fieldsOf = ({ role, isPlain }: NameWord, followed: NameWord) =>
    bitsOf[role] | (role === 'core' && followed.isPlain && isPlain ? plain : 0);
  const entries = firsts ? [] : words.map((word) => ({ word: word.text, fields: fieldsOf(word, word) }));
  for (const [at, word] of firsts ? [] : words.entries()) {
    const absent = absentOf(word.text, texts[at + 1]);
    if (absent !== null) entries.push({ word: absenceWord(absent), fields: fieldsOf(word, words[at + 1]!) });
  }
  for (let at = 0; at < words.length;) {
    let next = at + 1;
    for (const { length, concepts } of positions && positions[at] === 0 ? [] : synonyms.terms(texts, at, language)) {
      const end = at + length;
      const lastWord = words[end - 1]!;
      // The head of a French term is its first word, that of an English one its last.
      const head = language === 'fr' ? words[at]! : lastWord;
      const isCore = words.slice(at, end).some(({ role }) => role === 'core');
      const fields = fieldsOf({ ...lastWord, role: isCore ? 'core' : head.role }, lastWord);
      for (const { word } of concepts) entries.push({ word, fields });
      if (length > 1) entries.push({ word: termWord(texts.slice(at, end)), fields });
      if (length === 1 || !concepts.some(({ isApart }) => isApart)) continue;
      if (!firsts) for (let inside = at; inside < end; inside += 1) entries[inside]!.fields = bits.inTerm;
      next = end;
    }
    at = next;
  }
  return entries;
}

/** A product's name for a reader, and its language: a name without translation is French (E24). */
const shownName = ({ name }: ProductRow, locale: Locale): [string, Locale] =>
  locale === 'en' && name.secondary ? [name.secondary, locale] : [name.primary, 'fr'];

const numbersOf = (vocabulary: SearchVocabulary, words: readonly string[]) =>
  words.flatMap((word) => (isSmallWord(word) ? [] : vocabulary.numberOf(word)));

/** Numbers that were noted, however high. */
class NotedNumbers {
  #noted = new Uint8Array(1024);
  count = 0;
  add(number: number): void {
    if (number >= this.#noted.length) {
      const larger = new Uint8Array(2 * (number + 1));
      larger.set(this.#noted);
      this.#noted = larger;
    }
    this.count += 1 - this.#noted[number]!;
    this.#noted[number] = 1;
  }
}

/**
 * Reads products for successive indexes. Products with unchanged texts, which are nearly all after a change, reuse the
 * words of the previous index: a tenth of the work.
 */
export function createSearchReader() {
  let vocabulary = new SearchVocabulary();
  let previous: ReadIndex | null = null;
  let rows: readonly SynonymRow[] = [];
  let types: Types = { fr: new Set(), en: new Set() };
  let latest: Terms | null = null;

  /** Reads a product's words; returns the number of words of its names. */
  function readProduct(product: ProductRow, terms: Terms, add: AddWord, reading: TypeReading, withDescription = true) {
    const { name, description, types } = product;
    const { vocabulary, synonyms, kinds } = terms;
    const isNewType = !reading.has(types);
    for (const text of withDescription ? [description?.primary, description?.secondary] : [])
      for (const word of wordsOf(text ?? '')) if (!isSmallWord(word)) add(vocabulary.numberOf(word), bits.text);
    const lengths = { fr: 0, en: 0 };
    for (const locale of LOCALES) {
      const [text, language] = shownName(product, locale);
      const entries = nameEntries(text, language, synonyms, locale);
      for (const { word, fields } of typedEntries(entries, product, locale, synonyms, kinds, reading))
        add(vocabulary.numberOf(word), fields);
      lengths[locale] = entries.filter(({ word }) => !word.startsWith('#')).length;
    }
    // Once their words have numbers; what was read before has its names there.
    if (!withDescription) return lengths;
    for (const text of [name.primary, name.secondary]) vocabulary.addName(wordsOf(text ?? ''));
    if (isNewType) for (const text of [...types.fr, ...types.en]) vocabulary.addName(wordsOf(text));
    return lengths;
  }

  function readAffected(
    product: ProductRow,
    { synonyms, kinds }: Terms,
    affected: AffectedWords,
    reading: TypeReading,
  ) {
    for (const locale of LOCALES) {
      const [text, language] = shownName(product, locale);
      const entries = nameEntries(text, language, synonyms, locale, affected.firsts[language]).filter(({ word }) =>
        affected.has(word),
      );
      const typed = typeTerms(product, locale);
      // A term of several words may be what its head is by the type.
      const isTyped =
        typed.terms.some((term) => affected.types[typed.language].has(term)) ||
        entries.some(({ word }) => isTermWord(word));
      if (entries.length === 0 && !isTyped) continue;
      const types = isTyped ? reading : null;
      for (const { word, fields } of typedEntries(entries, product, locale, synonyms, kinds, types))
        affected.add(word, fields);
    }
  }

  /** Discards previous readings if synonyms or types have changed, since these change the words of a text. */
  function refreshTerms(now: readonly SynonymRow[], typesNow: Types): void {
    if (isDeepStrictEqual(now, rows) && isDeepStrictEqual(typesNow, types)) return;
    // The catalogue changes its list in place.
    rows = [...now];
    types = typesNow;
    previous = null;
  }

  /** A reader for one index of these products, made in short steps, which must read each of them, and then `end`. Several may be read for at the same time. */
  return function* begin(
    rowsNow: readonly SynonymRow[],
    products: readonly ProductRow[],
  ): Generator<unknown, { readonly reader: SearchReader; readonly end: () => void }> {
    const typesNow = yield* typesOf(products);
    refreshTerms(rowsNow, typesNow);
    // Of this index alone, which changes them in place.
    const synonyms = new Synonyms(typesNow);
    const terms: Terms = { vocabulary, synonyms, kinds: new TypeWords(synonyms) };
    latest = terms;
    const former = previous;
    previous = null;
    yield* synonyms.read(rowsNow);
    yield* terms.kinds.read(typesNow);
    const reused = former && (yield* wordsRead(former));
    const used = new NotedNumbers();
    const typeReading: TypeReading = new Map();
    const reader: SearchReader = {
      ...terms,
      numbersOf: (words) => numbersOf(terms.vocabulary, words),
      readAlone: (product, withDescription, add, types = new Map()) =>
        readProduct(product, terms, add, types, withDescription),
      readAffected: (product, affected, types) => readAffected(product, terms, affected, types),
      readNext(index) {
        if (latest === terms) previous = index;
      },
      renewed(rowsNow) {
        if (latest === terms) rows = [...rowsNow];
      },
      read(product, add) {
        const addUsed: AddWord = (word, fields) => {
          used.add(word);
          add(word, fields);
        };
        return reused?.(product, addUsed) ?? readProduct(product, terms, addUsed, typeReading);
      },
    };
    const end = () => {
      typeReading.clear();
      if (latest !== terms) return;
      if (vocabulary.size <= Math.max(WORDS_ALWAYS_KEPT, OUTDATED_FACTOR * used.count)) return;
      vocabulary = new SearchVocabulary();
      previous = null;
    };
    return { reader, end };
  };
}
