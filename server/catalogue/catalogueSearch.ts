import { LRUCache } from 'lru-cache';
import type { Locale } from '#rules/constants.ts';
import { meetsNeed, type DietaryNeed } from '#rules/dietary.ts';
import { readDietaryNeeds } from '#rules/dietaryWords.ts';
import { MarketError } from '../marketError.ts';
import { findProducts, type AdvisedResult } from '../search/matchingProducts.ts';
import { TIERS } from '../search/matchScores.ts';
import { needTerm, termForNeeds } from '../search/needTerms.ts';
import { firstNamed, MAX_NAMED, namedCollections, namedSellers, sellerNamed } from '../search/producerNames.ts';
import type { SearchAdvice } from '../search/query.ts';
import { availableFirst } from '../search/ranking.ts';
import { wordsTyped } from '../search/typedWords.ts';
import { buildSearchIndex, type SearchIndex } from '../search/wordIndex.ts';
import { absentOf, isSmallWord } from '../search/words.ts';
import { sortProducts } from '../snapshot/catalogueOrder.ts';
import type { CollectionRow, ProductRow, SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { isGiven, meets } from '../snapshot/productConditions.ts';
import {
  namedCollection,
  namedSeller,
  vacationsOver,
  type CatalogueList,
  type ProductListArgs,
  type ProductPage,
  type Reader,
} from './catalogueLists.ts';

/** Characters that a search may have, spaces included. */
const MAX_WORDS_LENGTH = 100;
/** Products in the answers that are kept per snapshot, for who pages and for who types the same: 4 MB at the most. */
const KEPT_PRODUCTS = 50_000;

type Answer = AdvisedResult & { inOrder: { readonly name: string; readonly products: readonly ProductRow[] } | null };
const NOTHING: Answer = { hits: [], correctedWords: null, advice: null, inOrder: null };
type Search = { readonly index: SearchIndex; readonly answers: LRUCache<string, Answer> };
const searches = new WeakMap<Snapshot, Search>();

/** The index of a snapshot, built when it is first asked for; a changed catalogue is another snapshot. */
function searchOf(snapshot: Snapshot): Search {
  const known = searches.get(snapshot);
  if (known) return known;
  const answers = new LRUCache<string, Answer>({
    maxSize: KEPT_PRODUCTS,
    sizeCalculation: ({ hits: ranked }) => ranked.length + 1,
  });
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
    const products = availableFirst(answer.hits, (product) => meets(product, { available: true, stored }, now));
    answer.inOrder = { name, products };
  }
  return answer.inOrder.products;
}

export type SearchArgs = ProductListArgs & { words: string; stored?: boolean | null };
export type SearchList = CatalogueList<ProductRow> & {
  /** What the words name and every product is declared to meet. */
  needs: DietaryNeed[];
  readonly correctedWords: string | null;
  readonly advice: SearchAdvice | null;
  namedCollections: CollectionRow[];
  namedSellers: SellerRow[];
  shelves: { collection: CollectionRow; count: number }[];
  sellers: SellerRow[];
};

/** Whether the words together are a term of the market's synonyms. */
function isTerm({ synonyms }: SearchIndex, words: readonly string[], locale: Locale): boolean {
  const content = words.filter((word) => !isSmallWord(word, locale));
  return content.length > 1 && synonyms.longest(content, 0, locale)?.length === content.length;
}

type Answered = {
  readonly products: readonly ProductRow[];
  readonly instead: string | null;
  readonly advice: SearchAdvice | null;
};

type AnsweredNeeds = Answered & { readonly needs: DietaryNeed[] };

/**
 * What the words answer. Where they name dietary needs, only what is declared to meet them: first what is called so by
 * all words, then what the other words find, without others everything on sale (ADR 65).
 */
