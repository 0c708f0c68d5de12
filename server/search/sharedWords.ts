import { LOCALES, type Locale } from '#rules/constants.ts';
import type { CollectionRow, ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { fieldWeights } from './fields.ts';
import { nameEntries, type AddWord, type SearchReader } from './reader.ts';
import { contentWords, nameKey } from './termKeys.ts';
import { fold, singular, wordsOf } from './words.ts';

/** Search words of the products' badges. */
const BADGES = {
  organic: 'bio biologique organic',
  frozen: 'surgelé congelé frozen',
  fresh: 'frais fraîche fresh',
} as const;
/** What says of goods that they were made to last, in French names and types, folded and singular. */
const PRESERVED = 'seche deshydrate lyophilise fume marine confit fermente'.split(' ');
const PRESERVED_WORDS = new Set(PRESERVED.map(singular));
const ACCENTED: Record<string, string> = { a: 'à-å', c: 'ç', e: 'è-ë', i: 'ì-ï', n: 'ñ', o: 'ò-ö', u: 'ù-ü', y: 'ýÿ' };
const BEGINNINGS = PRESERVED.map((word) =>
  word.slice(0, 4).replaceAll(/./g, (letter) => `[${letter}${ACCENTED[letter] ?? ''}]`),
);
/** How these words begin, with any accents, or letters that are folded otherwise: most texts have none and need not be read. */
const MAY_BE_PRESERVED = new RegExp(`${BEGINNINGS.join('|')}|[^ -~À-ÖØ-öø-ÿŒœ’–\\u00a0\\u202f]`, 'i');
/** Whether a product is as it was picked or cut: dried blueberries are not fresh ones. */
const isFresh = ({ name, types }: ProductRow): boolean =>
  ![name.primary, ...types.fr].some(
    (text) => MAY_BE_PRESERVED.test(text) && wordsOf(text).some((word) => PRESERVED_WORDS.has(singular(fold(word)))),
  );
/** The badges of a product, as texts that are searched. */
export const badgesOf = (product: ProductRow): string[] => [
  ...(product.bio ? [BADGES.organic] : []),
  ...(product.temperature === 'frozen' ? [BADGES.frozen] : isFresh(product) ? [BADGES.fresh] : []),
];
const { bits } = fieldWeights;
const HEADS = bits.coreFr | bits.coreEn;

const nameIn = ({ name }: CollectionRow, locale: Locale) => (locale === 'en' ? name.secondary : null) ?? name.primary;

type FieldWord = { readonly word: number; readonly fields: number };

/**
 * The words of a category's name: its heads, and other words. If the name lists several things, each head is only a
 * part of it.
 */
function categoryWords(collection: CollectionRow, { vocabulary, synonyms }: SearchReader): FieldWord[] {
  return LOCALES.flatMap((locale) => {
    const text = nameIn(collection, locale);
    const parts = text.split(/,|\s(?:et|and)\s/i);
    const head = parts.length > 1 ? bits.categoryPart : bits.category;
    return parts
      .flatMap((part) => nameEntries(part, locale, synonyms))
      .filter(({ fields }) => fields !== bits.inTerm)
      .map(({ word, fields }) => ({ word: vocabulary.numberOf(word), fields: fields & HEADS ? head : bits.kind }));
  });
}

/** The words of producers, categories and badges, each read once per index. */
export function readSharedWords(reader: SearchReader) {
  const cache = new Map<unknown, readonly FieldWord[]>();
  const once = (of: unknown, read: () => readonly FieldWord[]) => {
    const words = cache.get(of) ?? read();
    cache.set(of, words);
    return words;
  };
  const inField = (text: string, fields: number) => reader.numbersOf(wordsOf(text)).map((word) => ({ word, fields }));
  const badge = (text: string) =>
    once(text, () => {
      const terms = wordsOf(text).flatMap((_, at, words) =>
        LOCALES.flatMap((locale) => reader.synonyms.terms(words, at, locale)),
      );
      const concepts = terms.flatMap((term) => term.concepts);
      return [
        ...inField(text, bits.kind),
        ...concepts.map(({ word }) => ({ word: reader.vocabulary.numberOf(word), fields: bits.kind })),
      ];
    });
  /** The words of a collection and of its parents. */
  const wordsOfCategory = (collection: CollectionRow): readonly FieldWord[] =>
    once(collection, () => [
      ...categoryWords(collection, reader),
      ...(collection.parent ? wordsOfCategory(collection.parent) : []),
    ]);
  const passAll = (words: readonly FieldWord[], add: AddWord) => {
    for (const { word, fields } of words) add(word, fields);
  };
  /** Passes the words of a product, some of them several times. */
  const pass = (product: ProductRow, add: AddWord) => {
    const { seller, placements } = product;
    passAll(cache.get(seller) ?? once(seller, () => inField(seller.name, bits.seller)), add);
    for (const { collection } of placements) passAll(cache.get(collection) ?? wordsOfCategory(collection), add);
    for (const text of badgesOf(product)) passAll(badge(text), add);
  };
  const rootsByName = new Map<string, ReadonlySet<string>>();
  const rootsOf = (text: string): ReadonlySet<string> => {
    const roots = rootsByName.get(text) ?? new Set(contentWords(text).map((word) => nameKey([word])));
    rootsByName.set(text, roots);
    return roots;
  };
  /**
   * Reads the categories and badges again that have one of these terms. Returns those whose words are others now, and what puts these
   * words in place of the former ones (true), or back.
   */
  function renewal(collections: readonly CollectionRow[], keys: Readonly<Record<Locale, ReadonlySet<string>>>) {
    const terms = LOCALES.map((locale) => [...keys[locale]].map((key) => key.split(' ')));
    /** Whether a text has all words of a term. */
    const isTouchedBy = (text: string, at: number) =>
      terms[at]!.length > 0 && terms[at]!.some((words) => words.every((word) => rootsOf(text).has(word)));
    const read = new Map<CollectionRow, boolean>();
    const isTouched = (collection: CollectionRow): boolean => {
      let isIt = read.get(collection);
      if (isIt !== undefined) return isIt;
      isIt =
        LOCALES.some((locale, at) => isTouchedBy(nameIn(collection, locale), at)) ||
        (collection.parent !== null && isTouched(collection.parent));
      read.set(collection, isIt);
      return isIt;
    };
    const texts = Object.values(BADGES).filter((text) => LOCALES.some((_, at) => isTouchedBy(text, at)));
    const touched = [...collections.filter(isTouched), ...texts].filter((of) => cache.has(of));
    const former = touched.map((of) => cache.get(of)!);
    for (const of of touched) cache.delete(of);
    const renewed = touched.map((of) => (typeof of === 'string' ? badge(of) : wordsOfCategory(of)));
    for (const [at, of] of touched.entries()) cache.set(of, former[at]!);
    const others = touched.filter((_, at) => JSON.stringify(former[at]) !== JSON.stringify(renewed[at]));
    return {
      /** What some of these may have lost. */
      words: others.flatMap((of) => cache.get(of)!.map(({ word }) => word)),
      collections: others.filter((of) => typeof of !== 'string'),
      badges: others.filter((of) => typeof of === 'string'),
      swap: (isRenewed: boolean) => {
        for (const [at, of] of touched.entries()) cache.set(of, (isRenewed ? renewed : former)[at]!);
      },
    };
  }
  return { pass, renewal };
}

export type SharedWords = ReturnType<typeof readSharedWords>;
