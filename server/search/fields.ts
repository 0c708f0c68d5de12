import type { Locale } from '#rules/constants.ts';

/** The fields of a word in a product, as bits. For those of a name, in each language, see NameWord. */
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
  category: 256,
  /** One of several things that a category is called after: Œufs et lait. */
  categoryPart: 512,
  /** The rest of a category's name, the badge of organic products. */
  kind: 1024,
  /** Inside of a term that is no kind of it: the pomme of pommes de terre. */
  inTerm: 2048,
  /** The description. */
  text: 4096,
  seller: 8192,
} as const;
/** The number of these bits. */
export const FIELD_BITS = 14;
export const ALL_FIELDS = 2 ** FIELD_BITS - 1;
export const NAME_FIELDS = { fr: bits.nameFr, en: bits.nameEn } as const;
/** Every field of the names of one language. */
export const LANGUAGE_FIELDS = {
  fr: bits.nameFr | bits.coreFr | bits.plainFr | bits.ofFr,
  en: bits.nameEn | bits.coreEn | bits.plainEn | bits.ofEn,
} as const;
/**
 * The fields in which a name says what the product is, in one language, or of what it is a part: poitrines de poulet.
 */
export const SUBJECT_FIELDS = { fr: bits.coreFr | bits.ofFr, en: bits.coreEn | bits.ofEn } as const;
export const CORE_FIELDS = bits.coreFr | bits.coreEn;
/** The fields in which categories name their content. */
export const CATEGORY_FIELDS = bits.category | bits.categoryPart;
/** The names of a product and of its categories. */
export const PRODUCT_FIELDS = ALL_FIELDS & ~bits.text & ~bits.seller & ~bits.inTerm;
/** The same, and the producer's name. */
export const PRODUCT_AND_SELLER_FIELDS = PRODUCT_FIELDS | bits.seller;
/** The fields that products have by their producer, categories and badges. */
export const SHARED_FIELDS = CATEGORY_FIELDS | bits.kind | bits.seller;
/** The fields of a product's own texts. */
export const OWN_FIELDS = ALL_FIELDS & ~SHARED_FIELDS;
/** Of these, those of its names and types. */
export const OWN_NAME_FIELDS = OWN_FIELDS & ~bits.text;
/** All fields except the description. */
export const LABEL_FIELDS = ALL_FIELDS & ~bits.text;

/**
 * The score of a word by its field: names of the thing itself first, then its category, then what it is made of. A word
 * that matches without its accents (0.45 of at most 1090) scores less than one as typed, wherever that is (E41).
 */
const FIELD_SCORES = {
  plain: 1000,
  core: 940,
  category: 800,
  of: 700,
  categoryPart: 650,
  other: 600,
  kind: 550,
  seller: 500,
  inTerm: 400,
  text: 100,
};
const OTHER_LANGUAGE = 0.8;
/** Added if a word of the name also names the category. */
const NAME_AND_SHELF = 60;

function inName(fields: number, { name, core, plain, of }: Record<'name' | 'core' | 'plain' | 'of', number>): number {
  if ((fields & name) === 0) return 0;
  if (fields & core) return fields & plain ? FIELD_SCORES.plain : FIELD_SCORES.core;
  return fields & of ? FIELD_SCORES.of : FIELD_SCORES.other;
}

function weightOf(fields: number, locale: Locale, categoryScore: number, partScore: number): number {
  const { nameFr, coreFr, plainFr, ofFr, nameEn, coreEn, plainEn, ofEn } = bits;
  const fr = inName(fields, { name: nameFr, core: coreFr, plain: plainFr, of: ofFr });
  const en = inName(fields, { name: nameEn, core: coreEn, plain: plainEn, of: ofEn });
  const name = locale === 'fr' ? Math.max(fr, en * OTHER_LANGUAGE) : Math.max(en, fr * OTHER_LANGUAGE);
  const otherScores = (['kind', 'seller', 'inTerm', 'text'] as const).map((field) =>
    fields & bits[field] ? FIELD_SCORES[field] : 0,
  );
  const part = fields & bits.categoryPart ? partScore : 0;
  const both = name > 0 && fields & CATEGORY_FIELDS ? NAME_AND_SHELF : 0;
  return Math.max(name + both, part, fields & bits.category ? categoryScore : 0, ...otherScores);
}

const weightTables = (locale: Locale) => {
  const table = (categoryScore: number, partScore: number) =>
    Float64Array.from({ length: ALL_FIELDS + 1 }, (_, fields) => weightOf(fields, locale, categoryScore, partScore));
  const { category, categoryPart, kind } = FIELD_SCORES;
  // Candies of a shelf "Miel et érable" are less honey candies than those that are called so.
  return { head: table(category, categoryPart), other: table(categoryPart, kind) };
};

/**
 * The bits of the fields, and the score of each combination of fields for a reader of each language. `head`: for the
 * segment that names the thing; `other`: for the other segments, where a name scores more than a category (saucisse de
 * porc).
 */
export const fieldWeights = { bits, fr: weightTables('fr'), en: weightTables('en') } as const;

/** A list of whole numbers that grows: 4 bytes each. */
export class NumberList {
  #numbers: Uint32Array;
  #length = 0;

  constructor(room = 1024) {
    this.#numbers = new Uint32Array(room);
  }

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

  [Symbol.iterator](): IterableIterator<number> {
    return this.view()[Symbol.iterator]();
  }

  empty(): void {
    this.#length = 0;
  }

  /** Gives back the room that the numbers do not take. */
  trim(): void {
    this.#numbers = this.#numbers.slice(0, this.#length);
  }
}

/** Collects the fields of each word of one product, and is emptied for the next. */
export class FieldsByWord {
  #fields = new Uint16Array(1024);
  readonly #words = new NumberList();

  add(word: number, fields: number): void {
    if (word >= this.#fields.length) {
      const larger = new Uint16Array(2 * (word + 1));
      larger.set(this.#fields);
      this.#fields = larger;
    }
    if (this.#fields[word] === 0) this.#words.push(word);
    this.#fields[word]! |= fields;
  }

  has(word: number): boolean {
    return (this.#fields[word] ?? 0) !== 0;
  }

  /** Passes each word once, with all of its fields, and empties the collection. */
  flush(each: (word: number, fields: number) => void): void {
    for (const word of this.#words.view()) {
      each(word, this.#fields[word]!);
      this.#fields[word] = 0;
    }
    this.#words.empty();
  }
}
