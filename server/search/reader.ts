import { isDeepStrictEqual } from 'node:util';
import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { NumberList, FIELD_BITS, FieldsByWord, fieldWeights } from './fields.ts';
import { NAME_FIELD_BITS, typedEntries, typesOf, TypeWords } from './productTypes.ts';
import { absenceWord, Synonyms, termWord } from './synonyms.ts';
import { SearchVocabulary } from './vocabulary.ts';
import { absentOf, isSmallWord, readName, wordsOf, type NameWord } from './words.ts';

/**
 * The words of a product's own texts, each once: its number times 2^FIELD_BITS plus its fields; and the number of words
 * of its names.
 */
export type ProductWords = { readonly words: Uint32Array; readonly nameLengths: Readonly<Record<Locale, number>> };
export type SearchReader = {
  readonly vocabulary: SearchVocabulary;
  readonly synonyms: Synonyms;
  readonly kinds: TypeWords;
  /** The numbers of words, without small ones: a search for thé must not find every `the`. */
  numbersOf(words: readonly string[]): number[];
  read(product: ProductRow): ProductWords;
  /** The same, for an index that was built before: nothing is kept for the next one. */
  readAlone(product: ProductRow, withDescription: boolean): ProductWords;
  /** The synonyms are these now; of the products with these ids they have changed what is read. */
  renewed(rows: readonly SynonymRow[], ids: Iterable<string>): void;
};
/** What one index reads with, whatever later ones do. */
type Terms = {
  readonly vocabulary: SearchVocabulary;
  readonly synonyms: Synonyms;
  readonly kinds: TypeWords;
};
type Texts = readonly (string | null | undefined)[];
/** The range of a product's words in the shared list. */
type CachedProduct = {
  readonly texts: Texts;
  readonly start: number;
  readonly end: number;
  readonly fr: number;
  readonly en: number;
};
type ReadingCache = { readonly products: Map<string, CachedProduct>; readonly words: NumberList };
const emptyCache = (): ReadingCache => ({ products: new Map(), words: new NumberList() });

/** The vocabulary is rebuilt when it has this many times the words in use. */
const OUTDATED_FACTOR = 2;
const WORDS_ALWAYS_KEPT = 20_000;
/** Words that nearly every product has fewer of. */
const ROOM_OF_ONE = 128;

const { bits } = fieldWeights;

/**
 * The words of a name and the concepts of its terms, each with its fields. `locale`: the language of the reader who
 * sees the name.
 */
export function nameEntries(
  name: string,
  language: Locale,
  synonyms: Synonyms,
  locale = language,
): { word: string; fields: number }[] {
  const { name: other, core, of, plain } = NAME_FIELD_BITS[locale];
  const bitsOf = { other, core: other | core, of: other | of };
  const words = readName(name, language);
  const texts = words.map(({ text }) => text);
  const fieldsOf = ({ role, isPlain }: NameWord, followed: NameWord) =>
    bitsOf[role] | (role === 'core' && followed.isPlain && isPlain ? plain : 0);
  const entries = words.map((word) => ({ word: word.text, fields: fieldsOf(word, word) }));
  for (const [at, word] of words.entries()) {
    const absent = absentOf(word.text, texts[at + 1]);
    if (absent !== null) entries.push({ word: absenceWord(absent), fields: fieldsOf(word, words[at + 1]!) });
  }
  for (let at = 0; at < words.length;) {
    let next = at + 1;
    for (const { length, concepts } of synonyms.terms(texts, at, language)) {
      const end = at + length;
      const lastWord = words[end - 1]!;
      // The head of a French term is its first word, that of an English one its last.
      const head = language === 'fr' ? words[at]! : lastWord;
      const isCore = words.slice(at, end).some(({ role }) => role === 'core');
      const fields = fieldsOf({ ...lastWord, role: isCore ? 'core' : head.role }, lastWord);
      for (const { word } of concepts) entries.push({ word, fields });
      if (length > 1) entries.push({ word: termWord(texts.slice(at, end)), fields });
      if (length === 1 || !concepts.some(({ isApart }) => isApart)) continue;
      for (let inside = at; inside < end; inside += 1) entries[inside]!.fields = bits.inTerm;
      next = end;
    }
    at = next;
  }
  return entries;
}

const numbersOf = (vocabulary: SearchVocabulary, words: readonly string[]) =>
  words.flatMap((word) => (isSmallWord(word) ? [] : vocabulary.numberOf(word)));

/**
 * Reads products for successive indexes. Products with unchanged texts, which are nearly all after a change, reuse the
 * words of the previous index: a tenth of the work.
 */