function answered(
  snapshot: Snapshot,
  words: readonly string[],
  stored: boolean,
  { locale, now }: Reader,
): AnsweredNeeds {
  const { needs, rest } = readDietaryNeeds(words);
  const found = (of: readonly string[]): Answered => {
    const answer = of.length === 0 ? NOTHING : answerOf(snapshot, of.join(' '), locale);
    const { correctedWords, advice } = answer;
    return { products: inOrder(snapshot, answer, stored, now), instead: correctedWords, advice };
  };
  // Goods for a need are called the same however it was typed: nut allergy, allergic to nuts.
  const term = rest.length === 0 ? (needTerm(needs, locale)?.split(' ') ?? null) : null;
  const byTerm = found(term ?? words);
  const whole =
    term !== null && byTerm.advice?.kind === 'not_sold' ? { ...byTerm, products: [], advice: null } : byTerm;
  // Sharing a shelf with milk is no match for "lactose-free milk".
  const thingsOnly = (all: Answered, of: readonly string[]): Answered => {
    const ofTheKind = new Set(
      answerOf(snapshot, of.join(' '), locale).hits.flatMap(({ tier, product }) =>
        tier < TIERS.length ? product : [],
      ),
    );
    return ofTheKind.size === 0 ? all : { ...all, products: all.products.filter((one) => ofTheKind.has(one)) };
  };
  if (needs.length === 0) return { ...whole, needs };
  const isMeeting = (one: ProductRow) => needs.every((need) => meetsNeed(one, need));
  const meetingAdvice = (advice: SearchAdvice | null) => adviceMeeting(snapshot, advice, { needs, isMeeting }, locale);
  const ofTerm = { ...whole, products: whole.products.filter(isMeeting) };
  // A term of the market is one thing: a galette végé is no vegetarian cookie.
  if (isTerm(searchOf(snapshot).index, words, locale) && ofTerm.products.length > 0 && rest.length > 0)
    return { ...ofTerm, advice: meetingAdvice(ofTerm.advice), needs };
  const others =
    rest.length > 0 ? thingsOnly(found(rest), rest) : { products: snapshot.onSale, instead: null, advice: null };
  const isExact = whole.instead === null || rest.length === 0;
  // What all words find may leave one of them out: then the words besides the needs decide.
  const byOthers = new Set(others.products);
  // What an allergy to nuts names is no advice for it.
  const isAbsent = whole.advice !== null && rest.length === 0 && term === null;
  const isAnswer = (one: ProductRow) => !isAbsent && (byOthers.size === 0 || byOthers.has(one));
  // What a need by itself is answered with is no cookie without eggs.
  const isOccasion = rest.length > 0 && whole.advice !== null && others.advice === null && others.products.length > 0;
  const called = { ...whole, products: isOccasion ? [] : whole.products.filter(isAnswer) };
  const meeting = (isExact ? [called, others] : [others, called])
    .map((one) => ({ ...one, products: one.products.filter(isMeeting) }))
    .filter(({ products }) => products.length > 0);
  // What stands for all words together may be none of what the others say: portobellos for a burger végétarien.
  const byNeeds = meeting.length > 0 ? meeting : [ofTerm];
  const all = [...new Set(byNeeds.flatMap(({ products }) => products))];
  // Nothing of the kind is declared so: then what is, as if the need had been typed alone.
  const only = all.length === 0 && rest.length > 0 ? needTerm(needs, locale)?.split(' ') : undefined;
  if (only) {
    const { products, advice } = answered(snapshot, only, stored, { locale, now });
    return { products, instead: only.join(' '), advice, needs };
  }
  const isLeft = (product: ProductRow) => meets(product, { available: true, stored }, now);
  const { false: gone = [], true: left = [] } = Object.groupBy(all, (product) => `${isLeft(product)}`);
  return {
    products: [...left, ...gone],
    instead: isExact || all.length === 0 ? null : (byNeeds[0]?.instead ?? null),
    advice: meetingAdvice(byNeeds[0]?.advice ?? null),
    needs,
  };
}

type Needed = { needs: readonly DietaryNeed[]; isMeeting: (product: ProductRow) => boolean };

/**
 * Advice with only the terms that name something to meet the needs; null if none does. Each term says the needs: who is allergic and
 * presses `pizza` must not be shown every pizza.
 */
function adviceMeeting(
  snapshot: Snapshot,
  advice: SearchAdvice | null,
  { needs, isMeeting }: Needed,
  locale: Locale,
): SearchAdvice | null {
  if (advice === null || advice.tries.length === 0) return advice;
  const isMet = (text: string) => answerOf(snapshot, text, locale).hits.some(({ product }) => isMeeting(product));
  const tries = advice.tries.filter(isMet).map((text) => termForNeeds(text, needs, locale));
  return tries.length > 0 ? { ...advice, tries } : null;
}

/**
 * Where the words are a producer's name and found nothing of theirs: first what this producer sells. `seller`: who is meant,
 * with a mistake or by a single word only if nothing is called by the words.
 */
