import type { Locale } from '../../rules/constants.ts';
import { Lru } from '../lru.ts';
import { MarketError } from '../marketError.ts';
import type { CatalogueList, Reader } from './catalogueLists.ts';
import type { ProductRow, Snapshot } from './catalogueSnapshot.ts';
import { isStored } from './productConditions.ts';
import { buildSearchIndex, type SearchIndex } from './searchIndex.ts';
import { rankedProducts } from './searchRanking.ts';
import { wordsOf } from './searchWords.ts';

/** Characters that a search may have, spaces included. */
const MAX_WORDS_LENGTH = 100;
/** Products in the answers that are kept per snapshot, for who pages and for who types the same: 1 MB at the most. */
const KEPT_PRODUCTS = 100_000;

type Search = { readonly index: SearchIndex; readonly answers: Lru<string, readonly ProductRow[]> };
const searches = new WeakMap<Snapshot, Search>();

/** The index of a snapshot, built when it is first asked for; a changed catalogue is another snapshot. */
function searchOf(snapshot: Snapshot): Search {
  const known = searches.get(snapshot);
  if (known) return known;
  const answers = new Lru<string, readonly ProductRow[]>(KEPT_PRODUCTS, (products) => products.length + 1);
  const search = { index: buildSearchIndex(snapshot.onSale), answers };
  searches.set(snapshot, search);
  return search;
}

/** Reads the catalogue for searching now, so that the first who searches does not wait for it. */
export function prepareSearch(snapshot: Snapshot): void {
  searchOf(snapshot);
}

function found(snapshot: Snapshot, words: string, locale: Locale): readonly ProductRow[] {
  const { index, answers } = searchOf(snapshot);
  const key = `${locale} ${words}`;
  const products = answers.get(key) ?? rankedProducts(index, words, locale);
  answers.set(key, products);
  return products;
}

/**
 * Active products by relevance (F-080 to F-083, E41), ties in the market's order; with `stored` those held at the market.
 * Text without a word finds nothing. BAD_INPUT for more than 100 characters.
 */
export function searchList(
  snapshot: Snapshot,
  { words, stored }: { words: string; stored?: boolean | null },
  { locale }: Reader,
): CatalogueList<ProductRow> {
  if (words.length > MAX_WORDS_LENGTH) throw new MarketError('BAD_INPUT', { field: 'words' });
  const asked = wordsOf(words).join(' ');
  const products = asked === '' ? [] : found(snapshot, asked, locale);
  return {
    items: stored ? products.filter(isStored) : products,
    key: JSON.stringify(['search', asked, stored === true, locale]),
  };
}
