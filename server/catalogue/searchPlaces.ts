import type { Locale } from '../../rules/constants.ts';

/** Where a word stands in a product. Of a name, for each language: see NameWord. */
const bits = {
  nameFr: 1,
  coreFr: 2,
  plainFr: 4,
  ofFr: 8,
  nameEn: 16,
  coreEn: 32,
  plainEn: 64,
  ofEn: 128,
  /** What a category that it lies in is called: Légumes racines is a shelf of légumes. */
  shelf: 256,
  /** One of several things that a category is called after: Œufs et lait. */
  shelfPart: 512,
  /** The rest of a category's name, the badge of organic products. */
  kind: 1024,
  /** Inside of a term that is no kind of it: the pomme of pommes de terre. */
  inTerm: 2048,
  /** The description. */
  text: 4096,
  seller: 8192,
} as const;
/** How many bits that takes. */
export const PLACE_BITS = 14;
export const PLACES_MASK = 2 ** PLACE_BITS - 1;
export const NAME_PLACES = { fr: bits.nameFr, en: bits.nameEn } as const;
/** Every place in the names of one language. */
export const LANGUAGE_PLACES = {
  fr: bits.nameFr | bits.coreFr | bits.plainFr | bits.ofFr,
  en: bits.nameEn | bits.coreEn | bits.plainEn | bits.ofEn,
} as const;
/** Where a name says, in one language, what the thing is, or of what it is a part: poitrines de poulet. */
export const THING_PLACES = { fr: bits.coreFr | bits.ofFr, en: bits.coreEn | bits.ofEn } as const;
export const CORE_PLACES = bits.coreFr | bits.coreEn;
/** Where categories tell what they hold. */
export const SHELF_PLACES = bits.shelf | bits.shelfPart;
/** What a product itself and its shelves are called. */
export const OWN_PLACES = PLACES_MASK & ~bits.text & ~bits.seller & ~bits.inTerm;
/** And its producer. */
export const SOLD_PLACES = OWN_PLACES | bits.seller;
/** Anywhere but in the description. */
export const NAMED_PLACES = PLACES_MASK & ~bits.text;

/**
 * What a word is worth by its place: the thing itself, then what its shelf is called after, then what is made of it. A
 * folded word of any name (0.45 of 1090) is worth less than one as typed (E41).
 */
const WORTH = {
  plain: 1000,
  core: 940,
  shelf: 800,
  of: 700,
  shelfPart: 650,
  other: 600,
  kind: 550,
  seller: 500,
  inTerm: 400,
  text: 100,
};
const OTHER_LANGUAGE = 0.8;
/** For a word of a name that the shelf has as well. */
const NAME_AND_SHELF = 60;

function inName(places: number, { name, core, plain, of }: Record<'name' | 'core' | 'plain' | 'of', number>): number {
  if ((places & name) === 0) return 0;
  if (places & core) return places & plain ? WORTH.plain : WORTH.core;
  return places & of ? WORTH.of : WORTH.other;
}

function weightOf(places: number, locale: Locale, shelf: number): number {
  const { nameFr, coreFr, plainFr, ofFr, nameEn, coreEn, plainEn, ofEn } = bits;
  const fr = inName(places, { name: nameFr, core: coreFr, plain: plainFr, of: ofFr });
  const en = inName(places, { name: nameEn, core: coreEn, plain: plainEn, of: ofEn });
  const name = locale === 'fr' ? Math.max(fr, en * OTHER_LANGUAGE) : Math.max(en, fr * OTHER_LANGUAGE);
  const others = (['shelfPart', 'kind', 'seller', 'inTerm', 'text'] as const).map((place) =>
    places & bits[place] ? WORTH[place] : 0,
  );
  const both = name > 0 && places & SHELF_PLACES ? NAME_AND_SHELF : 0;
  return Math.max(name + both, places & bits.shelf ? shelf : 0, ...others);
}

const weights = (locale: Locale) => {
  const table = (shelf: number) =>
    Float64Array.from({ length: PLACES_MASK + 1 }, (_, places) => weightOf(places, locale, shelf));
  return { head: table(WORTH.shelf), other: table(WORTH.shelfPart) };
};

/**
 * The bit of each place, and what a word is worth that stands in several, for a reader of each language: `head` for what
 * is asked for, `other` for what is said of it, where a name counts more than a shelf (saucisse de porc).
 */
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
  #places = new Uint16Array(1024);
  readonly #words = new NumberList();

  add(word: number, places: number): void {
    if (word >= this.#places.length) {
      const larger = new Uint16Array(2 * (word + 1));
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
