import type { Locale } from '../../rules/constants.ts';

/**
 * Where a word stands: a name, its part that says what the thing is, such a part without complement, the producer's or a
 * category's name, the description.
 */
const bits = { nameFr: 1, coreFr: 2, plainFr: 4, nameEn: 8, coreEn: 16, plainEn: 32, kind: 64, text: 128 } as const;
/** How many bits that takes. */
export const PLACE_BITS = 8;
export const PLACES_MASK = 2 ** PLACE_BITS - 1;

/**
 * What a word is worth by its place. The least that a name's word is worth as typed, 90, is more than the most that a
 * folded one can be: 0.7 of a plain core, category and a name of one word (E41).
 */
const NAME = 100;
const CORE = 11;
const PLAIN = 5;
const OTHER_LANGUAGE = 0.9;
const KIND = 30;
const TEXT = 8;
/** For a word that a category or producer has as well as the name. */
const NAME_AND_KIND = 3;

function weightOf(places: number, locale: Locale): number {
  const worth = (place: number, value: number) => (places & place ? value : 0);
  const fr = worth(bits.nameFr, NAME) + worth(bits.coreFr, CORE) + worth(bits.plainFr, PLAIN);
  const en = worth(bits.nameEn, NAME) + worth(bits.coreEn, CORE) + worth(bits.plainEn, PLAIN);
  const best = locale === 'fr' ? Math.max(fr, en * OTHER_LANGUAGE) : Math.max(en, fr * OTHER_LANGUAGE);
  if (best > 0) return best + worth(bits.kind, NAME_AND_KIND);
  return places & bits.kind ? KIND : TEXT;
}

const weights = (locale: Locale) =>
  Float64Array.from({ length: PLACES_MASK + 1 }, (_, places) => weightOf(places, locale));

/** The bit of each place, and what a word is worth that stands in several, for a reader of each language. */
export const searchWeights = { bits, fr: weights('fr'), en: weights('en') } as const;

/** A list of whole numbers that grows: 4 bytes each. */
export class NumberList {
  #numbers = new Uint32Array(1024);
  #length = 0;

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.#length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** What is in it, valid until it grows or is emptied. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  empty(): void {
    this.#length = 0;
  }
}

/** The places of each word of one product, gathered from its texts and emptied for the next. */
export class PlacesOfWords {
  #places = new Uint8Array(1024);
  readonly #words = new NumberList();

  add(word: number, places: number): void {
    if (word >= this.#places.length) {
      const larger = new Uint8Array(2 * (word + 1));
      larger.set(this.#places);
      this.#places = larger;
    }
    if (this.#places[word] === 0) this.#words.push(word);
    this.#places[word]! |= places;
  }

  /** Hands over each word once with all of its places. */
  take(each: (word: number, places: number) => void): void {
    for (const word of this.#words.view()) {
      each(word, this.#places[word]!);
      this.#places[word] = 0;
    }
    this.#words.empty();
  }
}
