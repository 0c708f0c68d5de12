import { isDeepStrictEqual } from 'node:util';
import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { CollectionRow } from '../snapshot/catalogueSnapshot.ts';
import type { SynonymChange } from '../snapshot/snapshotPatch.ts';
import { ALL_FIELDS, fieldWeights, LANGUAGE_FIELDS, NumberList, OWN_NAME_FIELDS, SHARED_FIELDS } from './fields.ts';
import { docOf } from './indexPatch.ts';
import { badgesOf } from './sharedWords.ts';
import { contentWords, nameKey, termWord, typedKey } from './termKeys.ts';
import type { SearchIndex } from './wordIndex.ts';

export type Terms = Readonly<Record<Locale, readonly (readonly string[])[]>>;
export type Keys = Readonly<Record<Locale, ReadonlySet<string>>>;

/** Products that are looked through for one of a kind in one step. */
const PRODUCTS_OF_STEP = 500;

/** What of a product is to be read again. */
const READ = { own: 1, shared: 2 } as const;

/** Products by their number in the index, and what of each is to be read again: a byte for each product of the market. */
export class TouchedProducts {
  readonly #read: Uint8Array;
  readonly #docs = new NumberList(16);

  constructor(products: number) {
    this.#read = new Uint8Array(products);
  }

  add(doc: number, what: keyof typeof READ): void {
    if (this.#read[doc] === 0) this.#docs.push(doc);
    this.#read[doc]! |= READ[what];
  }

  /** The fields in which a product is to be read again. */
  fieldsOf(doc: number): number {
    const read = this.#read[doc]!;
    return (read & READ.own ? OWN_NAME_FIELDS : 0) | (read & READ.shared ? SHARED_FIELDS : 0);
  }

  inOrder(): Uint32Array {
    return this.#docs.view().toSorted();
  }
}

const keysOf = (terms: readonly string[] | undefined) => (terms ?? []).map((term) => nameKey(contentWords(term)));
/** What only one of the two has. */
const difference = (a: readonly string[], b: readonly string[]) =>
  isDeepStrictEqual(a, b) ? [] : [...a.filter((text) => !b.includes(text)), ...b.filter((text) => !a.includes(text))];

/** The words of the terms that mean something else after these changes. */
export function touchedTerms({ synonyms }: SearchIndex, changes: readonly SynonymChange[]): Terms {
  const inLocale = (locale: Locale) =>
    changes.flatMap(({ before, after }): (readonly string[])[] => {
      const [former, now] = [before, after].map((row) => row?.words[locale] ?? []) as [string[], string[]];
      const isSame = before?.apart === after?.apart && before?.key === after?.key;
      const terms = (isSame ? difference(former, now) : [...former, ...now]).map(contentWords);
      const types = terms.flatMap((words) => synonyms.typesAt(typedKey(words), locale));
      const also = difference(before?.also[locale] ?? [], after?.also[locale] ?? []).map(contentWords);
      return [...terms, ...types, ...also].filter(({ length }) => length > 0);
    });
  return { fr: inLocale('fr'), en: inLocale('en') };
}

/** The same terms, as names are compared with them. */
export const keysOfTerms = ({ fr, en }: Terms): Keys => ({
  fr: new Set(fr.map(nameKey)),
  en: new Set(en.map(nameKey)),
});

/** Passes the products that have one of these index words in one of the fields. */
function eachWith({ postings }: SearchIndex, words: readonly number[], fields: number, pass: (doc: number) => void) {
  for (const word of words)
    for (const { docs, fields: fieldsAt, from, to } of postings.parts(word))
      for (let at = from; at < to; at += 1) if (fieldsAt[at]! & fields) pass(docs[at]!);
}

/** Passes the products whose names in a language have all words of a term. */
function eachNamed(index: SearchIndex, key: string, locale: Locale, pass: (doc: number) => void): void {
  const { vocabulary, postings } = index;
  const fields = LANGUAGE_FIELDS[locale] | fieldWeights.bits.inTerm;
  const entries = (words: readonly number[]) =>
    words.reduce((sum, word) => sum + postings.parts(word).reduce((all, { from, to }) => all + to - from, 0), 0);
  const forms = key.split(' ').map((word) => vocabulary.withSingular(word));
  const [rarest = [], ...others] = forms.sort((a, b) => entries(a) - entries(b));
  eachWith(index, rarest, fields, (doc) => {
    if (others.every((words) => words.some((word) => (postings.fieldsIn(word, doc) & fields) !== 0))) pass(doc);
  });
}

/** Groups that become the kind of some type, or are it no more: then they are read otherwise in all names. */
function otherKinds({ reader: { kinds } }: SearchIndex, keys: Keys, changes: readonly SynonymChange[]): string[] {
  if (!LOCALES.some((locale) => [...keys[locale]].some((key) => kinds.isTerm(key, locale)))) return [];
  return changes.flatMap(({ before, after }) => {
    const isKind = (row: SynonymRow | null, isIn: (key: string, locale: Locale) => boolean) =>
      LOCALES.some((locale) =>
        keysOf(row?.words[locale]).some((key) => isIn(key, locale) && kinds.isTerm(key, locale)),
      );
    const isNew = (key: string, locale: Locale) => keys[locale].has(key);
    const stays = before && after && isKind(after, (key, locale) => !isNew(key, locale));
    const touches = isKind(before, isNew) || isKind(after, isNew);
    return touches && !stays ? [before, after].flatMap((row) => (row ? `#${row.key}` : [])) : [];
  });
}

/** Adds the products whose own names and types may be read otherwise. */
export function addNamed(
  touched: TouchedProducts,
  index: SearchIndex,
  keys: Keys,
  changes: readonly SynonymChange[],
): void {
  const { vocabulary, reader } = index;
  const numbersOf = (words: readonly string[]) => words.map((word) => vocabulary.numberOf(word));
  const add = (doc: number) => touched.add(doc, 'own');
  for (const locale of LOCALES)
    for (const key of keys[locale]) {
      eachNamed(index, key, locale, add);
      eachWith(index, numbersOf(reader.kinds.indexWordsWith(key, locale)), ALL_FIELDS, add);
    }
  eachWith(index, numbersOf(otherKinds(index, keys, changes)), ALL_FIELDS, add);
}

/** Adds the products in these categories, and those with these badges, in steps. */
export function* addSharing(
  touched: TouchedProducts,
  index: SearchIndex,
  { collections, badges }: { collections: readonly CollectionRow[]; badges: readonly string[] },
): Generator {
  for (const { products } of collections)
    for (const [at, product] of products.entries()) {
      const doc = docOf(index, product);
      if (doc !== null) touched.add(doc, 'shared');
      if (at % PRODUCTS_OF_STEP === 0) yield;
    }
  if (badges.length === 0) return;
  for (const [doc, product] of index.products.entries()) {
    if (docOf(index, product) === doc && badgesOf(product).some((text) => badges.includes(text)))
      touched.add(doc, 'shared');
    if (doc % PRODUCTS_OF_STEP === 0) yield;
  }
}

/** The index words of all that these terms mean at present. */
export function meaningsOf({ synonyms }: SearchIndex, terms: Terms, keys: Keys): string[] {
  return LOCALES.flatMap((locale) => [
    ...terms[locale].map(termWord),
    ...[...keys[locale]].flatMap((key) => synonyms.meaningsAt(key, locale)),
  ]);
}
