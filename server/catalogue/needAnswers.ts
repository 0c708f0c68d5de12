import { isKnownAgainst, meetsNeed, type DietaryNeed } from '#rules/dietary.ts';
import { needVocabulary, readDietaryNeeds } from '#rules/dietaryWords.ts';
import { withoutAccents } from '#rules/plainText.ts';
import { TIERS } from '../search/matchScores.ts';
import { isNamedAgainst, needTerm, termForNeeds } from '../search/needTerms.ts';
import type { SearchAdvice } from '../search/segments.ts';
import { isSmallWord, wordsOf } from '../search/words.ts';
import type { ProductRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import type { Reader } from './catalogueLists.ts';
import { nearestFirst, shelvesOf, sweetsLike } from './nearestGoods.ts';
import { answerFor, foundFor, indexOf, isTerm, leftFirst, type Answer } from './searchAnswers.ts';

/** A query whose dietary needs are read apart. `rest`: its other words. `byAll`: what all of the words answer. */
type NeedQuery = {
  readonly snapshot: Snapshot;
  readonly reader: Reader;
  readonly stored: boolean;
  readonly words: readonly string[];
  readonly needs: readonly DietaryNeed[];
  readonly rest: readonly string[];
  /** Goods for a need are called the same however it was typed (nut allergy); null: other words are typed too, or several needs. */
  readonly term: string | null;
  readonly byAll: Answer;
  readonly byRest: Answer;
  readonly isMeeting: (product: ProductRow) => boolean;
};
/**
 * `needs`: those that all products meet, if others than the typed ones. `undeclaredAs`: nothing of the kind that was typed is declared
 * to meet them, which must be said: `elsewhere` if what is shown are goods of other kinds that are, else `contents`.
 */
type NeedAnswer = Answer & {
  readonly needs?: readonly DietaryNeed[];
  readonly undeclaredAs?: 'contents' | 'elsewhere' | undefined;
};
type Case = (query: NeedQuery) => NeedAnswer | null;

const AVOIDING: ReadonlySet<string> = new Set(needVocabulary.avoiding);
const NOTHING: Answer = { products: [], instead: null, advice: null };

function readQuery(snapshot: Snapshot, words: readonly string[], stored: boolean, reader: Reader): NeedQuery {
  const { needs, rest } = readDietaryNeeds(words);
  const term = rest.length === 0 ? needTerm(needs, reader.locale) : null;
  const found = answerFor(snapshot, term?.split(' ') ?? words, stored, reader);
  return {
    snapshot,
    reader,
    stored,
    words,
    needs,
    rest,
    term,
    byAll: term !== null && found.advice?.kind === 'not_sold' ? { ...found, products: [], advice: null } : found,
    get byRest() {
      return thingsOnly(snapshot, rest, answerFor(snapshot, rest, stored, reader), reader);
    },
    isMeeting: (product) => needs.every((need) => meetsNeed(product, need)),
  };
}

/** Without what only is on a shelf of that name: sharing it with milk is no match for "lactose-free milk". */
function thingsOnly(snapshot: Snapshot, rest: readonly string[], found: Answer, { locale }: Reader): Answer {
  const { hits } = foundFor(snapshot, rest.join(' '), locale);
  const ofTheKind = new Set(hits.filter((_, place) => hits.tiers[place]! < TIERS.length).products());
  return ofTheKind.size === 0
    ? found
    : { ...found, products: found.products.filter((product) => ofTheKind.has(product)) };
}

/**
 * Advice with only the terms that name something to meet the needs; null if none does. Each term says the needs: who is allergic and
 * presses `pizza` must not be shown every pizza.
 */
function adviceMeeting({ snapshot, needs, isMeeting, reader: { locale } }: NeedQuery, advice: SearchAdvice | null) {
  if (advice === null || advice.tries.length === 0) return advice;
  const { products } = indexOf(snapshot);
  const isMet = (text: string) => foundFor(snapshot, text, locale).hits.some((doc) => isMeeting(products[doc]!));
  // Milk is no milk without milk.
  const isAvoided = (text: string) => readDietaryNeeds(['sans', ...wordsOf(text)]).rest.length === 0;
  const tries = advice.tries
    .filter((text) => !isAvoided(text) && isMet(text))
    .map((text) => termForNeeds(text, needs, locale));
  return tries.length > 0 ? { ...advice, tries } : null;
}

/** Of these answers what meets the needs, in their order; null if nothing does. What is said is that of the first. */
function meetingIn(query: NeedQuery, answers: readonly Answer[]): Answer | null {
  const meeting = answers
    .map((answer) => ({ ...answer, products: answer.products.filter(query.isMeeting) }))
    .filter(({ products }) => products.length > 0);
  const [first] = meeting;
  if (!first) return null;
  const all = [...new Set(meeting.flatMap(({ products }) => products))];
  return {
    products: leftFirst(all, query.stored, query.reader),
    instead: query.byAll.instead === null ? null : first.instead,
    advice: adviceMeeting(query, first.advice),
  };
}

/** Nothing is declared to meet the needs, which is said of a kind of goods. */
const nothing = (query: NeedQuery): NeedAnswer => {
  const advice = adviceMeeting(query, query.byAll.advice);
  return { ...NOTHING, advice, undeclaredAs: query.rest.length > 0 && advice === null ? 'contents' : undefined };
};

const withoutNeeds: Case = ({ needs, byAll }) => (needs.length === 0 ? byAll : null);

/** What is called so, then everything that is declared so. What an allergy to nuts names is no advice for it. */
const onlyNeeds: Case = (query) => {
  const { rest, term, byAll, snapshot } = query;
  if (rest.length > 0) return null;
  const called = byAll.advice !== null && term === null ? NOTHING : byAll;
  const answer = meetingIn(query, [called, { ...NOTHING, products: snapshot.onSale }]);
  return answer ? { ...answer, instead: null } : nothing(query);
};

/** A term of the market is one thing: a galette végé is no vegetarian cookie. */
const termOfMarket: Case = (query) => {
  const { snapshot, words, rest, byAll, isMeeting, reader } = query;
  if (rest.length === 0 || !isTerm(snapshot, words, reader.locale)) return null;
  const products = byAll.products.filter(isMeeting);
  return products.length === 0 ? null : { ...byAll, products, advice: adviceMeeting(query, byAll.advice) };
};

/** Of what all words find, what the other words find too, since all words may leave one of them out. */
function calledIn({ byAll, byRest }: NeedQuery): Answer {
  // What a need by itself is answered with is no cookie without eggs.
  if (byAll.advice !== null && byRest.advice === null && byRest.products.length > 0) return { ...byAll, products: [] };
  const ofRest = new Set(byRest.products);
  return ofRest.size === 0 ? byAll : { ...byAll, products: byAll.products.filter((product) => ofRest.has(product)) };
}

/** Nothing is corrected: what is called so by all words, then what the other words find (ADR 65). */
const calledFirst: Case = (query) =>
  query.byAll.instead === null ? meetingIn(query, [calledIn(query), query.byRest]) : null;

/** All words find something else: what the other words find comes first. */
const restFirst: Case = (query) => meetingIn(query, [query.byRest, calledIn(query)]);

/** What stands for all words together may be none of what the others say: portobellos for a burger végétarien. The needs alone are none. */
const inPlaceOfAll: Case = (query) => {
  const { instead } = query.byAll;
  const isOfThing = instead === null || readDietaryNeeds(wordsOf(instead)).rest.some((word) => !isSmallWord(word));
  return isOfThing ? meetingIn(query, [query.byAll]) : null;
};

/** Needs that goods without anything of animals meet in what they are made of, though they may have traces. */
const MET_IN_VEGAN: ReadonlySet<DietaryNeed> = new Set(['milk_free', 'egg_free', 'lactose_free']);

const isAllergic = ({ words }: NeedQuery): boolean => words.some((word) => AVOIDING.has(withoutAccents(word)));

/**
 * Nothing of the kind is declared to be free of milk or eggs: what is declared vegan, and said to be that (sorbets, of which some
 * have traces), if it meets the other needs. Not for who speaks of an allergy.
 */
const veganInstead: Case = (query) => {
  const { rest, needs, byRest, stored, reader } = query;
  const others = needs.filter((need) => !MET_IN_VEGAN.has(need));
  if (isAllergic(query) || others.length === needs.length || byRest.instead !== null) return null;
  const all: readonly DietaryNeed[] = [...new Set<DietaryNeed>(['vegan', ...others])];
  const products = byRest.products.filter((product) => all.every((need) => meetsNeed(product, need)));
  if (products.length === 0) return null;
  const instead = termForNeeds(rest.join(' '), all, reader.locale);
  return { products: leftFirst(products, stored, reader), instead, advice: null, needs: all };
};

/** Who avoids nuts mostly avoids a danger: no sweet thing that is not declared is shown for it, since there are others (ADR 65). */
const STRICT: ReadonlySet<DietaryNeed> = new Set(['nut_free', 'peanut_free']);

/** Nothing of the kind is declared to meet all of several needs: what meets all but one, and is not known against that one. */
const partOfNeeds: Case = (query) => {
  const { rest, needs, byRest, stored, reader } = query;
  if (rest.length === 0 || needs.length < 2 || isAllergic(query) || byRest.instead !== null || byRest.advice)
    return null;
  for (const missing of needs.toReversed().filter((need) => !STRICT.has(need))) {
    const others = needs.filter((need) => need !== missing);
    const products = byRest.products.filter(
      (product) => others.every((need) => meetsNeed(product, need)) && !isKnownAgainst(product, missing),
    );
    if (products.length === 0) continue;
    const instead = termForNeeds(rest.join(' '), others, reader.locale);
    return {
      products: leftFirst(products, stored, reader),
      instead,
      advice: null,
      needs: others,
      undeclaredAs: 'contents',
    };
  }
  return null;
};

/** Whether what is declared or said of a product is against a need: muffins aux noix for muffins sans noix. */
function isAgainst(product: ProductRow, need: DietaryNeed): boolean {
  const { name, description, ingredients, types } = product;
  const texts = [name, description, ingredients].flatMap((text) => [text?.primary, text?.secondary]);
  return isKnownAgainst(product, need) || isNamedAgainst([...texts, ...types.fr, ...types.en], need);
}

/**
 * Nothing of the kind is declared so: then its goods of which nothing is known against it, and it is said that nobody declares them so.
 * Not for who speaks of an allergy, or avoids nuts in what is sweet (ADR 65).
 */
const kindUndeclared: Case = (query) => {
  const { rest, needs, byRest, stored, reader } = query;
  if (
    isAllergic(query) ||
    (needs.some((need) => STRICT.has(need)) && sweetsLike(query.snapshot, byRest.products, reader.locale).size > 0)
  )
    return null;
  // Pâtes are of wheat, of whatever else nobody says it: what is left on their shelf is no pasta.
  const isOfIt = needs.some((need) => isNamedAgainst([rest.join(' ')], need));
  if (rest.length === 0 || isOfIt || byRest.instead !== null || byRest.advice !== null) return null;
  // A cake is no fish cake.
  const shelves = shelvesOf(byRest.products);
  const isOfKind = ({ placements: [first] }: ProductRow) =>
    shelves.size === 0 || (first !== undefined && shelves.has(first.collection));
  const unknown = byRest.products.filter(
    (product) => isOfKind(product) && !needs.some((need) => isAgainst(product, need)),
  );
  if (unknown.length === 0) return null;
  return {
    products: leftFirst(unknown, stored, reader),
    instead: rest.join(' '),
    advice: null,
    needs: [],
    undeclaredAs: 'contents',
  };
};

/** Nothing of the kind is declared so: then what is, as if the needs had been typed alone, what is most like it first. */
const needInstead: Case = (query) => {
  const { snapshot, rest, needs, byRest, stored, reader, isMeeting } = query;
  if (rest.length === 0) return null;
  const term = needTerm(needs, reader.locale);
  const alone = term === null ? null : answered(snapshot, term.split(' '), stored, reader);
  const all = alone?.products ?? leftFirst(snapshot.onSale.filter(isMeeting), stored, reader);
  const kind = byRest.advice?.kind === 'not_sold' ? [] : byRest.products;
  const { ordered, near } = nearestFirst(snapshot, kind, all, reader.locale);
  // Of everything that meets the needs what is near is an answer, if anything is.
  const products = term === null || near > 0 ? ordered.slice(0, near) : ordered;
  if (products.length === 0) return null;
  const instead = term ?? termForNeeds('', needs, reader.locale).trim();
  return { products, instead, advice: near > 0 ? null : (alone?.advice ?? null), undeclaredAs: 'elsewhere' };
};

/** In this order; the first that applies is the answer. */
const CASES: readonly Case[] = [
  withoutNeeds,
  onlyNeeds,
  termOfMarket,
  calledFirst,
  restFirst,
  inPlaceOfAll,
  veganInstead,
  partOfNeeds,
  kindUndeclared,
  needInstead,
  nothing,
];

/** What the words answer, and the needs that they name. Of those only what is declared to meet them is shown. */
export function answered(
  snapshot: Snapshot,
  words: readonly string[],
  stored: boolean,
  reader: Reader,
): NeedAnswer & { readonly needs: DietaryNeed[] } {
  const query = readQuery(snapshot, words, stored, reader);
  for (const answerIn of CASES) {
    const answer = answerIn(query);
    if (answer) return { ...answer, needs: [...(answer.needs ?? query.needs)] };
  }
  return { ...NOTHING, needs: [...query.needs] };
}
