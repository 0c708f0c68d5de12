import type { Locale } from '../../rules/constants.ts';
import type { ProductRow } from './catalogueSnapshot.ts';
import { shelfNameOf, type SearchIndex } from './searchIndex.ts';
import {
  CORE_PLACES,
  NAMED_PLACES,
  OWN_PLACES,
  PLACE_BITS,
  PLACES_MASK,
  searchWeights,
  SOLD_PLACES,
} from './searchPlaces.ts';
import { readQuery, type Segment } from './searchQuery.ts';

/** For a name that is nothing but the words asked for; less the longer it is. */
const WHOLE_NAME = 30;
/** What is asked for by its first word (in English its last): tarte aux pommes is a tarte. */
const HEAD = 1.5;
/** From so many words on, products that have all but one are shown where none has all. */
const WORDS_TO_FORGIVE_ONE = 3;
/** The least that a word is worth in products that are what it says. */
const THING_ITSELF = 850;
/**
 * What is called the same in several top categories: first where most of it is, then by the market's order, food before
 * body care. What is only made of it counts less.
 */
const SHELF = { step: 8, most: 20, elsewhere: 150, ofOthers: 0.4 } as const;
/** For what lies on a shelf whose name are the very words: légumes racines. */
const WHOLE_SHELF = 400;
/**
 * The least that the words are worth on average in products that are what they say, and in those on a shelf called so or
 * nearest to it. Within each, what can be bought comes first.
 */
const TIERS = [840, 690] as const;

/** Products with how well they answer, best first. `instead`: the words that they do answer, where not those typed. */
export type Found = { readonly ranked: readonly Ranked[]; readonly instead: string | null };
/** `tier`: 0 for the thing itself, 1 for what is near, 2 for the rest. */
export type Ranked = {
  readonly product: ProductRow;
  readonly place: number;
  readonly tier: number;
  readonly score: number;
};

/** How much each product (by its place in the index) answers, and which of the segments it meets, as bits. */
type Scores = {
  readonly sums: Float64Array;
  readonly met: Uint32Array;
  readonly best: Float64Array;
  readonly touched: Set<number>;
  readonly weight: number;
};

/** Adds what one segment is worth: for each product the best of its forms in any of the places. */
function addSegment(index: SearchIndex, segment: Segment, at: number, isHead: boolean, locale: Locale, scores: Scores) {
  const { starts, entries } = index;
  const { sums, met, best, touched } = scores;
  const weights = searchWeights[locale][isHead ? 'head' : 'other'];
  const weight = isHead ? HEAD : 1;
  const lengths = index.nameLengths[locale];
  const own: number[] = [];
  for (const { word, quality } of segment.forms)
    for (let entry = starts[word]!, end = starts[word + 1]!; entry < end; entry += 1) {
      const places = entries[entry]! & segment.places;
      if (places === 0) continue;
      const product = entries[entry]! >>> PLACE_BITS;
      const whole = places & CORE_PLACES ? WHOLE_NAME / lengths[product]! : 0;
      const worth = quality * (weights[places & PLACES_MASK]! + whole);
      if (best[product] === 0) own.push(product);
      if (worth > best[product]!) best[product] = worth;
    }
  for (const product of own) {
    sums[product]! += best[product]! * weight;
    met[product]! |= 1 << at;
    best[product] = 0;
    touched.add(product);
  }
}

/** Words beyond this are not looked at: a name has fewer, and their bits would run out. */
const MOST_SEGMENTS = 30;

function scoresOf(index: SearchIndex, segments: readonly Segment[], locale: Locale): Scores {
  const count = index.products.length;
  const scores = {
    sums: new Float64Array(count),
    met: new Uint32Array(count),
    best: new Float64Array(count),
    touched: new Set<number>(),
    /** Of all segments together. */
    weight: HEAD + segments.length - 1,
  };
  const head = locale === 'fr' ? 0 : segments.length - 1;
  for (const [at, segment] of segments.entries()) addSegment(index, segment, at, at === head, locale, scores);
  return scores;
}

/** How much of what is the thing itself each shelf has, 1 for the one that has most. */
function sharesOf({ shelves }: SearchIndex, sums: Float64Array, places: readonly number[]): Float64Array {
  const counts = new Float64Array(256);
  for (const place of places) if (sums[place]! >= THING_ITSELF * HEAD) counts[shelves[place]!]! += 1;
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}

const byScore = (a: Ranked, b: Ranked) => a.tier - b.tier || b.score - a.score || a.place - b.place;

/** The products whose segments are as asked for, best first, ties in the market's order. */
function ranked(index: SearchIndex, scores: Scores, isFound: (met: number) => boolean): Ranked[] {
  const { sums, met, touched, weight } = scores;
  const places = [...touched].filter((place) => isFound(met[place]!));
  const shares = sharesOf(index, sums, places);
  const found = places.map((place) => {
    const shelf = index.shelves[place]!;
    const distance = SHELF.step * Math.min(shelf, SHELF.most) + SHELF.elsewhere * (1 - shares[shelf]!);
    const isThing = sums[place]! >= THING_ITSELF * HEAD;
    const score = sums[place]! - distance * (isThing ? 1 : SHELF.ofOthers);
    const tier = TIERS.findIndex((least) => sums[place]! >= least * weight);
    return { product: index.products[place]!, place, tier: tier < 0 ? TIERS.length : tier, score };
  });
  return found.sort(byScore);
}

