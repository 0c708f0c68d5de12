import { LOCALES, type Locale } from '../../rules/constants.ts';
import type { ProductRow } from './catalogueSnapshot.ts';
import { PLACE_BITS, PlacesOfWords, searchWeights } from './searchPlaces.ts';
import { SearchVocabulary } from './searchVocabulary.ts';
import { coreOfName, isSmallWord, wordsOf } from './searchWords.ts';

/** A product's own texts: each word once, as its number times 64 and its places; and how many words its names have. */
export type ProductWords = { readonly words: Uint32Array; readonly nameLengths: Readonly<Record<Locale, number>> };
export type SearchReader = {
  readonly vocabulary: SearchVocabulary;
  /** The numbers of a text's words, small ones left out: nobody who types thé looks for every `the`. */
  numbersOf(words: readonly string[]): number[];
  read(product: ProductRow): ProductWords;
};
type Read = ProductWords & { readonly texts: readonly (string | null | undefined)[] };

/** Words that no product has any more are kept until they are this many times those in use. */
const OUTDATED_FACTOR = 2;
const WORDS_ALWAYS_KEPT = 20_000;

const { bits } = searchWeights;
const NAME_BITS = { fr: [bits.nameFr, bits.coreFr], en: [bits.nameEn, bits.coreEn] } as const;

/**
 * Reads products for one index after the other. Of a catalogue that has changed nearly all products have the texts that
 * they had, so that what was read before is taken again: a tenth of the work.
 */
export function createSearchReader() {
  const places = new PlacesOfWords();
  let vocabulary = new SearchVocabulary();
  let last = new Map<string, Read>();

  const numbersOf = (words: readonly string[]) =>
    words.flatMap((word) => (isSmallWord(word) ? [] : vocabulary.numberOf(word)));

  function add(words: readonly string[], place: number): number {
    const numbers = numbersOf(words);
    for (const number of numbers) places.add(number, place);
    return numbers.length;
  }

  function readAnew({ name, description }: ProductRow, texts: Read['texts']): Read {
    for (const text of [description?.primary, description?.secondary]) if (text) add(wordsOf(text), bits.text);
    const lengths = LOCALES.map((locale) => {
      const text = (locale === 'en' ? name.secondary : null) ?? name.primary;
      const [inName, inCore] = NAME_BITS[locale];
      add(coreOfName(text, locale), inCore);
      return [locale, add(wordsOf(text), inName)] as const;
    });
    const words: number[] = [];
    places.take((word, standing) => words.push(word * 2 ** PLACE_BITS + standing));
    return {
      texts,
      words: Uint32Array.from(words),
      nameLengths: Object.fromEntries(lengths) as Record<Locale, number>,
    };
  }

  function forgetOutdated(reads: Iterable<Read>): void {
    const isUsed = new Uint8Array(vocabulary.size);
    for (const { words } of reads) for (const word of words) isUsed[word >>> PLACE_BITS] = 1;
    const used = isUsed.reduce((sum, one) => sum + one, 0);
    if (vocabulary.size <= OUTDATED_FACTOR * used) return;
    vocabulary = new SearchVocabulary();
    last = new Map();
  }

  /** Calls `make` with a reader for one index, for which every product is to be read. */
  return function reading<T>(make: (reader: SearchReader) => T): T {
    const current = new Map<string, Read>();
    const made = make({
      vocabulary,
      numbersOf,
      read(product) {
        const { id, name, description } = product;
        const texts = [name.primary, name.secondary, description?.primary, description?.secondary];
        const known = last.get(id);
        const same = known?.texts.every((text, index) => text === texts[index]);
        // With the new texts, so that those of the catalogue before are not kept alive.
        const read = known && same ? { ...known, texts } : readAnew(product, texts);
        current.set(id, read);
        return read;
      },
    });
    last = current;
    if (vocabulary.size > WORDS_ALWAYS_KEPT) forgetOutdated(current.values());
    return made;
  };
}
