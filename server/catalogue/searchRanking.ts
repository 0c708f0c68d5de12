import type { Locale } from '../../rules/constants.ts';
import type { ProductRow } from './catalogueSnapshot.ts';
import { shelfNameOf, type SearchIndex } from './searchIndex.ts';
import { isReplaced, narrowed, thingItself, thingsOf, wordsIn, type Found } from './searchInstead.ts';
import {
  LANGUAGE_PLACES,
  NAMED_PLACES,
  OWN_PLACES,
  PLACES_MASK,
  searchWeights,
  SHELF_PLACES,
  SOLD_PLACES,
} from './searchPlaces.ts';
import { readQuery, type SearchQuery, type Segment } from './searchQuery.ts';
import { byScore, ranked, scoresOf, TIERS, type Ranked, type Scores } from './searchScores.ts';
import { isTyped } from './searchTypes.ts';
import type { Form } from './searchVocabulary.ts';
import {
  isConjunction,
  isHollow,
  isPiece,
  isUnknownDish,
  joinsPart,
  standsBefore,
  withoutMeasure,
  wordsOf,
} from './searchWords.ts';

const { bits } = searchWeights;
/** Further words are ignored: names have fewer, and the bit mask of segments would overflow. */
const MOST_SEGMENTS = 30;
/** From this many words on, products that match all but some of them are shown if none matches all. */
const WORDS_TO_FORGIVE_ONE = 3;
/** The fewest words that must match then. */
const LEAST_MET = 2;
/** Added for products in a category whose name equals the words: légumes racines. */
const WHOLE_SHELF = 400;
/** Adds WHOLE_SHELF to products in a category that the words name. */
function addShelf({ shelfNames }: SearchIndex, words: readonly string[], { sums, met }: Scores): void {
  for (const place of shelfNames.get(shelfNameOf(words)) ?? []) if (met[place]! > 0) sums[place]! += WHOLE_SHELF;
}

const bitsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const isWhole = (segments: readonly Segment[]) => (met: number) => met === 2 ** segments.length - 1;

/**
 * The products for a query, each matching all its segments. If there are none: those that match most of three or more
 * words, or the thing itself in another kind; `instead` then has the matched words, as it does for a corrected query.
 */
export function findMatches(
  index: SearchIndex,
  text: string,
  locale: Locale,
  read: SearchQuery = readQuery(index, text, locale),
): Found {
  const query = { ...read, segments: read.segments.slice(0, MOST_SEGMENTS) };
  const { segments } = query;
  if (segments.length === 0) return NOTHING;
  const isOther = segments.some((segment, at) => isReplaced(segment, at === query.head));
  const said = isOther ? wordsIn(query, segments) : query.isCorrected ? query.words.join(' ') : null;
  const called = calledSo(index, query, locale);
  if (segments.length === 1 && !isOther && isMadeOf(index, segments[0]!, called, locale)) return NOTHING;
  if (segments.length === 2 && text.split(' ').some(isConjunction) && !isOneThing(index, query, called, locale)) {
    const each = eachOf(index, text, locale);
    if (each) return each;
  }
  const all = [...called, ...soldBy(index, query, locale, called)];
  if (all.length > 0) return { ranked: inTurns(index, segments, all, locale), instead: said };
  const described = describedAs(index, query, locale);
  if (described.length >= (segments.length > 1 ? ENOUGH_DESCRIBED.things : ENOUGH_DESCRIBED.words))
    return { ranked: described, instead: said };
  if (segments.length === 1) return NOTHING;
  const without = withoutMeasure(segments, ({ words }) => words);
  if (without !== null) {
    const found = findMatches(index, without.flatMap(({ words }) => words).join(' '), locale);
    return found.ranked.length === 0 ? NOTHING : { ...found, instead: found.instead ?? wordsIn(query, without) };
  }
  if (locale === 'en' && segments.length === 2 && isUnknownDish(segments)) return NOTHING;
  return eachOf(index, text, locale) ?? mostOf(index, query, locale) ?? thingItself(index, query, locale) ?? NOTHING;
}
const NOTHING: Found = { ranked: [], instead: null };
/**
 * From this many products on, matches in descriptions count as results: for several words, and for a single one. Fewer
 * are coincidences: squash that tastes of chestnuts.
 */
