import { LOCALES, type Locale } from '#rules/constants.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { inSteps } from '../steps.ts';
import { fieldWeights } from './fields.ts';
import type { Synonyms } from './synonyms.ts';
import { contentWords, nameKey, termWord, typedKey } from './termKeys.ts';
import { CountedTexts } from './terms.ts';
import { fold, readName, singular } from './words.ts';

/** An index word with its fields. */
export type Entry = { readonly word: string; readonly fields: number };

const { bits } = fieldWeights;
/** The fields of a word of a name, by the name's language. */
export const NAME_FIELD_BITS = {
  fr: { name: bits.nameFr, core: bits.coreFr, plain: bits.plainFr, of: bits.ofFr },
  en: { name: bits.nameEn, core: bits.coreEn, plain: bits.plainEn, of: bits.ofEn },
} as const;

/** Without plurals, with accents: crème glacée is not made of glace. Concepts and terms stay as they are. */
const rootOf = (word: string): string => (word.startsWith('#') ? word : singular(word));

/** The index words of a term and of its concepts, and whether it is not a kind of its head. */
function readTerm(term: string, language: Locale, synonyms: Synonyms): { indexWords: string[]; isApart: boolean } {
  const words = contentWords(term);
  const isWhole = ({ length }: { length: number }) => length === words.length;
  const indexWords = words.length > 0 ? synonyms.terms(words, 0, language).filter(isWhole) : [];
  const concepts = indexWords.flatMap((match) => match.concepts);
  const itself = words.length === 1 ? words : [termWord(words)];
  return {
    indexWords: [...itself, ...concepts.map(({ word }) => word)],
    isApart: words.length === 1 || concepts.some((match) => match.isApart),
  };
}

/** Whether the market states what a product is, so that its name need not be analysed. */
export const isTyped = ({ types }: ProductRow): boolean => types.fr.length > 0 || types.en.length > 0;

/** The terms of a product's type in the reader's language, else in French. */
export function typeTerms({ types }: ProductRow, locale: Locale): { terms: readonly string[]; language: Locale } {
  return types[locale].length > 0 ? { terms: types[locale], language: locale } : { terms: types.fr, language: 'fr' };
}

export type Types = Readonly<Record<Locale, ReadonlySet<string>>>;

/** All terms of the products' types, in short steps. */
export function* typesOf(products: readonly ProductRow[]): Generator<unknown, Types> {
  const all = { fr: new Set<string>(), en: new Set<string>() };
  // Goods of the same types share one value.
  const values = new Set<ProductRow['types']>();
  yield* inSteps(products, ({ types }) => values.add(types));
  yield* inSteps(values, (types) => {
    for (const locale of LOCALES) for (const term of types[locale]) all[locale].add(term);
  });
  return all;
}

const headOf = (term: string, language: Locale): string | undefined =>
  readName(term, language).find(({ role }) => role === 'core')?.text;

/** A term of a type. `itself`: its index word; `roots`: of this word and of its concepts. */
type TypeTerm = { readonly term: string; readonly itself: string; roots: readonly string[] };

/** Everything that the products' types name: in other products' names these words are ingredients. */
export class TypeWords {
  readonly #synonyms: Synonyms;
  readonly #roots = new CountedTexts();
  /** By the key of the whole term, and by that of its head. */
  readonly #terms: Record<Locale, Map<string, TypeTerm[]>> = { fr: new Map(), en: new Map() };
  readonly #heads: Record<Locale, Map<string, TypeTerm[]>> = { fr: new Map(), en: new Map() };
  /** By both keys as queries are compared, without accents. */
  readonly #termsLike: Record<Locale, Map<string, string[]>> = { fr: new Map(), en: new Map() };

