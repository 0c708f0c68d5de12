import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { SearchReader } from './reader.ts';
import { contentWords, firstOf, isTermWord, typedKey } from './termKeys.ts';
import type { SearchVocabulary } from './vocabulary.ts';

type Texts = Readonly<Record<Locale, Set<string>>>;
/** Of a word that no text has had. */
const NO_NUMBER = -1;

/**
 * The index words of terms whose products a change of synonyms may change, and the fields in which the product has them that is being
 * read. Where no term of several words is, or was, `apart`, a product's other words stay as they are.
 */
export class AffectedWords {
  /** How the terms begin in names that mean one of them, as `firstOf`. */
  readonly firsts: Texts = { fr: new Set(), en: new Set() };
  /** The types that mean one of them, or whose head does. */
  readonly types: Texts = { fr: new Set(), en: new Set() };
  readonly #words: readonly string[];
  readonly #vocabulary: SearchVocabulary;
  readonly #numbers: number[];
  readonly #fields: Uint16Array;

  /** `rows`: the changed groups, before and after. */
  constructor(words: ReadonlySet<string>, rows: readonly SynonymRow[], reader: SearchReader) {
    this.#vocabulary = reader.vocabulary;
    this.#words = [...words];
    this.#numbers = this.#words.map((word) => reader.vocabulary.findNumber(word) ?? NO_NUMBER);
    this.#fields = new Uint16Array(this.#words.length);
    const groups = new Set([...rows, ...this.#words.flatMap((word) => reader.synonyms.groupOf(word) ?? [])]);
    for (const locale of LOCALES) {
      const keys = new Set<string>();
      for (const word of this.#words) if (isTermWord(word)) keys.add(word.slice('#='.length));
      for (const row of groups)
        for (const term of row.words[locale]) {
          const words = contentWords(term);
          if (words.length > 0) this.firsts[locale].add(firstOf(words[0]!));
          keys.add(typedKey(words));
        }
      for (const key of keys) {
        this.firsts[locale].add(key.split(' ', 1)[0]!);
        for (const term of reader.kinds.termsLike(key, locale)) this.types[locale].add(term);
      }
    }
  }

  has(word: string): boolean {
    return this.#words.includes(word);
  }

  /** Adds the fields of a word that is one of them; others are ignored. */
  add(word: string, fields: number): void {
    const at = this.#words.indexOf(word);
    if (at >= 0) this.#fields[at]! |= fields;
  }

  /** The same by the word's number. */
  addNumber(number: number, fields: number): void {
    const at = this.#numbers.indexOf(number);
    if (at >= 0) this.#fields[at]! |= fields;
  }

  /** Passes the number of each word with its fields, and empties these. */
  flush(each: (number: number, fields: number) => void): void {
    for (let at = 0; at < this.#fields.length; at += 1) {
      const fields = this.#fields[at]!;
      this.#fields[at] = 0;
      if (this.#numbers[at] === NO_NUMBER && fields === 0) continue;
      if (this.#numbers[at] === NO_NUMBER) this.#numbers[at] = this.#vocabulary.numberOf(this.#words[at]!);
      each(this.#numbers[at]!, fields);
    }
  }
}