const ENOUGH_DESCRIBED = { things: 5, words: 12 } as const;

const later = (one: Ranked, by: number): Ranked => ({ ...one, tier: TIERS.length + by });

/**
 * Products with all words in their own name or categories. The head says what the thing is: products that it does not
 * name come last, or are left out if a preposition follows the head (jus de canneberges) and others match.
 */
function calledSo(index: SearchIndex, query: SearchQuery, locale: Locale): Ranked[] {
  const { segments, words, head, isBound, isForm } = query;
  const own = narrowed(segments, OWN_PLACES);
  const scores = scoresOf(index, own, head, locale);
  if (words.length > 1) addShelf(index, words, scores);
  const called = ranked(index, scores, isWhole(segments));
  if (segments.length === 1) return called;
  // In English the thing may also come first, with or without a comma: hand soap, lavender.
  const isKind = ({ place, product }: Ranked) =>
    scores.named.has(place) || (isTyped(product) && scores.things.has(place));
  if (locale === 'en' && !isBound && !called.some(isKind)) {
    const isNamed = (at: number) => {
      const { named } = scoresOf(index, own, at, locale);
      return called.some(({ place }) => named.has(place));
    };
    const other = called.length > 0 ? segments.findLastIndex((_, at) => at !== head && isNamed(at)) : -1;
    if (other >= 0) return calledSo(index, { ...query, head: other }, locale);
  }
  // Sirop de poire is not poires au sirop.
  const isCalled = (place: number) => scores.named.has(place) || scores.onShelf.has(place);
  const isInverted = (place: number) =>
    !isForm && !isTyped(index.products[place]!) && scores.others.has(place) && !isCalled(place);
  const isIn = (those: Set<number>) => called.filter(({ place }) => those.has(place) && !isInverted(place));
  // Red wine vinegar is in another category than wines, beard oil in another than oil.
  const strict = isIn(scores.things).filter(({ isElsewhere }) => !isElsewhere);
  const hasOwn = strict.length > 0 || thingsOf(index, own[head]!, locale).length > 0;
  const things = strict;
  if (isBound && (hasOwn || things.length > 0)) return things;
  const isNamed = ({ place }: Ranked) => scores.named.has(place) || scores.others.has(place);
  if (things.length === 0) return called.filter(isNamed);
  // "Pommes tarte" are words in another order, but a product that only is in a category of that name does not match.
  const isOther = ({ place, isElsewhere }: Ranked) => scores.others.has(place) && !isElsewhere;
  const listed = new Set(things);
  const others = called.filter((one) => !listed.has(one) && isOther(one));
  return [...things, ...others.map((one) => later(one, 1))];
}

/**
 * Whether all these products are only made of what is searched, or taste of it: brownies are not noix de Grenoble.
 * Decided by French names, whose prepositions say so; an English word without a synonym may also be a kind (smoked).
 */
function isMadeOf(index: SearchIndex, segment: Segment, called: readonly Ranked[], locale: Locale): boolean {
  if (segment.words.length > 1 && !segment.isApart) return false;
  const isCommon = ({ word }: Form) => locale === 'fr' || index.vocabulary.textOf(word).startsWith('#');
  const forms = segment.forms.filter(isCommon);
  if (called.length === 0 || forms.length === 0) return false;
  const inFrench = { ...segment, forms, places: LANGUAGE_PLACES.fr | SHELF_PLACES };
  const { things, shelved } = scoresOf(index, [inFrench], 0, locale);
  const { met } = scoresOf(index, narrowed([segment], bits.kind | bits.seller), 0, locale);
  return called.every(
    ({ place, product }) => isTyped(product) && !things.has(place) && !shelved.has(place) && met[place] === 0,
  );
}