  /** As yet without types: `read` puts them in. */
  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  /** Reads all types, in short steps. */
  *read(types: Types): Generator {
    for (const locale of LOCALES)
      yield* inSteps(types[locale], (term) => {
        const words = contentWords(term);
        const typeTerm: TypeTerm = { term, itself: words.length === 1 ? words[0]! : termWord(words), roots: [] };
        const head = headOf(term, locale);
        const add = (map: Map<string, TypeTerm[]>, key: string) => map.set(key, [...(map.get(key) ?? []), typeTerm]);
        add(this.#terms[locale], nameKey(words));
        if (head !== undefined) add(this.#heads[locale], nameKey(contentWords(head)));
        const like = this.#termsLike[locale];
        for (const key of new Set([words, contentWords(head ?? '')].map(typedKey)))
          like.set(key, [...(like.get(key) ?? []), term]);
        this.#read(typeTerm, locale);
      });
  }

  #read(typeTerm: TypeTerm, locale: Locale): void {
    for (const root of typeTerm.roots) this.#roots.add(root, -1);
    typeTerm.roots = readTerm(typeTerm.term, locale, this.#synonyms).indexWords.map(rootOf);
    for (const root of typeTerm.roots) this.#roots.add(root, 1);
  }

  has(root: string): boolean {
    return this.#roots.has(root);
  }

  /** Whether a whole term of some type has this key. */
  isTerm(key: string, locale: Locale): boolean {
    return this.#terms[locale].has(key);
  }

  /** The index words of the types that a term with this key is, or is the head of. */
  indexWordsWith(key: string, locale: Locale): string[] {
    const terms = [...(this.#terms[locale].get(key) ?? []), ...(this.#heads[locale].get(key) ?? [])];
    return terms.map(({ itself }) => itself);
  }

  /** The types that have this key, or whose head has it, accents aside. */
  termsLike(key: string, locale: Locale): readonly string[] {
    return this.#termsLike[locale].get(key) ?? [];
  }

  /** Reads the terms with these keys again, after a change of the synonyms. */
  renew(keys: Iterable<string>, locale: Locale): void {
    for (const key of keys) for (const term of this.#terms[locale].get(key) ?? []) this.#read(term, locale);
  }
}

/** The entries of a product's type, and the fields of each root among them. */
type ReadTypes = { readonly entries: readonly Entry[]; readonly fieldsOf: ReadonlyMap<string, number> };
/** The types that were read in one go, by language: many goods have the same. */
export type TypeReading = Map<ProductRow['types'], Partial<Record<Locale, ReadTypes>>>;

const NO_TYPES: ReadTypes = { entries: [], fieldsOf: new Map() };

function readTypes(product: ProductRow, locale: Locale, synonyms: Synonyms): ReadTypes {
  const { terms, language } = typeTerms(product, locale);
  const bit = NAME_FIELD_BITS[locale];
  const entries: Entry[] = [];
  for (const [at, term] of terms.entries()) {
    const { indexWords, isApart } = readTerm(term, language, synonyms);
    const plain = at === 0 ? bit.plain : 0;
    for (const word of indexWords) entries.push({ word, fields: bit.name | bit.core | plain });
    if (isApart) continue;
    const head = headOf(term, language);
    const kind = head === undefined ? [] : readTerm(head, language, synonyms).indexWords;
    for (const word of kind) entries.push({ word, fields: bit.name | bit.of });
  }
  const fieldsOf = new Map<string, number>();
  for (const { word, fields } of entries) fieldsOf.set(rootOf(word), (fieldsOf.get(rootOf(word)) ?? 0) | fields);
  return { entries, fieldsOf };
}

/**
 * A name's entries, corrected by the product's type. A term of the type is what the product is; the head of a longer
 * term is its kind (tomate séchée). If the name's grammar suggests another thing, that is not what the product is; and
 * if it is the type of other products, it is an ingredient. `reading` null: the types have none of the entries.
 */
export function typedEntries(
  entries: readonly Entry[],
  product: ProductRow,
  locale: Locale,
  synonyms: Synonyms,
  kinds: TypeWords,
  reading: TypeReading | null = new Map(),
): readonly Entry[] {
  const { terms, language } = typeTerms(product, locale);
  if (terms.length === 0) return entries;
  const bit = NAME_FIELD_BITS[locale];
  const cached = reading?.get(product.types) ?? {};
  const read = reading ? (cached[locale] ??= readTypes(product, locale, synonyms)) : NO_TYPES;
  reading?.set(product.types, cached);
  const { entries: typeEntries, fieldsOf } = read;
  const subjectBits = bit.core | bit.of;
  /** A term of several words is what its head is by the type: heirloom tomatoes are tomatoes, their seeds are not. */
  const fieldsOfHead = (term: string) => {
    const words = term.slice('#='.length).split(' ');
    const head = language === 'fr' ? words[0] : words.at(-1);
    return [...fieldsOf].find(([root]) => fold(root) === head)?.[1];
  };
  const nameEntries = entries.map(({ word, fields }) => {
    if ((fields & subjectBits) === 0) return { word, fields };
    const root = rootOf(word);
    const rest = fields & ~(bit.core | bit.plain | bit.of);
    const indexWords = fieldsOf.get(root) ?? (word.startsWith('#=') ? fieldsOfHead(word) : undefined);
    if (indexWords !== undefined) return { word, fields: rest | indexWords };
    // What types of other products are says what this one is made of: relish de maïs sucré.
    return { word, fields: rest | (kinds.has(root) ? 0 : bit.of) };
  });
  // Type terms that the name contains score higher than those that only the type has.
  return [...nameEntries, ...typeEntries.map(({ word, fields }) => ({ word, fields: fields & ~bit.plain }))];
}
