import type { Locale } from '../../rules/constants.ts';

/** The places of a word in a product, as bits. For those of a name, in each language, see NameWord. */
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
/** The number of these bits. */
export const PLACE_BITS = 14;
export const PLACES_MASK = 2 ** PLACE_BITS - 1;
export const NAME_PLACES = { fr: bits.nameFr, en: bits.nameEn } as const;
/** Every place in the names of one language. */
export const LANGUAGE_PLACES = {
  fr: bits.nameFr | bits.coreFr | bits.plainFr | bits.ofFr,
  en: bits.nameEn | bits.coreEn | bits.plainEn | bits.ofEn,
} as const;
/**
 * The places in which a name says what the product is, in one language, or of what it is a part: poitrines de poulet.
 */
export const THING_PLACES = { fr: bits.coreFr | bits.ofFr, en: bits.coreEn | bits.ofEn } as const;
export const CORE_PLACES = bits.coreFr | bits.coreEn;
/** The places in which categories name their content. */
export const SHELF_PLACES = bits.shelf | bits.shelfPart;
/** The names of a product and of its categories. */
export const OWN_PLACES = PLACES_MASK & ~bits.text & ~bits.seller & ~bits.inTerm;
/** The same, and the producer's name. */
export const SOLD_PLACES = OWN_PLACES | bits.seller;
/** All places except the description. */
export const NAMED_PLACES = PLACES_MASK & ~bits.text;

/**
 * The score of a word by its place: names of the thing itself first, then its category, then what it is made of. A word
 * that matches without its accents (0.45 of at most 1090) scores less than one as typed, wherever that is (E41).
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
/** Added if a word of the name also names the category. */
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
 * The bits of the places, and the score of each combination of places for a reader of each language. `head`: for the
 * segment that names the thing; `other`: for the other segments, where a name scores more than a category (saucisse de
 * porc).
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

  /** The current numbers; the view is valid until the list grows or is emptied. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  empty(): void {
    this.#length = 0;
  }
}

/** Collects the places of each word of one product, and is emptied for the next. */
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

  /** Passes each word once, with all of its places, and empties the collection. */
  take(each: (word: number, places: number) => void): void {
    for (const word of this.#words.view()) {
      each(word, this.#places[word]!);
      this.#places[word] = 0;
    }
    this.#words.empty();
  }
}
