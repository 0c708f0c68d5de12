import type { Locale } from '../../rules/constants.ts';
import type { ProductRow } from './catalogueSnapshot.ts';
import type { SearchIndex } from './searchIndex.ts';
import { CORE_PLACES, PLACE_BITS, PLACES_MASK, searchWeights, THING_PLACES } from './searchPlaces.ts';
import type { Segment } from './searchQuery.ts';

/** Added if a name has no other words than the query; less for longer names. */
const WHOLE_NAME = 30;
/** What is a kind of what is shown in place of something else: its order is that of the market's terms (searchQuery). */
const IN_PLACE = 900;
/** The weight of the head, as the others have 1: tarte aux pommes is a tarte. */
const HEAD = 1.5;
/** The lowest score of a word in products that it names. */
const THING_ITSELF = 850;
/**
 * Ranks products of one name in several top categories: first the category with most of them, then the market's order,
 * food before body care.
 */
const SHELF = { step: 8, most: 20, elsewhere: 150, few: 0.4 } as const;
/** Deducted for frozen goods, which come after fresh ones. */
const FROZEN = 20;
/**
 * The lowest average scores of products that the words name, and of those in a category with that name or near to it.
 * Within a tier, available products come first.
 */
export const TIERS = [840, 690] as const;

/** `tier`: 0 the thing itself, 1 near to it, 2 the rest. */
export type Ranked = {
  readonly product: ProductRow;
  readonly place: number;
  readonly tier: number;
  readonly score: number;
  readonly isElsewhere: boolean;
};

/** The score of each product (by its index), and its matched segments as bits. */
export type Scores = {
  readonly sums: Float64Array;
  readonly met: Uint32Array;
  readonly best: Float64Array;
  readonly touched: Set<number>;
  /** Products that the head names, or of which it is a part. */
  readonly things: Set<number>;
  /** Products in a category of which the head is a part: cafés et tisanes. */
  readonly shelved: Set<number>;
  /** Products in a category named by the head alone: fromages. */
  readonly onShelf: Set<number>;
  /** Products whose name has the head as its core, and those whose name has another segment as its core. */
  readonly named: Set<number>;
  readonly others: Set<number>;
  readonly weight: number;
  /** The head is shown as other things, whose order is that of the market's terms. */
  readonly isReplaced: boolean;
};

const { bits } = searchWeights;
/** The places in which the head says what a product is: name, category or badge. */
const THING = THING_PLACES.fr | THING_PLACES.en | bits.shelf | bits.kind;

const IN_PLACE_OF = THING_PLACES.fr | THING_PLACES.en;

/** Adds what one segment is worth: for each product the best of its forms in any of the places. */
function addSegment(
  index: SearchIndex,
  segment: Segment,
  { at, isHead }: { at: number; isHead: boolean },
  locale: Locale,
  scores: Scores,
) {
  const { starts, entries } = index;
  const { sums, met, best, touched, things, shelved, onShelf, named, others } = scores;
  const weights = searchWeights[locale][isHead ? 'head' : 'other'];
  const weight = isHead ? HEAD : 1;
  const lengths = index.nameLengths[locale];
  const thing = isHead ? THING : 0;
  const own: number[] = [];
  for (const { word, quality, places: only = PLACES_MASK } of segment.forms) {
    for (let entry = starts[word]!, end = starts[word + 1]!; entry < end; entry += 1) {
      const places = entries[entry]! & segment.places;
      if ((places & only) === 0) continue;
      const product = entries[entry]! >>> PLACE_BITS;
      const whole = places & CORE_PLACES ? WHOLE_NAME / lengths[product]! : 0;
      const inPlace = segment.instead !== null && only !== PLACES_MASK && places & IN_PLACE_OF ? IN_PLACE : 0;
      const worth = quality * Math.max(weights[places & PLACES_MASK]! + whole, inPlace);
      if (best[product] === 0) own.push(product);
      if (worth > best[product]!) best[product] = worth;
      if (places & thing) things.add(product);
      if (isHead && places & bits.shelfPart) shelved.add(product);
      if (isHead && places & bits.shelf) onShelf.add(product);
      if (places & CORE_PLACES) (isHead ? named : others).add(product);
    }
  }
  for (const product of own) {
    sums[product]! += best[product]! * weight;
    met[product]! |= 1 << at;
    best[product] = 0;
    touched.add(product);
  }
}

export function scoresOf(index: SearchIndex, segments: readonly Segment[], head: number, locale: Locale): Scores {
  const count = index.products.length;
  const scores = {
    sums: new Float64Array(count),
    met: new Uint32Array(count),
    best: new Float64Array(count),
    touched: new Set<number>(),
    things: new Set<number>(),
    shelved: new Set<number>(),
    onShelf: new Set<number>(),
    named: new Set<number>(),
    others: new Set<number>(),
    /** Of all segments together. */
    weight: HEAD + segments.length - 1,
    isReplaced: (segments[head]?.instead ?? null) !== null,
  };
  for (const [at, segment] of segments.entries())
    addSegment(index, segment, { at, isHead: at === head }, locale, scores);
  return scores;
}

/** How many near products each category has, relative to the category with most. */
function sharesOf({ shelves }: SearchIndex, sums: Float64Array, places: readonly number[], least: number) {
  const counts = new Float64Array(256);
  for (const place of places) if (sums[place]! >= least) counts[shelves[place]!]! += 1;
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}

export const byScore = (a: Ranked, b: Ranked) => a.tier - b.tier || b.score - a.score || a.place - b.place;

/** The products whose matched segments satisfy `isFound`, best first, ties in the market's order. */
export function ranked(index: SearchIndex, scores: Scores, isFound: (met: number) => boolean): Ranked[] {
  const { sums, met, touched, weight, isReplaced } = scores;
  const places = [...touched].filter((place) => isFound(met[place]!));
  const shares = sharesOf(index, sums, places, TIERS[1] * weight);
  const found = places.map((place) => {
    const shelf = index.shelves[place]!;
    const elsewhere = isReplaced ? 0 : SHELF.elsewhere * (1 - shares[shelf]!);
    const distance = SHELF.step * Math.min(shelf, SHELF.most) + elsewhere;
    const isThing = sums[place]! >= THING_ITSELF * HEAD;
    const product = index.products[place]!;
    const frozen = isThing && product.temperature === 'frozen' ? FROZEN : 0;
    const score = sums[place]! - distance - frozen;
    const near = TIERS.findIndex((least) => sums[place]! >= least * weight);
    const isElsewhere = !isReplaced && near >= 0 && shares[shelf]! < SHELF.few;
    const tier = near < 0 ? TIERS.length : near;
    return { product, place, tier, score, isElsewhere };
  });
  return found.sort(byScore);
}
