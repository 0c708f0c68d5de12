import { meetsNeed, type DietaryNeed } from '#rules/dietary.ts';
import { readDietaryNeeds } from '#rules/dietaryWords.ts';
import { TIERS } from '../search/matchScores.ts';
import { needTerm, termForNeeds } from '../search/needTerms.ts';
import type { SearchAdvice } from '../search/segments.ts';
import type { ProductRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import type { Reader } from './catalogueLists.ts';
import { answerFor, foundFor, isTerm, leftFirst, type Answer } from './searchAnswers.ts';

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
type Case = (query: NeedQuery) => Answer | null;

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
  const ofTheKind = new Set(hits.flatMap(({ tier, product }) => (tier < TIERS.length ? product : [])));
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
  const isMet = (text: string) => foundFor(snapshot, text, locale).hits.some(({ product }) => isMeeting(product));
  const tries = advice.tries.filter(isMet).map((text) => termForNeeds(text, needs, locale));
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

/** Nothing is declared to meet the needs. */
const nothing = (query: NeedQuery): Answer => ({ ...NOTHING, advice: adviceMeeting(query, query.byAll.advice) });

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

/** What stands for all words together may be none of what the others say: portobellos for a burger végétarien. */
const inPlaceOfAll: Case = (query) => meetingIn(query, [query.byAll]);

/** Nothing of the kind is declared so: then what is, as if the need had been typed alone. */
const needInstead: Case = ({ snapshot, rest, needs, stored, reader }) => {
  const term = rest.length > 0 ? needTerm(needs, reader.locale) : null;
  if (term === null) return null;
  return { ...answered(snapshot, term.split(' '), stored, reader), instead: term };
};

/** In this order; the first that applies is the answer. */
const CASES: readonly Case[] = [
  withoutNeeds,
  onlyNeeds,
  termOfMarket,
  calledFirst,
  restFirst,
  inPlaceOfAll,
  needInstead,
  nothing,
];

/** What the words answer, and the needs that they name. Of those only what is declared to meet them is shown. */
export function answered(
  snapshot: Snapshot,
  words: readonly string[],
  stored: boolean,
  reader: Reader,
): Answer & { readonly needs: DietaryNeed[] } {
  const query = readQuery(snapshot, words, stored, reader);
  for (const answerIn of CASES) {
    const answer = answerIn(query);
    if (answer) return { ...answer, needs: [...query.needs] };
  }
  return { ...NOTHING, needs: [...query.needs] };
}
