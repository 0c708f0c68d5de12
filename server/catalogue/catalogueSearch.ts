import type { Locale } from '../../rules/constants.ts';
import { Lru } from '../lru.ts';
import { MarketError } from '../marketError.ts';
import { vacationsOver, type CatalogueList, type Reader } from './catalogueLists.ts';
import type { ProductRow, Snapshot } from './catalogueSnapshot.ts';
import { isStored, meets } from './productConditions.ts';
import { buildSearchIndex, type SearchIndex } from './searchIndex.ts';
import { availableFirst, findProducts, type Found } from './searchRanking.ts';
import { wordsOf } from './searchWords.ts';

/** Characters that a search may have, spaces included. */
const MAX_WORDS_LENGTH = 100;
/** Products in the answers that are kept per snapshot, for who pages and for who types the same: 4 MB at the most. */
const KEPT_PRODUCTS = 50_000;

type Answer = Found & { inOrder: { readonly name: string; readonly products: readonly ProductRow[] } | null };
type Search = { readonly index: SearchIndex; readonly answers: Lru<string, Answer> };
const searches = new WeakMap<Snapshot, Search>();

/** The index of a snapshot, built when it is first asked for; a changed catalogue is another snapshot. */
function searchOf(snapshot: Snapshot): Search {
  const known = searches.get(snapshot);
  if (known) return known;
  const answers = new Lru<string, Answer>(KEPT_PRODUCTS, ({ ranked }) => ranked.length + 1);
  const search = { index: buildSearchIndex(snapshot.onSale, snapshot.synonyms), answers };
  searches.set(snapshot, search);
  return search;
}

/** Reads the catalogue for searching now, so that the first who searches does not wait for it. */
export function prepareSearch(snapshot: Snapshot): void {
  searchOf(snapshot);
}

function answerOf(snapshot: Snapshot, words: string, locale: Locale): Answer {
  const { index, answers } = searchOf(snapshot);
  const key = `${locale} ${words}`;
  const answer = answers.get(key) ?? { ...findProducts(index, words, locale), inOrder: null };
  answers.set(key, answer);
  return answer;
}

/** In an order that lasts as long as nothing is sold out or comes back. */
function inOrder(snapshot: Snapshot, answer: Answer, stored: boolean, now: Date): readonly ProductRow[] {
  const name = `${stored} ${snapshot.stockVersion} ${vacationsOver(snapshot, now)}`;
  if (answer.inOrder?.name !== name) {
    const products = availableFirst(answer.ranked, (product) => meets(product, { available: true, stored }, now));
    answer.inOrder = { name, products };
  }
  return answer.inOrder.products;
}

/**
 * Active products by relevance (F-080 to F-083, E41), what can be bought before what cannot, ties in the market's order;
 * with `stored` those held at the market. `instead`: the words that they answer where nothing answers those typed. Text
 * without a word finds nothing. BAD_INPUT for more than 100 characters.
 */
export function searchList(
  snapshot: Snapshot,
  { words, stored }: { words: string; stored?: boolean | null },
  { locale, now }: Reader,
): CatalogueList<ProductRow> & { readonly instead: string | null } {
  if (words.length > MAX_WORDS_LENGTH) throw new MarketError('BAD_INPUT', { field: 'words' });
  const asked = wordsOf(words).join(' ');
  const answer = asked === '' ? { ranked: [], instead: null, inOrder: null } : answerOf(snapshot, asked, locale);
  const products = inOrder(snapshot, answer, stored === true, now);
  return {
    items: stored ? products.filter(isStored) : products,
    key: JSON.stringify(['search', asked, stored === true, locale]),
    instead: answer.instead,
  };
}