function ofSeller<A extends Answered>(snapshot: Snapshot, words: string, { now }: Reader, answer: A) {
  const exact = answer.instead === null && answer.advice === null ? answer.products : [];
  const seller =
    sellerNamed(snapshot, words, 'exact') ??
    (exact.length === 0 ? sellerNamed(snapshot, words, 'near') : null) ??
    (answer.products.length === 0 ? sellerNamed(snapshot, words, 'loose') : null);
  const own = new Set(seller?.products);
  if (!seller || own.size === 0 || exact.some((product) => own.has(product))) return { ...answer, seller };
  const isLeft = (product: ProductRow) => meets(product, { available: true }, now);
  const { false: gone = [], true: left = [] } = Object.groupBy(seller.products, (product) => `${isLeft(product)}`);
  return { ...answer, products: [...left, ...gone, ...exact], instead: null, advice: null, seller };
}

/** Who is called by the first of these texts that names any, and before them who is meant. */
function sellersNamed(snapshot: Snapshot, texts: readonly string[], seller: SellerRow | null): SellerRow[] {
  const named = firstNamed(texts, (text) => namedSellers(snapshot, text, text === texts[0]));
  return seller === null ? named : [...new Set([seller, ...named])].slice(0, MAX_NAMED);
}

/** The words for what is wanted, without those for what must not be in it: a search for sans œufs names no egg farm. */
function wantedIn(words: readonly string[]): string {
  const { rest } = readDietaryNeeds(words);
  const isAbsent = (at: number) => absentOf(rest[at]!, rest[at + 1], rest[at + 2]) !== null;
  return rest.filter((_, at) => !isAbsent(at) && !(at > 0 && isAbsent(at - 1))).join(' ');
}

/** A page of what was found, with all that is said of the whole answer. */
export type SearchPage = ProductPage & Omit<SearchList, 'key'>;

const topOf = (collection: CollectionRow): CollectionRow => (collection.parent ? topOf(collection.parent) : collection);

/** The top categories of products by their main place, most of them first, then in the market's order. */
function shelvesOf({ topCollections }: Snapshot, products: readonly ProductRow[]) {
  const counts = new Map<CollectionRow, number>();
  for (const { placements } of products) {
    const main = placements[0];
    if (main) counts.set(topOf(main.collection), (counts.get(topOf(main.collection)) ?? 0) + 1);
  }
  return topCollections
    .flatMap((collection) => ({ collection, count: counts.get(collection) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function sellersOf({ sellersByName }: Snapshot, products: readonly ProductRow[]): SellerRow[] {
  const found = new Set(products.map(({ seller }) => seller));
  return sellersByName.filter((seller) => found.has(seller));
}

/**
 * Active products by relevance (F-080 to F-083, E41), what can be bought before what cannot, ties in the market's order,
 * unless another order is asked for; with `stored` those held at the market. Text without a word finds nothing.
 * BAD_INPUT for more than 100 characters.
 */
export function searchList(snapshot: Snapshot, args: SearchArgs, reader: Reader): SearchList {
  const { words, filter, ordering } = args;
  const { locale, now } = reader;
  if (words.length > MAX_WORDS_LENGTH) throw new MarketError('BAD_INPUT', { field: 'words' });
  const typed = wordsTyped(words);
  const joined = typed.join(' ');
  const where = { ...filter?.where, stored: args.stored === true || filter?.where?.stored === true };
  const { collection, seller, ...conditions } = where;
  const answer = ofSeller(snapshot, joined, reader, answered(snapshot, typed, where.stored, reader));
  const found = answer.products.filter((product) => meets(product, conditions, now));
  const collectionRow = isGiven(collection) ? namedCollection(snapshot, collection) : null;
  const sellerRow = isGiven(seller) ? namedSeller(snapshot, seller) : null;
  const within = <T extends { products: readonly ProductRow[] }>(
    row: T | null | undefined,
    list: readonly ProductRow[],
  ) => {
    if (row === null) return list;
    const own = new Set(row?.products);
    return list.filter((product) => own.has(product));
  };
  const inCollection = within(collectionRow, found);
  const items = within(sellerRow, inCollection);
  const texts = [joined, ...(answer.instead === null ? [] : [answer.instead])];
  return {
    items: ordering ? sortProducts(items, ordering, locale) : items,
    key: JSON.stringify(['search', joined, where, ordering ?? null, locale]),
    needs: answer.needs,
    correctedWords: answer.instead,
    advice: answer.advice,
    namedCollections: firstNamed([...texts, needTerm(answer.needs, locale) ?? ''], (text) =>
      namedCollections(snapshot, searchOf(snapshot).index.synonyms, text, locale),
    ),
    namedSellers: sellersNamed(snapshot, [wantedIn(typed), ...texts.slice(1)], answer.seller),
    shelves: shelvesOf(snapshot, within(sellerRow, found)),
    sellers: sellersOf(snapshot, inCollection),
  };
}