export function createSearchReader() {
  const fieldsByWord = new FieldsByWord();
  let vocabulary = new SearchVocabulary();
  let previousCache = emptyCache();
  let rows: readonly SynonymRow[] = [];
  let types = typesOf([]);
  let latest: Terms | null = null;

  /** Reads a product's words and adds them to the list; returns the number of words of its names. */
  function readProduct(
    product: ProductRow,
    all: NumberList,
    terms: Terms,
    withDescription = true,
  ): Record<Locale, number> {
    const { name, description, types } = product;
    const { vocabulary, synonyms, kinds } = terms;
    for (const text of [name.primary, name.secondary, ...types.fr, ...types.en])
      vocabulary.addName(wordsOf(text ?? ''));
    for (const text of withDescription ? [description?.primary, description?.secondary] : [])
      for (const number of numbersOf(vocabulary, wordsOf(text ?? ''))) fieldsByWord.add(number, bits.text);
    const lengths = LOCALES.map((locale) => {
      // A name without translation is French (E24).
      const [text, language] =
        locale === 'en' && name.secondary ? [name.secondary, locale] : [name.primary, 'fr' as const];
      const entries = nameEntries(text, language, synonyms, locale);
      for (const { word, fields } of typedEntries(entries, product, locale, synonyms, kinds))
        fieldsByWord.add(vocabulary.numberOf(word), fields);
      return [locale, entries.filter(({ word }) => !word.startsWith('#')).length] as const;
    });
    fieldsByWord.flush((word, fields) => all.push(word * 2 ** FIELD_BITS + fields));
    return Object.fromEntries(lengths) as Record<Locale, number>;
  }

  /** Reuses the words of the previous reading; null if a text has changed. */
  function reuseProduct(id: string, texts: Texts, all: NumberList): Record<Locale, number> | null {
    const previous = previousCache.products.get(id);
    if (previous?.texts.length !== texts.length || !previous.texts.every((text, index) => text === texts[index]))
      return null;
    for (const word of previousCache.words.view().subarray(previous.start, previous.end)) all.push(word);
    return previous;
  }

  function compactVocabulary({ words }: ReadingCache): void {
    const isUsed = new Uint8Array(vocabulary.size);
    for (const word of words.view()) isUsed[word >>> FIELD_BITS] = 1;
    const used = isUsed.reduce((sum, one) => sum + one, 0);
    if (vocabulary.size <= OUTDATED_FACTOR * used) return;
    vocabulary = new SearchVocabulary();
    previousCache = emptyCache();
  }

  /** Discards previous readings if synonyms or types have changed, since these change the words of a text. */
  function refreshTerms(now: readonly SynonymRow[], products: readonly ProductRow[]): void {
    const typesNow = typesOf(products);
    if (isDeepStrictEqual(now, rows) && isDeepStrictEqual(typesNow, types)) return;
    // The catalogue changes its list in place.
    rows = [...now];
    types = typesNow;
    previousCache = emptyCache();
  }

  /** Calls `make` with a reader for one index of these products; `make` must read each of them. */
  return function reading<T>(
    rowsNow: readonly SynonymRow[],
    products: readonly ProductRow[],
    make: (reader: SearchReader) => T,
  ): T {
    refreshTerms(rowsNow, products);
    const current = emptyCache();
    // Of this index alone, which changes them in place.
    const synonyms = new Synonyms(rows, types);
    const terms: Terms = { vocabulary, synonyms, kinds: new TypeWords(types, synonyms) };
    latest = terms;
    const made = make({
      ...terms,
      numbersOf: (words) => numbersOf(terms.vocabulary, words),
      readAlone(product, withDescription) {
        const words = new NumberList(ROOM_OF_ONE);
        const nameLengths = readProduct(product, words, terms, withDescription);
        return { words: words.view(), nameLengths };
      },
      renewed(rowsNow, ids) {
        if (latest !== terms) return;
        rows = [...rowsNow];
        for (const id of ids) previousCache.products.delete(id);
      },
      read(product) {
        const { id, name, description, types } = product;
        // Stores the new texts, so that the previous catalogue's can be freed.
        const texts = [
          name.primary,
          name.secondary,
          description?.primary,
          description?.secondary,
          ...types.fr,
          '',
          ...types.en,
        ];
        const start = current.words.view().length;
        const { fr, en } = reuseProduct(id, texts, current.words) ?? readProduct(product, current.words, terms);
        const words = current.words.view().subarray(start);
        current.products.set(id, { texts, start, end: start + words.length, fr, en });
        return { words, nameLengths: { fr, en } };
      },
    });
    current.words.trim();
    previousCache = current;
    if (vocabulary.size > WORDS_ALWAYS_KEPT) compactVocabulary(current);
    return made;
  };
}
