import type { Locale } from '../../rules/constants.ts';
import type { ProductRow } from './catalogueSnapshot.ts';
import type { SearchIndex } from './searchIndex.ts';
import { PLACE_BITS, PLACES_MASK, searchWeights } from './searchPlaces.ts';
import type { Form } from './searchVocabulary.ts';
import { isSmallWord, wordsOf } from './searchWords.ts';

/** What a small word that is met adds, beside the others. */
const SMALL_WORD = 0.05;
/** For a name that is nothing but the words asked for; less the longer it is. */
const WHOLE_NAME = 6;
/** A beginning of fewer letters than this counts in names alone: nearly every description has a word that begins so. */
const BEGINNING_EVERYWHERE = 3;
/** From so many words on, products that have all but one are shown where none has all. */
const WORDS_TO_FORGIVE_ONE = 3;

/** How much each product (by its place in the index) answers, and how many of the words that count it has. */
type Scores = { readonly sums: Float64Array; readonly met: Uint8Array; readonly best: Float64Array };

const IN_NAME = searchWeights.bits.nameFr | searchWeights.bits.nameEn;
const ANYWHERE = PLACES_MASK;
type Asked = { readonly forms: readonly Form[]; readonly places: number; readonly small: boolean };

/** Adds what one word is worth: for each product the best of its forms in any of the places. */
function addWord(index: SearchIndex, { forms, places: asked, small }: Asked, locale: Locale, scores: Scores): void {
  const { starts, entries } = index;
  const { sums, met, best } = scores;
  const weights = searchWeights[locale];
  const lengths = index.nameLengths[locale];
  const touched: number[] = [];
  for (const { word, quality } of forms)
    for (let at = starts[word]!, end = starts[word + 1]!; at < end; at += 1) {
      const places = entries[at]! & PLACES_MASK;
      if ((places & asked) === 0) continue;
      const product = entries[at]! >>> PLACE_BITS;
      const whole = places & IN_NAME ? WHOLE_NAME / lengths[product]! : 0;
      const worth = quality * (weights[places]! + whole);
      if (best[product] === 0) touched.push(product);
      if (worth > best[product]!) best[product] = worth;
    }
  for (const product of touched) {
    sums[product]! += best[product]! * (small ? SMALL_WORD : 1);
    if (!small) met[product]! += 1;
    best[product] = 0;
  }
}

/**
 * The products that answer the words, best first, ties in the index's order. Every word must be met in one of its forms
 * (small ones need not); the last may be the beginning of one. None for text without a word.
 */
export function rankedProducts(index: SearchIndex, text: string, locale: Locale): ProductRow[] {
  const words = [...new Set(wordsOf(text))];
  const last = words.at(-1);
  const required = words.filter((word) => !isSmallWord(word));
  const needed = required.length > 0 ? required : words;
  const count = index.products.length;
  const scores = { sums: new Float64Array(count), met: new Uint8Array(count), best: new Float64Array(count) };
  const isUsed = (word: number) => word + 1 < index.starts.length && index.starts[word]! < index.starts[word + 1]!;
  for (const word of words) {
    const small = !needed.includes(word);
    const open = word === last && !small;
    const forms = index.vocabulary.formsOf(word, open, isUsed);
    const places = open && word.length < BEGINNING_EVERYWHERE ? IN_NAME : ANYWHERE;
    addWord(index, { forms, places, small }, locale, scores);
  }
  const having = (least: number) => (least > 0 ? ranked(index, scores, least) : []);
  const all = having(needed.length);
  return all.length === 0 && needed.length >= WORDS_TO_FORGIVE_ONE ? having(needed.length - 1) : all;
}

/** Products are sorted as plain numbers, which is quick: the sum in 256ths, turned round, above the place in the index. */
const STEPS = 256;
const MOST_PRODUCTS = 2 ** 24;
const HIGHEST = 2 ** 26;

function ranked({ products }: SearchIndex, { sums, met }: Scores, least: number): ProductRow[] {
  const found: number[] = [];
  for (let product = 0; product < products.length; product += 1)
    if (met[product]! >= least) found.push((HIGHEST - Math.round(sums[product]! * STEPS)) * MOST_PRODUCTS + product);
  return Array.from(Float64Array.from(found).sort(), (key) => products[key % MOST_PRODUCTS]!);
}