/** Lifts what lies on a shelf that the words are the name of. */
function addShelf({ shelfNames }: SearchIndex, words: readonly string[], { sums, met }: Scores): void {
  for (const place of shelfNames.get(shelfNameOf(words)) ?? []) if (met[place]! > 0) sums[place]! += WHOLE_SHELF;
}

const bitsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/**
 * The products that answer the words, each of which must be met in one of its forms. Where nothing meets them all: what
 * has all of three or more but one, or what is the thing itself that was asked for in a kind that the market does not
 * have; `instead` says so, as it does for a corrected word.
 */
export function findProducts(index: SearchIndex, text: string, locale: Locale): Found {
  const query = readQuery(index, text, locale);
  const segments = query.segments.slice(0, MOST_SEGMENTS);
  const said = query.isCorrected ? query.words.join(' ') : null;
  const whole = 2 ** segments.length - 1;
  if (segments.length === 0) return { ranked: [], instead: null };
  const own = narrowed(segments, OWN_PLACES);
  const scores = scoresOf(index, own, locale);
  if (segments.length > 1) addShelf(index, query.words, scores);
  const isWhole = (met: number) => met === whole;
  const called = ranked(index, scores, isWhole);
  // Producers are called after colours and places, too: their goods come behind those that are called so themselves.
  const isNew = withoutAnyOf(called);
  const sold = ranked(index, scoresOf(index, narrowed(segments, SOLD_PLACES), locale), isWhole).filter(isNew);
  const told = called.length + sold.length === 0 ? describedAs(index, segments, locale) : [];
  const all = [
    ...told,
    ...called,
    ...sold.map((one) => ({ ...one, tier: called.length > 0 ? TIERS.length + 1 : one.tier })),
  ];
  if (all.length > 0 || segments.length === 1) return { ranked: all, instead: all.length > 0 ? said : null };
  const loose = scoresOf(index, segments, locale);
  return (
    allButOne(index, segments, loose, locale) ?? thingItself(index, segments, locale) ?? { ranked: [], instead: null }
  );
}

/** From so many products on, what only their descriptions say is an answer: Noël, cadeau. Fewer are there by chance. */
const ENOUGH_TOLD = 5;

/** What has the head in a name and the rest anywhere; a word that stands in descriptions alone if it does in several. */
function describedAs(index: SearchIndex, segments: readonly Segment[], locale: Locale): Ranked[] {
  const head = locale === 'fr' ? 0 : segments.length - 1;
  const anywhere = segments.map((segment, at) => ({
    ...segment,
    places: at === head && segments.length > 1 ? NAMED_PLACES : PLACES_MASK,
  }));
  const found = ranked(index, scoresOf(index, anywhere, locale), (met) => met === 2 ** segments.length - 1);
  return segments.length > 1 || found.length >= ENOUGH_TOLD ? found : [];
}

const narrowed = (segments: readonly Segment[], places: number): Segment[] =>
  segments.map((segment) => ({ ...segment, places: segment.places & places }));

function withoutAnyOf(found: readonly Ranked[]): (one: Ranked) => boolean {
  const places = new Set(found.map(({ place }) => place));
  return ({ place }) => !places.has(place);
}

const wordsIn = (segments: readonly Segment[]) => segments.flatMap(({ words }) => words).join(' ');

function allButOne(index: SearchIndex, segments: readonly Segment[], scores: Scores, locale: Locale): Found | null {
  if (segments.length < WORDS_TO_FORGIVE_ONE) return null;
  const [first] = ranked(index, scores, (met) => bitsIn(met) === segments.length - 1);
  if (!first) return null;
  const mask = scores.met[first.place]!;
  const met = segments.filter((_, at) => mask & (1 << at));
  return {
    ranked: ranked(index, scoresOf(index, met, locale), (own) => own === 2 ** met.length - 1),
    instead: wordsIn(met),
  };
}

function thingItself(index: SearchIndex, segments: readonly Segment[], locale: Locale): Found | null {
  const head = locale === 'fr' ? segments[0] : segments.at(-1);
  if (!head) return null;
  const scores = scoresOf(index, [head], locale);
  const found = ranked(index, scores, () => true).filter(({ place }) => scores.sums[place]! >= THING_ITSELF * HEAD);
  return found.length > 0 ? { ranked: found, instead: wordsIn([head]) } : null;
}

/** The same products, in each tier those that can be bought first. */
export function availableFirst(found: readonly Ranked[], isToBeHad: (product: ProductRow) => boolean): ProductRow[] {
  return found
    .map((one) => ({ ...one, isMissing: Number(!isToBeHad(one.product)) }))
    .sort((a, b) => a.tier - b.tier || a.isMissing - b.isMissing || byScore(a, b))
    .map(({ product }) => product);
}
