import { LOCALES, type Locale } from '../../rules/constants.ts';
import type { ProductRow } from './catalogueSnapshot.ts';
import { NumberList, PLACE_BITS, PlacesOfWords, searchWeights } from './searchPlaces.ts';
import { SearchVocabulary } from './searchVocabulary.ts';
import { coreOfName, isSmallWord, wordsOf } from './searchWords.ts';

/** A product's own texts: each word once, as its number times 2^8 and its places; and how many words its names have. */
export type ProductWords = { readonly words: Uint32Array; readonly nameLengths: Readonly<Record<Locale, number>> };
export type SearchReader = {
  readonly vocabulary: SearchVocabulary;
  /** The numbers of a text's words, small ones left out: nobody who types thé looks for every `the`. */
  numbersOf(words: readonly string[]): number[];
  read(product: ProductRow): ProductWords;
};
type Texts = readonly (string | null | undefined)[];
/** Where a product's words stand in the list of all. */
type Read = {
  readonly texts: Texts;
  readonly start: number;
  readonly end: number;
  readonly fr: number;
  readonly en: number;
};
type Reads = { readonly products: Map<string, Read>; readonly words: NumberList };
const noReads = (): Reads => ({ products: new Map(), words: new NumberList() });

/** Words that no product has any more are kept until they are this many times those in use. */
const OUTDATED_FACTOR = 2;
const WORDS_ALWAYS_KEPT = 20_000;

const { bits } = searchWeights;
const NAME_BITS = {
  fr: { name: bits.nameFr, core: bits.coreFr, plain: bits.plainFr },
  en: { name: bits.nameEn, core: bits.coreEn, plain: bits.plainEn },
} as const;

/**
 * Reads products for one index after the other. Of a catalogue that has changed nearly all products have the texts that
 * they had, so that what was read before is taken again: a tenth of the work.
 */
export function createSearchReader() {
  const places = new PlacesOfWords();
  let vocabulary = new SearchVocabulary();
  let last = noReads();

  const numbersOf = (words: readonly string[]) =>
    words.flatMap((word) => (isSmallWord(word) ? [] : vocabulary.numberOf(word)));

  function add(words: readonly string[], place: number): number {
    const numbers = numbersOf(words);
    for (const number of numbers) places.add(number, place);
    return numbers.length;
  }

  /** Adds the words of a product to those of all; how many its names have. */
  function readAnew({ name, description }: ProductRow, all: NumberList): Record<Locale, number> {
    for (const text of [description?.primary, description?.secondary]) if (text) add(wordsOf(text), bits.text);
    const lengths = LOCALES.map((locale) => {
      const text = (locale === 'en' ? name.secondary : null) ?? name.primary;
      const place = NAME_BITS[locale];
      const { words, isPlain } = coreOfName(text, locale);
      add(words, isPlain ? place.core | place.plain : place.core);
      return [locale, add(wordsOf(text), place.name)] as const;
    });
    places.take((word, standing) => all.push(word * 2 ** PLACE_BITS + standing));
    return Object.fromEntries(lengths) as Record<Locale, number>;
  }

  /** The same words as the last time; null when its texts are others. */
  function readAgain(id: string, texts: Texts, all: NumberList): Record<Locale, number> | null {
    const known = last.products.get(id);
    if (!known?.texts.every((text, index) => text === texts[index])) return null;
    for (const word of last.words.view().subarray(known.start, known.end)) all.push(word);
    return known;
  }

  function forgetOutdated({ words }: Reads): void {
    const isUsed = new Uint8Array(vocabulary.size);
    for (const word of words.view()) isUsed[word >>> PLACE_BITS] = 1;
    const used = isUsed.reduce((sum, one) => sum + one, 0);
    if (vocabulary.size <= OUTDATED_FACTOR * used) return;
    vocabulary = new SearchVocabulary();
    last = noReads();
  }

  /** Calls `make` with a reader for one index, for which every product is to be read. */
  return function reading<T>(make: (reader: SearchReader) => T): T {
    const current = noReads();
    const made = make({
      vocabulary,
      numbersOf,
      read(product) {
        const { id, name, description } = product;
        // The new texts are kept, so that those of the catalogue before are not.
        const texts = [name.primary, name.secondary, description?.primary, description?.secondary];
        const start = current.words.view().length;
        const { fr, en } = readAgain(id, texts, current.words) ?? readAnew(product, current.words);
        const words = current.words.view().subarray(start);
        current.products.set(id, { texts, start, end: start + words.length, fr, en });
        return { words, nameLengths: { fr, en } };
      },
    });
    last = current;
    if (vocabulary.size > WORDS_ALWAYS_KEPT) forgetOutdated(current);
    return made;
  };
}
