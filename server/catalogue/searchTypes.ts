import { LOCALES, type Locale } from '../../rules/constants.ts';
import type { ProductRow } from './catalogueSnapshot.ts';
import { searchWeights } from './searchPlaces.ts';
import { contentWords, termWord, type Synonyms } from './searchSynonyms.ts';
import { readName, singular } from './searchWords.ts';

/** A word of the index with the places in which it stands. */
export type Entry = { readonly word: string; readonly places: number };

const { bits } = searchWeights;
/** Where a word of a name may stand, by the name's language. */
export const NAME_BITS = {
  fr: { name: bits.nameFr, core: bits.coreFr, plain: bits.plainFr, of: bits.ofFr },
  en: { name: bits.nameEn, core: bits.coreEn, plain: bits.plainEn, of: bits.ofEn },
} as const;

/** Number is left aside, accents are not: crème glacée is made of no glace. Concepts and terms keep their marks. */
const rootOf = (word: string): string => (word.startsWith('#') ? word : singular(word));

/** A term and the concepts that it stands for, as words of the index; and whether it is no kind of its head. */
function readTerm(term: string, language: Locale, synonyms: Synonyms): { meant: string[]; isApart: boolean } {
  const words = contentWords(term);
  const isWhole = ({ length }: { length: number }) => length === words.length;
  const meant = words.length > 0 ? synonyms.terms(words, 0, language).filter(isWhole) : [];
  const concepts = meant.flatMap((one) => one.concepts);
  const itself = words.length === 1 ? words : [termWord(words)];
  return {
    meant: [...itself, ...concepts.map(({ word }) => word)],
    isApart: words.length === 1 || concepts.some((one) => one.isApart),
  };
}

/** Whether the market says what a product is, so that its name need not be guessed from. */
export const isTyped = ({ types }: ProductRow): boolean => types.fr.length > 0 || types.en.length > 0;

/** The terms of a product's type in a reader's language; in French where the other has none. */
export function typeTerms({ types }: ProductRow, locale: Locale): { terms: readonly string[]; language: Locale } {
  return types[locale].length > 0 ? { terms: types[locale], language: locale } : { terms: types.fr, language: 'fr' };
}

/** Everything that products of the market are called by their types: in other products' names it is what they are made of. */
export function kindsOf(products: readonly ProductRow[], synonyms: Synonyms): ReadonlySet<string> {
  const read = new Set<string>();
  const kinds = new Set<string>();
  for (const product of products)
    for (const locale of LOCALES)
      for (const term of product.types[locale]) {
        const key = `${locale} ${term}`;
        if (read.has(key)) continue;
        read.add(key);
        for (const word of readTerm(term, locale, synonyms).meant) kinds.add(rootOf(word));
      }
  return kinds;
}

/**
 * The entries of a name with what the product's type says: a term of it is what the product is, and the head of a longer
 * one what it is a kind of (tomate séchée). What the name's grammar takes for the thing is none when the type does not
 * say so, and when other products are that, it is only what this one is made of.
 */
export function typedEntries(
  entries: readonly Entry[],
  product: ProductRow,
  locale: Locale,
  synonyms: Synonyms,
  kinds: ReadonlySet<string>,
): readonly Entry[] {
  const { terms, language } = typeTerms(product, locale);
  if (terms.length === 0) return entries;
  const place = NAME_BITS[locale];
  const own: Entry[] = [];
  for (const [at, term] of terms.entries()) {
    const { meant, isApart } = readTerm(term, language, synonyms);
    const plain = at === 0 ? place.plain : 0;
    for (const word of meant) own.push({ word, places: place.name | place.core | plain });
    if (isApart) continue;
    const head = readName(term, language).find(({ role }) => role === 'core')?.text;
    const kind = head === undefined ? [] : readTerm(head, language, synonyms).meant;
    for (const word of kind) own.push({ word, places: place.name | place.of });
  }
  const placesOf = new Map<string, number>();
  for (const { word, places } of own) placesOf.set(rootOf(word), (placesOf.get(rootOf(word)) ?? 0) | places);
  const isThing = place.core | place.of;
  const named = entries.map(({ word, places }) => {
    if ((places & isThing) === 0) return { word, places };
    const root = rootOf(word);
    // A term that types of other products have says what this one is made of: relish de maïs sucré.
    const isComplement = (places & place.core) === 0 && kinds.has(root) && !placesOf.has(root);
    if (word.startsWith('#=')) return { word, places: isComplement ? places & ~place.of : places };
    const rest = places & ~(place.core | place.plain | place.of);
    const meant = placesOf.get(root);
    if (meant !== undefined) return { word, places: rest | meant };
    return { word, places: rest | (kinds.has(root) ? 0 : place.of) };
  });
  // What a name says as well comes before what only the type says.
  return [...named, ...own.map(({ word, places }) => ({ word, places: places & ~place.plain }))];
}
