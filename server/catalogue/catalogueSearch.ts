import type { ShopPage } from '#generated/schemaTypes.ts';
import type { Locale } from '#rules/constants.ts';
import type { DietaryNeed } from '#rules/dietary.ts';
import { readDietaryNeeds, withoutDeniedDiets } from '#rules/dietaryWords.ts';
import { MarketError } from '../marketError.ts';
import { basketsNamed, basketsRecurring } from '../search/basketOffers.ts';
import type { ProductList } from '../search/foundProducts.ts';
import { asksOfTown, placesOf } from '../search/marketPlaces.ts';
import { needsSpelled } from '../search/needSpelling.ts';
import { needTerm } from '../search/needTerms.ts';
import { readOtherNeeds } from '../search/otherNeeds.ts';
import { asksForProducers } from '../search/producerForms.ts';
import { firstNamed, MAX_NAMED, namedCollections, namedSellers, sellerNamed } from '../search/producerNames.ts';
import type { SearchAdvice } from '../search/segments.ts';
import { pageNamed, pageNearlyNamed } from '../search/servicePages.ts';
import { offeredPage } from '../search/shopQuestions.ts';
import { asksForCheap, priceLimitIn, termsBeside, withoutPrice, withTea, wordsTyped } from '../search/typedWords.ts';
import { absentOf, isSmallWord, wordsOf } from '../search/words.ts';
import { sortProducts } from '../snapshot/catalogueOrder.ts';
import type { CollectionRow, ProductRow, SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { isGiven, meets } from '../snapshot/productConditions.ts';
import { namedCollection, namedSeller, type ProductListArgs, type ProductPage, type Reader } from './catalogueLists.ts';
import { frozenOnly, organicFirst, portionsFirst } from './declaredForms.ts';
import { answerToList } from './listedThings.ts';
import { isKnownWord, isThing, NO_GOODS, ofNobody, ofPlace } from './namesWithoutGoods.ts';
import { indexOf, isTerm, leftFirst, type Answer } from './searchAnswers.ts';
import { answeredNeeds, type UndeclaredNeed } from './undeclaredNeeds.ts';

/** Characters that a search may have, spaces included. */
const MAX_WORDS_LENGTH = 100;
export type SearchArgs = ProductListArgs & { words: string; stored?: boolean | null };
export type SearchList = {
  readonly items: ProductList;
  readonly key: string;
  /** What the words name and every product is declared to meet. */
  needs: DietaryNeed[];
  /** What the words name and nobody declares. */
  undeclaredNeeds: UndeclaredNeed[];
  readonly correctedWords: string | null;
  readonly advice: SearchAdvice | null;
  readonly page: ShopPage | null;
  /** As typed, for baskets that they mean; no baskets beside a page. */
  readonly basketWords: string;
  namedCollections: CollectionRow[];
  namedSellers: SellerRow[];
  /** Of all that was found, so only counted for who asks. */
  readonly shelves: () => { collection: CollectionRow; count: number }[];
  readonly sellers: () => SellerRow[];
};

/**
 * Where the words are a producer's name and found nothing of theirs: first what this producer sells. `seller`: who is meant,
 * with a mistake or by a single word only if nothing is called by the words, not even what is not sold (laine: no farm of l’Anse).
 */
function ofSeller<A extends Answer>(snapshot: Snapshot, words: string, reader: Reader, answer: A) {
  const exact = answer.instead === null && answer.advice === null ? answer.products : [];
  const isAbsent = answer.advice?.kind === 'not_sold';
  const seller =
    sellerNamed(snapshot, words, 'exact') ??
    (exact.length === 0 && !isAbsent ? sellerNamed(snapshot, words, 'near') : null) ??
    (answer.products.length === 0 && !isAbsent ? sellerNamed(snapshot, words, 'loose') : null);
  const own = new Set(seller?.products);
  if (!seller || own.size === 0 || exact.some((product) => own.has(product))) return { ...answer, seller };
  const products = [...leftFirst(seller.products, false, reader), ...exact];
  return { ...answer, products, instead: null, advice: null, seller };
}

/** Who is called by the first of these texts that names any, and before them who is meant. */
function sellersNamed(snapshot: Snapshot, texts: readonly string[], seller: SellerRow | null): SellerRow[] {
  const named = firstNamed(texts, (text) => namedSellers(snapshot, text, text === texts[0]));
  return seller === null ? named : [...new Set([seller, ...named])].slice(0, MAX_NAMED);
}

/** Whether a producer may be named beside a need: dairies without lactose-free milk are not. */
function isMeetingNeeds(
  text: string,
  {
    needs,
    undeclared,
    products,
  }: Answer & Pick<SearchList, 'needs'> & { readonly undeclared: readonly UndeclaredNeed[] },
  seller: SellerRow,
): boolean {
  const isNeeded = needs.length > 0 || readOtherNeeds(wordsOf(text)).needs.length > 0;
  if (!isNeeded && undeclared.length === 0) return true;
  return undeclared.length === 0 && products.some((product) => product.seller === seller);
}

/** The words for what is wanted, without those for what must not be in it: a search for sans œufs names no egg farm. */
function wantedIn(words: readonly string[]): string {
  const { rest } = readDietaryNeeds(words);
  const isAbsent = (at: number) => absentOf(rest[at]!, rest[at + 1], rest[at + 2]) !== null;
  return rest.filter((_, at) => !isAbsent(at) && !(at > 0 && isAbsent(at - 1))).join(' ');
}

/** Whether the words, of which there may be only one, are a term of the market. */
function isSpelled(snapshot: Snapshot, words: readonly string[], locale: Locale): boolean {
  const content = words.filter((word) => !isSmallWord(word, locale));
  return indexOf(snapshot).synonyms.longest(content, 0, locale)?.length === content.length;
}

/** The words to search for: a term of the market whole, if what is left without small talk is none (p’tit Québec, cheap eats). */
function searchedWords(snapshot: Snapshot, text: string, locale: Locale): string[] {
  const [whole, asked] = [wordsOf(text), wordsTyped(text)];
  const beside = termsBeside(whole, locale).find((term) => isSpelled(snapshot, term, locale));
  if (beside) return beside;
  if (asked.length === whole.length || !isTerm(snapshot, whole, locale)) return asked;
  const { synonyms } = indexOf(snapshot);
  return asked.length > 0 && synonyms.longest(asked, 0, locale)?.length === asked.length ? asked : whole;
}

/** Where nothing is called by words that end with a place, what those before it find: bakery near Aylmer. */
function foundOfPlace(
  snapshot: Snapshot,
  words: readonly string[],
  found: ReturnType<typeof answeredNeeds>,
  stored: boolean,
  reader: Reader,
) {
  const isExact = found.products.length > 0 && found.instead === null;
  const rest =
    isExact || found.advice?.kind === 'occasion'
      ? null
      : placesOf(snapshot).withoutPlace(words, (word) => isKnownWord(snapshot, word));
  if (rest === null || asksOfTown(words)) return found;
  const ofRest = answeredNeeds(snapshot, rest, stored, reader);
  return ofRest.products.length === 0 ? found : { ...ofRest, instead: ofRest.instead ?? rest.join(' ') };
}

/** The answer to a typed text; no goods if a page of the shop answers it. `joined`: the words that were searched. */
function answerOrPage(snapshot: Snapshot, text: string, stored: boolean, reader: Reader) {
  const searched = searchedWords(snapshot, text, reader.locale);
  const typed = withoutDeniedDiets(needsSpelled(reader.locale === 'fr' ? withTea(searched) : searched));
  const joined = typed.join(' ');
  const places = placesOf(snapshot);
  const named = asksForProducers(wordsOf(text), (word) => isThing(snapshot, word) || places.has(word))
    ? 'producers'
    : pageNamed(
        text,
        (word) => isKnownWord(snapshot, word),
        places.has,
        isTerm(snapshot, wordsOf(text), reader.locale),
      );
  if (named !== null) return { ...NO_GOODS, joined, page: offeredPage(named, snapshot.offers) };
  const found = foundOfPlace(snapshot, typed, answeredNeeds(snapshot, typed, stored, reader), stored, reader);
  // What is merely called a basket too is no answer to who means the recurring ones, of which nobody declares needs.
  const isNamed = snapshot.offers.baskets && basketsNamed(text) === 'named' && found.advice === null;
  const isNeeded = snapshot.offers.baskets && basketsRecurring(text) && found.needs.length > 0;
  const isBasket = isNamed && (found.instead !== null || found.needs.length > 0);
  const goods = isBasket || isNeeded ? { ...found, products: [], instead: null, advice: null, needs: [] } : found;
  const isFound =
    goods.advice !== null || goods.undeclared.length > 0 || (goods.products.length > 0 && goods.instead === null);
  const place = ofPlace(snapshot, wordsOf(text), isFound, stored, reader);
  if (place !== null) return { ...place, joined };
  const page = isFound ? null : pageNearlyNamed(text);
  if (page !== null) return { ...NO_GOODS, joined, page: offeredPage(page, snapshot.offers) };
  const isMeant = isTerm(snapshot, typed, reader.locale) || goods.undeclared.length > 0;
  // A term of the market that finds goods is no producer's short name (plateau charcuterie: no Bleuets du Plateau).
  const isGoods = isMeant && goods.products.length > 0 && sellerNamed(snapshot, joined, 'exact', true) === null;
  const ofGoods = isGoods ? { ...goods, seller: null } : ofSeller(snapshot, joined, reader, goods);
  const list = answerToList(snapshot, text, ofGoods, stored, reader);
  const listed = list === null ? ofGoods : { ...ofGoods, ...list, needs: [], undeclared: [], seller: null };
  const answer = { ...listed, joined, page, namesakes: null };
  const nobody = isMeant ? null : ofNobody(snapshot, typed, answer, reader);
  return nobody === null ? answer : { ...nobody, joined };
}

/**
 * Of goods those that cost no more than the query says, the others if there are none: then that is said. Words that are only a
 * limit mean all goods.
 */
function withinPrice<A extends Answer>(
  snapshot: Snapshot,
  text: string,
  stored: boolean,
  answer: A,
  reader: Reader,
): A {
  const priceTo = priceLimitIn(text);
  if (priceTo === null) return answer;
  const isOnly = withoutPrice(text).trim() === '';
  const all = isOnly ? leftFirst(snapshot.onSale, stored, reader) : answer.products;
  const products = all.filter((product) => meets(product, { priceTo }, reader.now));
  if (products.length > 0) return { ...answer, products, ...(isOnly ? { instead: null, advice: null } : {}) };
  return { ...answer, instead: answer.instead ?? (answer.products.length > 0 ? wordsTyped(text).join(' ') : null) };
}

/** Of the best answers, so many are put by price for who asks for cheap ones: those after them are less what was typed. */
const COMPARED = 24;
const cheapestFirst = (items: ProductList, locale: Locale, sort: 'price' | 'unitPrice'): ProductRow[] => [
  ...sortProducts(items.slice(0, COMPARED), { sort, direction: 'asc' }, locale),
  ...items.slice(COMPARED),
];

/** A page of what was found, with all that is said of the whole answer. */
export type SearchPage = ProductPage & Omit<SearchList, 'key'>;

const topOf = (collection: CollectionRow): CollectionRow => (collection.parent ? topOf(collection.parent) : collection);

/** The top categories of products by their main place, most of them first, then in the market's order. */
function shelvesOf({ topCollections }: Snapshot, products: ProductList) {
  const onShelves = new Map<CollectionRow, { count: number }>();
  for (const { placements } of products) {
    const shelf = placements[0]?.collection;
    if (!shelf) continue;
    const counted = onShelves.get(shelf);
    if (counted) counted.count += 1;
    else onShelves.set(shelf, { count: 1 });
  }
  const counts = new Map<CollectionRow, number>();
  for (const [shelf, { count }] of onShelves) counts.set(topOf(shelf), (counts.get(topOf(shelf)) ?? 0) + count);
  return topCollections
    .flatMap((collection) => ({ collection, count: counts.get(collection) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function sellersOf({ sellersByName }: Snapshot, products: ProductList): SellerRow[] {
  const found = new Set<SellerRow>();
  for (const { seller } of products) found.add(seller);
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
  const where = { ...filter?.where, stored: args.stored === true || filter?.where?.stored === true };
  const { collection, seller, ...conditions } = where;
  const priced = withinPrice(
    snapshot,
    words,
    where.stored,
    answerOrPage(snapshot, words, where.stored, reader),
    reader,
  );
  const answer = organicFirst(words, portionsFirst(words, frozenOnly(words, priced)));
  const { joined, page } = answer;
  const isRestricted = Object.entries(conditions).some(
    ([name, value]) => isGiven(value) && !(name === 'stored' && !value),
  );
  const found = isRestricted ? answer.products.filter((product) => meets(product, conditions, now)) : answer.products;
  const collectionRow = isGiven(collection) ? namedCollection(snapshot, collection) : null;
  const sellerRow = isGiven(seller) ? namedSeller(snapshot, seller) : null;
  const within = <T extends { products: readonly ProductRow[] }>(row: T | null | undefined, list: ProductList) => {
    if (row === null) return list;
    const own = new Set(row?.products);
    return list.filter((product) => own.has(product));
  };
  const inCollection = within(collectionRow, found);
  const items = within(sellerRow, inCollection);
  const isCheap = (answer.advice === null || answer.advice.kind === 'occasion') && asksForCheap(words);
  // Presents are of many kinds, whose prices per gram say nothing.
  const cheapest = answer.advice === null ? 'unitPrice' : 'price';
  const texts = page !== null ? [] : [joined, ...(answer.instead === null ? [] : [answer.instead])];
  return {
    items: ordering
      ? sortProducts([...items], ordering, locale)
      : isCheap
        ? cheapestFirst(items, locale, cheapest)
        : items,
    key: JSON.stringify(['search', words.trim().toLowerCase(), where, ordering ?? null, locale]),
    needs: answer.needs,
    undeclaredNeeds: [...answer.undeclared],
    correctedWords: answer.instead,
    advice: answer.advice,
    page,
    basketWords: page === null ? words : '',
    namedCollections: firstNamed([...texts, needTerm(answer.needs, locale) ?? ''], (text) =>
      namedCollections(snapshot, indexOf(snapshot).synonyms, text, locale),
    ),
    namedSellers:
      answer.namesakes ??
      sellersNamed(snapshot, texts.map(wordsOf).map(wantedIn), answer.seller).filter(
        (named) => named === answer.seller || isMeetingNeeds(words, answer, named),
      ),
    shelves: () => shelvesOf(snapshot, within(sellerRow, found)),
    sellers: () => sellersOf(snapshot, inCollection),
  };
}
