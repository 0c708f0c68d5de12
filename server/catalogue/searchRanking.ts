import type { Locale } from '../../rules/constants.ts';
import type { ProductRow } from './catalogueSnapshot.ts';
import { shelfNameOf, type SearchIndex } from './searchIndex.ts';
import { NAMED_PLACES, OWN_PLACES, PLACES_MASK, searchWeights, SOLD_PLACES } from './searchPlaces.ts';
import { readQuery, type SearchQuery, type Segment } from './searchQuery.ts';
import { byScore, ranked, scoresOf, TIERS, type Ranked, type Scores } from './searchScores.ts';
import { isNumber, isPiece } from './searchWords.ts';

const { bits } = searchWeights;
/** Words beyond this are not looked at: a name has fewer, and their bits would run out. */
const MOST_SEGMENTS = 30;
/** From so many words on, products that have all but one are shown where none has all. */
const WORDS_TO_FORGIVE_ONE = 3;
/** For what lies on a shelf whose name are the very words: légumes racines. */
const WHOLE_SHELF = 400;
/** Products with how well they answer, best first. `instead`: the words that they do answer, where not those typed. */
export type Found = { readonly ranked: readonly Ranked[]; readonly instead: string | null };
/** Lifts what lies on a shelf that the words are the name of. */
function addShelf({ shelfNames }: SearchIndex, words: readonly string[], { sums, met }: Scores): void {
  for (const place of shelfNames.get(shelfNameOf(words)) ?? []) if (met[place]! > 0) sums[place]! += WHOLE_SHELF;
}

const bitsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const isWhole = (segments: readonly Segment[]) => (met: number) => met === 2 ** segments.length - 1;

/**
 * The products that answer the words, each of which must be met in one of its forms. Where nothing meets them all: what
 * has all of three or more but one, or what is the thing itself that was asked for in a kind that the market does not
 * have; `instead` says so, as it does for a corrected word.
 */
export function findProducts(index: SearchIndex, text: string, locale: Locale): Found {
  const read = readQuery(index, text, locale);
  const query = { ...read, segments: read.segments.slice(0, MOST_SEGMENTS) };
  const { segments } = query;
  if (segments.length === 0) return NOTHING;
  const isOther = segments.some(({ instead }) => instead !== null);
  const said = isOther ? wordsIn(segments) : query.isCorrected ? query.words.join(' ') : null;
  const called = calledSo(index, query, locale);
  const all = [...called, ...soldBy(index, query, locale, called)];
  if (all.length > 0) return { ranked: all, instead: said };
  const told = describedAs(index, query, locale);
  if (told.length >= ENOUGH_TOLD) return { ranked: told, instead: said };
  if (segments.length === 1) return NOTHING;
  const without = segments.filter(({ words }) => !words.every(isNumber));
  if (without.length > 0 && without.length < segments.length) {
    const found = findProducts(index, without.flatMap(({ words }) => words).join(' '), locale);
    return { ...found, instead: found.instead ?? wordsIn(without) };
  }
  return allButOne(index, query, locale) ?? thingItself(index, query, locale) ?? NOTHING;
}
const NOTHING: Found = { ranked: [], instead: null };
/** From so many products on, what only their descriptions say is an answer: Noël, cadeau. Fewer are there by chance. */
const ENOUGH_TOLD = 5;

const later = (one: Ranked, by: number): Ranked => ({ ...one, tier: TIERS.length + by });

/**
 * What has all words in its own name or on its shelves. Of several words one says what the thing is: what that does not
 * say of comes last, and not at all where a preposition binds the others to it (jus de canneberges) and there are such things.
 */
function calledSo(index: SearchIndex, { segments, words, head, isBound }: SearchQuery, locale: Locale): Ranked[] {
  const own = narrowed(segments, OWN_PLACES);
  const scores = scoresOf(index, own, head, locale);
  if (segments.length > 1) addShelf(index, words, scores);
  const called = ranked(index, scores, isWhole(segments));
  if (segments.length === 1) return called;
  // Sirop de poire is none of the poires au sirop.
  const isInverted = (place: number) => scores.others.has(place) && !scores.named.has(place);
  const isIn = (those: Set<number>) => called.filter(({ place }) => those.has(place) && !isInverted(place));
  // Red wine vinegar lies elsewhere than the wines, beard oil elsewhere than oil.
  const strict = isIn(scores.things).filter(({ isElsewhere }) => !isElsewhere);
  const things = strict.length > 0 ? strict : isIn(scores.shelved);
  const hasThings = () => things.length > 0 || thingsOf(index, own[head]!, locale).length > 0;
  if (isBound && hasThings()) return things;
  if (things.length === 0) return called;
  // Pommes tarte are words in another order, but what only lies on a shelf called so is no answer.
  const isOther = ({ place, isElsewhere }: Ranked) => scores.others.has(place) && !isElsewhere;
  const known = new Set(things);
  const others = called.filter((one) => !known.has(one) && isOther(one));
  return [...things, ...others.map((one) => later(one, 1))];
}

