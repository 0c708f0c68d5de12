import { LOCALES, type Locale } from '#rules/constants.ts';
import { withoutAccents } from '#rules/plainText.ts';
import { CORE_FIELDS, LABEL_FIELDS, PRODUCT_FIELDS } from '../search/fields.ts';
import { asksOfTown, placesOf } from '../search/marketPlaces.ts';
import { producerNameIn } from '../search/producerForms.ts';
import { MAX_NAMED, namedSellers } from '../search/producerNames.ts';
import { offeredPage } from '../search/shopQuestions.ts';
import { isSmallWord, singular, wordsOf } from '../search/words.ts';
import type { SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import type { Reader } from './catalogueLists.ts';
import { indexOf, leftFirst, type Answer } from './searchAnswers.ts';

/** Whether a word names goods of the market or is in its terms; others may be places. */
export function isKnownWord(snapshot: Snapshot, word: string): boolean {
  const { vocabulary, synonyms, postings } = indexOf(snapshot);
  const isLabel = (form: number) => ((postings.fieldsOfWord[form] ?? 0) & LABEL_FIELDS) !== 0;
  return LOCALES.some((locale) => synonyms.words[locale].has(word)) || vocabulary.formsOf(word, isLabel).length > 0;
}

/** An answer without goods, which a page or names are beside. */
export const NO_GOODS = {
  products: [],
  instead: null,
  advice: null,
  needs: [],
  undeclared: [],
  seller: null,
  namesakes: null,
};

/** Whether two words differ by an ending of plurals at the most: Julie is no July, which one rule of English plurals makes of both. */
function isInflected(text: string, word: string): boolean {
  const [one, other] = [withoutAccents(text), withoutAccents(word)].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  return other.startsWith(one) ? /^(?:[esx]|es)?$/.test(other.slice(one.length)) : /(?:ies|aux|ves)$/.test(other);
}

/** Whether goods of the market, or a term of its own, are called by a word; not only a part of some brand. */
function isGoodsWord(snapshot: Snapshot, word: string): boolean {
  const { vocabulary, synonyms, postings } = indexOf(snapshot);
  const isLabel = (form: number) => ((postings.fieldsOfWord[form] ?? 0) & LABEL_FIELDS & PRODUCT_FIELDS) !== 0;
  // A brand that is not sold names no goods of the market: verger Lacroix.
  const isAlone = (locale: Locale) =>
    synonyms.longest([word], 0, locale)?.concepts.some(({ kind }) => kind !== 'not_sold') === true;
  return (
    LOCALES.some(isAlone) ||
    vocabulary.formsOf(word, isLabel).some((form) => isInflected(vocabulary.textOf(form.word), word))
  );
}

/** Whether goods of the market are that by their name: a platter is called plateau; a cider of the Petite-Nation is no nation. */
export function isThing(snapshot: Snapshot, word: string): boolean {
  const { vocabulary, postings } = indexOf(snapshot);
  const isCore = (form: number) => ((postings.fieldsOfWord[form] ?? 0) & CORE_FIELDS) !== 0;
  return vocabulary.formsOf(word, isCore).some((form) => isInflected(vocabulary.textOf(form.word), word));
}

const tradeOf = (word: string) => singular(withoutAccents(word));
const namePart = (words: readonly string[]) => words.map(withoutAccents).join('');

/**
 * Where words are a producer's name by their form and nobody here is called so: who shares its words, else the page of all producers.
 * What is called by one of the words is no answer to who looks for a farm (ferme du Ruisseau: no chocolates). A producer of another
 * trade is only meant if no other shares the words.
 */
export function ofNobody(
  snapshot: Snapshot,
  typed: readonly string[],
  answer: Answer & { readonly seller: SellerRow | null },
  reader: Reader,
) {
  const { seller } = answer;
  const name = producerNameIn(typed, (word) => isGoodsWord(snapshot, word));
  if (name === null || (seller && namePart(wordsOf(seller.name)) === namePart(typed))) return null;
  const count = (words: readonly string[]) => words.filter((word) => !isSmallWord(word)).length;
  // Misspelt goods beside a trade, each word corrected: boulangerie baguete.
  const isSpelled =
    answer.advice === null && answer.products.length > 0 && count(wordsOf(answer.instead ?? '')) >= count(typed);
  const namesakes = namedSellers(snapshot, name.join(' '));
  if (seller ? namesakes.length < 2 : isSpelled) return null;
  if (namesakes.length === 0) return { ...NO_GOODS, page: 'no_producer' as const };
  // The only one of that trade is meant (rucher Pignons); an érablière du Lac is no fromagerie du Lac.
  const trades = new Set(typed.filter((word) => !name.includes(word)).map(tradeOf));
  const [meant, another] = namesakes.filter((one) => wordsOf(one.name).some((word) => trades.has(tradeOf(word))));
  const products = meant && !another ? leftFirst(meant.products, false, reader) : [];
  return { ...NO_GOODS, products, namesakes, page: null };
}

/**
 * Where nothing is called by the words and they name a place of the market: its page, or what producers of that town sell (produits de
 * Kamouraska). Words of goods that are not sold are no goods (soups of Aylmer).
 */
export function ofPlace(
  snapshot: Snapshot,
  typed: readonly string[],
  isFound: boolean,
  stored: boolean,
  reader: Reader,
) {
  const places = placesOf(snapshot);
  // A meat pie of Buckingham is none, and hulled barley is no Hull.
  const isCalled = (word: string) => isThing(snapshot, word);
  const content = typed.filter((word) => !isSmallWord(word));
  // Portage is a brewery's short name too.
  const isName = () => content.every(isCalled) || namedSellers(snapshot, typed.join(' '), false).length > 0;
  const page = places.pageOf(typed);
  if (page !== null && !isName()) return { ...NO_GOODS, page: offeredPage(page, snapshot.offers) };
  const producers = asksOfTown(typed) || !isFound ? places.producersIn(typed) : [];
  if (producers.length === 0) return null;
  const products = leftFirst(
    producers.flatMap((producer) => producer.products),
    stored,
    reader,
  );
  return { ...NO_GOODS, products, namesakes: producers.slice(0, MAX_NAMED), page: null };
}