/**
 * Products with the words in their own and their producer's name. Producers may be named after colours and places, so
 * their goods come after those that are called so themselves. Of several words, the head must be in the product's name,
 * or all in the producer's.
 */
function soldBy(index: SearchIndex, query: SearchQuery, locale: Locale, called: readonly Ranked[]): Ranked[] {
  const { segments, head } = query;
  if (segments.length > 1 && called.length > 0) return [];
  const scores = scoresOf(index, narrowed(segments, SOLD_PLACES), head, locale);
  const listed = new Set(called.map(({ place }) => place));
  const sold = ranked(index, scores, isWhole(segments)).filter(({ place }) => !listed.has(place));
  if (sold.length === 0) return [];
  const sellers = scoresOf(index, narrowed(segments, bits.seller), head, locale);
  const isSold = ({ place }: Ranked) => scores.named.has(place) || isWhole(segments)(sellers.met[place]!);
  const meant = segments.length > 1 ? sold.filter(isSold) : sold;
  return called.length > 0 ? meant.map((one) => later(one, 2)) : meant;
}

/**
 * Products that the head names, with the other words anywhere; for a single word, those with it in their description.
 */
function describedAs(index: SearchIndex, { segments, head }: SearchQuery, locale: Locale): Ranked[] {
  const isNamed = (at: number) => (segments.length > 1 ? at === head : segments[at]!.isKnown);
  const anywhere = segments.map((segment, at) => {
    if ((segments.length > 1 && segment.words.every(isHollow)) || (segment.isApart && at === head)) return segment;
    return { ...segment, places: isNamed(at) ? NAMED_PLACES : PLACES_MASK };
  });
  const scores = scoresOf(index, anywhere, head, locale);
  const found = ranked(index, scores, isWhole(segments));
  const isCalled = ({ place }: Ranked) => scores.named.has(place) || scores.onShelf.has(place);
  return segments.length > 1 ? found.filter(isCalled) : found;
}

/**
 * Whether some product is called by both words around an `et` (miel et érable), rather than one made with the other.
 */
function isOneThing(index: SearchIndex, { segments, words }: SearchQuery, called: readonly Ranked[], locale: Locale) {
  if (index.shelfNames.has(shelfNameOf(words))) return true;
  const both = segments.map((segment) => {
    const things = scoresOf(index, narrowed([segment], OWN_PLACES), 0, locale).things;
    return called.filter(({ place }) => things.has(place)).map(({ place }) => place);
  });
  const [first = [], second = []] = both;
  const namesBoth = (place: number) => {
    const { primary, secondary } = index.products[place]!.name;
    return wordsOf((locale === 'en' ? secondary : null) ?? primary).some(isConjunction);
  };
  return first.some((place) => second.includes(place) && namesBoth(place));
}

/**
 * For several things in one query (fruits et légumes), products of each in turn; null if the market lacks one of them.
 */
function eachOf(index: SearchIndex, text: string, locale: Locale): Found | null {
  const parts: string[][] = [[]];
  for (const word of text.split(' '))
    if (isConjunction(word)) parts.push([]);
    else parts.at(-1)!.push(word);
  const isOne = (words: string[]) =>
    words.length > 0 && readQuery(index, words.join(' '), locale).segments.length === 1;
  if (parts.length === 1 || !parts.every(isOne)) return null;
  const found = parts.map((words) => findMatches(index, words.join(' '), locale));
  if (found.some((one) => one.ranked.length === 0)) return null;
  const turns = found.flatMap(({ ranked: own }, part) =>
    own.map((one, turn) => ({ ...one, tier: 0, score: -(turn * parts.length + part) })),
  );
  const listed = new Set<number>();
  const unique = turns.sort(byScore).filter(({ place }) => !listed.has(place) && listed.add(place));
  const isOther = found.some(({ instead }) => instead !== null);
  const said = found.map(({ instead }, part) => instead ?? parts[part]!.join(' ')).join(', ');
  return { ranked: unique, instead: isOther ? said : null };
}