/**
 * What has the words in its name and its producer's. Producers are called after colours and places, too: their goods come
 * behind those that are called so themselves, and of several words the thing's must be in the name, or all in the producer's.
 */
function soldBy(index: SearchIndex, query: SearchQuery, locale: Locale, called: readonly Ranked[]): Ranked[] {
  const { segments, head } = query;
  if (segments.length > 1 && called.length > 0) return [];
  const scores = scoresOf(index, narrowed(segments, SOLD_PLACES), head, locale);
  const known = new Set(called.map(({ place }) => place));
  const sold = ranked(index, scores, isWhole(segments)).filter(({ place }) => !known.has(place));
  if (sold.length === 0) return [];
  const sellers = scoresOf(index, narrowed(segments, bits.seller), head, locale);
  const isSold = ({ place }: Ranked) => scores.named.has(place) || isWhole(segments)(sellers.met[place]!);
  const meant = segments.length > 1 ? sold.filter(isSold) : sold;
  return called.length > 0 ? meant.map((one) => later(one, 2)) : meant;
}

/** What is the thing asked for and has the rest anywhere; a word that stands in descriptions alone if it does in several. */
function describedAs(index: SearchIndex, { segments, head }: SearchQuery, locale: Locale): Ranked[] {
  const anywhere = segments.map((segment, at) => ({
    ...segment,
    places: at === head && segments.length > 1 ? NAMED_PLACES : PLACES_MASK,
  }));
  const scores = scoresOf(index, anywhere, head, locale);
  const found = ranked(index, scores, isWhole(segments));
  return segments.length > 1 ? found.filter(({ place }) => scores.things.has(place)) : found;
}

const narrowed = (segments: readonly Segment[], places: number): Segment[] =>
  segments.map((segment) => ({ ...segment, places: segment.places & places }));

const wordsIn = (segments: readonly Segment[]) =>
  segments.map(({ words, instead }) => instead ?? words.join(' ')).join(' ');

function allButOne(index: SearchIndex, { segments, head }: SearchQuery, locale: Locale): Found | null {
  if (segments.length < WORDS_TO_FORGIVE_ONE) return null;
  const scores = scoresOf(index, segments, head, locale);
  const near = ranked(index, scores, (met) => bitsIn(met) === segments.length - 1);
  const thing = near.find(({ place }) => scores.things.has(place));
  const first = thing ?? (thingsOf(index, segments[head]!, locale).length > 0 ? null : near[0]);
  if (!first) return null;
  const mask = scores.met[first.place]!;
  const met = segments.filter((_, at) => mask & (1 << at));
  const own = scoresOf(index, met, Math.max(met.indexOf(segments[head]!), 0), locale);
  return { ranked: ranked(index, own, isWhole(met)), instead: wordsIn(met) };
}

/** What a segment alone says that it is. */
function thingsOf(index: SearchIndex, segment: Segment, locale: Locale): Ranked[] {
  const [own] = narrowed([segment], OWN_PLACES);
  const scores = scoresOf(index, [own!], 0, locale);
  return ranked(index, scores, () => true).filter(({ place }) => scores.things.has(place));
}

/**
 * The thing in any kind; for a piece of something that the market does not have so (carré d'agneau), what it is a piece
 * of; for a dish that it does not have, what else was asked for.
 */
function thingItself(index: SearchIndex, { segments, head }: SearchQuery, locale: Locale): Found | null {
  const main = segments[head]!;
  const others = main.forms.length > 0 ? segments.filter((one) => one !== main) : [];
  const ofPiece = main.words.length === 1 && isPiece(main.words[0]!) ? segments.filter((one) => one !== main) : [];
  for (const segment of [...ofPiece, main, ...others]) {
    const things = thingsOf(index, segment, locale);
    if (things.length > 0) return { ranked: things, instead: wordsIn([segment]) };
  }
  return null;
}

/** The same products, in each tier those that can be bought first. */
export function availableFirst(found: readonly Ranked[], isToBeHad: (product: ProductRow) => boolean): ProductRow[] {
  return found
    .map((one) => ({ ...one, isMissing: Number(!isToBeHad(one.product)) }))
    .sort((a, b) => a.tier - b.tier || a.isMissing - b.isMissing || byScore(a, b))
    .map(({ product }) => product);
}