/** For an occasion, products of each of its things in turn, in the order of its terms: not five candles for a gift. */
function inTurns(index: SearchIndex, [segment, ...more]: readonly Segment[], found: readonly Ranked[], locale: Locale) {
  if (!segment?.isOccasion || more.length > 0) return found;
  const forms = segment.forms.filter(({ places }) => places !== undefined);
  const parts = forms.map((form) => scoresOf(index, [{ ...segment, forms: [form] }], 0, locale).things);
  const turns = new Map<number, number>();
  return found.map((one) => {
    const part = parts.findIndex((things) => things.has(one.place));
    const turn = turns.get(part) ?? 0;
    turns.set(part, turn + 1);
    // Tomates cocktail are found by "apéro", but are none of its things.
    return part < 0 ? later(one, 1) : { ...one, tier: 0, score: -(turn * parts.length + part) };
  });
}

/** Products with the most of three or more words, at least two. */
function mostOf(index: SearchIndex, query: SearchQuery, locale: Locale): Found | null {
  const { segments } = query;
  if (segments.length < WORDS_TO_FORGIVE_ONE) return null;
  const isPart = (at: number) => segments[at]!.words.every((word) => isPiece(word) || standsBefore(word));
  // In "soap bar unscented" the soap is meant.
  const isBefore = (_: Segment, at: number) => at < query.head && !isPart(at);
  const before = locale === 'en' ? segments.findLastIndex(isBefore) : -1;
  const rest = before < 0 ? segments.findIndex((_, at) => !isPart(at)) : before;
  const whole = isPart(query.head) ? rest : query.head;
  const head = whole < 0 ? query.head : whole;
  // Words in descriptions alone match by coincidence: bleuets du lac Saint-Jean.
  const scores = scoresOf(index, narrowed(segments, NAMED_PLACES), head, locale);
  let most = 0;
  for (const place of scores.touched) most = Math.max(most, bitsIn(scores.met[place]!));
  if (most < LEAST_MET) return null;
  const near = ranked(index, scores, (met) => bitsIn(met) === most);
  // What `de` joins stays: for fromage de brebis affiné, ewe's cheeses come first.
  const joined = segments.map(({ words }) =>
    Number(joinsPart(query.words.slice(0, query.words.indexOf(words[0] ?? '')).slice(-1))),
  );
  const joinedIn = (place: number) =>
    joined.reduce((sum, one, at) => sum + (scores.met[place]! & (1 << at) ? one : 0), 0);
  const [thing] = near
    .filter(({ place }) => scores.things.has(place))
    .sort((a, b) => joinedIn(b.place) - joinedIn(a.place) || byScore(a, b));
  const first = thing ?? (thingsOf(index, segments[head]!, locale).length > 0 ? null : near[0]);
  if (!first) return null;
  const mask = scores.met[first.place]!;
  const met = segments.filter((_, at) => mask & (1 << at));
  const own = scoresOf(index, met, Math.max(met.indexOf(segments[head]!), 0), locale);
  const all = ranked(index, own, isWhole(met));
  // "Strophaires rouge vin" is not red wine.
  const things = all.filter(({ place }) => own.things.has(place));
  return { ranked: thing ? things : all, instead: wordsIn(query, met) };
}

/** The same products; within each tier available ones first. */
export function availableFirst(found: readonly Ranked[], isAvailable: (product: ProductRow) => boolean): ProductRow[] {
  return found
    .map((one) => ({ ...one, isMissing: Number(!isAvailable(one.product)) }))
    .sort((a, b) => a.tier - b.tier || a.isMissing - b.isMissing || byScore(a, b))
    .map(({ product }) => product);
}
