import type { Locale } from '#rules/constants.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { CORE_FIELDS, FIELD_BITS, ALL_FIELDS, fieldWeights, LANGUAGE_FIELDS, SUBJECT_FIELDS } from './fields.ts';
import type { Segment } from './segments.ts';
import type { SearchIndex } from './wordIndex.ts';

/** Added if a name has no other words than the query; less for longer names. */
const SHORT_NAME_BONUS = 30;
/** The score of a substitute before its quality, so that substitutes keep the order of the market's terms (searchQuery). */
const SUBSTITUTE_SCORE = 900;
/** The weight of the head, as the others have 1: tarte aux pommes is a tarte. */
const HEAD_WEIGHT = 1.5;
/** The lowest score of a word in products that it names. */
const MIN_EXACT_SCORE = 850;
/**
 * Ranks products of one name in several top categories: first the category with most of them, then the market's order,
 * food before body care.
 */
const CATEGORY = { step: 8, most: 20, elsewhere: 150, few: 0.4 } as const;
/** Deducted for frozen goods, which come after fresh ones. */
const FROZEN = 20;
/**
 * The lowest average scores of products that the words name, and of those in a category with that name or near to it.
 * Within a tier, available products come first.
 */
export const TIERS = [840, 690] as const;

/** The tier of products that are packed as the words say, or in their amount; it ranks first. */
export const FIRST_TIER = -1;

/** `doc`: the product's number in the index. `tier`: 0 exact, 1 near, 2 the rest. */
export type Hit = {
  readonly product: ProductRow;
  readonly doc: number;
  readonly tier: number;
  readonly score: number;
  readonly isElsewhere: boolean;
};

/** Per product, by its number in the index: its score (`totals`) and its matched segments as bits. */
export type Scores = {
  readonly totals: Float64Array;
  readonly matched: Uint32Array;
  readonly bestOfSegment: Float64Array;
  readonly candidates: Set<number>;
  /** Products that the head names, or whose name it modifies. */
  readonly headMatches: Set<number>;
  /** Products in a category of which the head is a part: cafés et tisanes. */
  readonly categoryPartMatches: Set<number>;
  /** Products in a category named by the head alone: fromages. */
  readonly categoryMatches: Set<number>;
  /** Products whose name has the head as its core, and those whose name has another segment as its core. */
  readonly coreMatches: Set<number>;
  readonly otherCoreMatches: Set<number>;
  readonly weight: number;
  /** The head is replaced by substitutes, whose order is that of the market's terms. */
  readonly isSubstituted: boolean;
};

const { bits } = fieldWeights;
/** The fields in which the head says what a product is: name, category or badge. */
const HEAD_FIELDS = SUBJECT_FIELDS.fr | SUBJECT_FIELDS.en | bits.category | bits.kind;

/** The same without category and badge. */
const ANY_SUBJECT_FIELDS = SUBJECT_FIELDS.fr | SUBJECT_FIELDS.en;

/** Adds the score of one segment: for each product the best of its forms in any of the segment's fields. */
function addSegment(
  index: SearchIndex,
  segment: Segment,
  { at, isHead }: { at: number; isHead: boolean },
  locale: Locale,
  scores: Scores,
) {
  const { starts, entries } = index;
  const {
    totals,
    matched,
    bestOfSegment,
    candidates,
    headMatches,
    categoryPartMatches,
    categoryMatches,
    coreMatches,
    otherCoreMatches,
  } = scores;
  const weights = fieldWeights[locale][isHead ? 'head' : 'other'];
  const weight = isHead ? HEAD_WEIGHT : 1;
  const lengths = index.nameLengths[locale];
  const headFields = isHead ? HEAD_FIELDS : 0;
  const docs: number[] = [];
  for (const { word, quality, fields: only = ALL_FIELDS } of segment.forms) {
    for (let entry = starts[word]!, end = starts[word + 1]!; entry < end; entry += 1) {
      const fields = entries[entry]! & segment.fields;
      if ((fields & only) === 0) continue;
      const product = entries[entry]! >>> FIELD_BITS;
      const whole = fields & CORE_FIELDS ? SHORT_NAME_BONUS / lengths[product]! : 0;
      const substituteScore =
        segment.substituteLabel !== null && only !== ALL_FIELDS && fields & ANY_SUBJECT_FIELDS ? SUBSTITUTE_SCORE : 0;
      const score = quality * Math.max(weights[fields & ALL_FIELDS]! + whole, substituteScore);
      if (bestOfSegment[product] === 0) docs.push(product);
      if (score > bestOfSegment[product]!) bestOfSegment[product] = score;
      if (fields & headFields) headMatches.add(product);
      if (isHead && fields & bits.categoryPart) categoryPartMatches.add(product);
      if (isHead && fields & bits.category) categoryMatches.add(product);
      if (fields & CORE_FIELDS) (isHead ? coreMatches : otherCoreMatches).add(product);
    }
  }
  for (const product of docs) {
    totals[product]! += bestOfSegment[product]! * weight;
    matched[product]! |= 1 << at;
    bestOfSegment[product] = 0;
    candidates.add(product);
  }
}

export function scoreSegments(index: SearchIndex, segments: readonly Segment[], head: number, locale: Locale): Scores {
  const count = index.products.length;
  const scores = {
    totals: new Float64Array(count),
    matched: new Uint32Array(count),
    bestOfSegment: new Float64Array(count),
    candidates: new Set<number>(),
    headMatches: new Set<number>(),
    categoryPartMatches: new Set<number>(),
    categoryMatches: new Set<number>(),
    coreMatches: new Set<number>(),
    otherCoreMatches: new Set<number>(),
    /** Of all segments together. */
    weight: HEAD_WEIGHT + segments.length - 1,
    isSubstituted: (segments[head]?.substituteLabel ?? null) !== null,
  };
  for (const [at, segment] of segments.entries())
    addSegment(index, segment, { at, isHead: at === head }, locale, scores);
  return scores;
}

/** How many near products each category has, relative to the category with most. */
function sharesOf({ categoryRanks }: SearchIndex, totals: Float64Array, docs: readonly number[], least: number) {
  const counts = new Float64Array(256);
  for (const doc of docs) if (totals[doc]! >= least) counts[categoryRanks[doc]!]! += 1;
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}

export const byScore = (a: Hit, b: Hit) => a.tier - b.tier || b.score - a.score || a.doc - b.doc;

/** The products whose matched segments satisfy `isFound`, best first, ties in the market's order. */
export function rank(index: SearchIndex, scores: Scores, isFound: (matched: number) => boolean): Hit[] {
  const { totals, matched, candidates, weight, isSubstituted } = scores;
  const docs = [...candidates].filter((doc) => isFound(matched[doc]!));
  const shares = sharesOf(index, totals, docs, TIERS[1] * weight);
  const hits = docs.map((doc) => {
    const category = index.categoryRanks[doc]!;
    const elsewhere = isSubstituted ? 0 : CATEGORY.elsewhere * (1 - shares[category]!);
    const distance = CATEGORY.step * Math.min(category, CATEGORY.most) + elsewhere;
    const isExact = totals[doc]! >= MIN_EXACT_SCORE * HEAD_WEIGHT;
    const product = index.products[doc]!;
    const frozen = isExact && product.temperature === 'frozen' ? FROZEN : 0;
    const score = totals[doc]! - distance - frozen;
    const nearTier = TIERS.findIndex((least) => totals[doc]! >= least * weight);
    const isElsewhere = !isSubstituted && nearTier >= 0 && shares[category]! < CATEGORY.few;
    const tier = nearTier < 0 ? TIERS.length : nearTier;
    return { product, doc, tier, score, isElsewhere };
  });
  return hits.sort(byScore);
}

/** Whether the matched segments are all of these. */
export const matchesAll = (segments: readonly Segment[]) => (matched: number) => matched === 2 ** segments.length - 1;

const ANY_NAME_FIELDS = LANGUAGE_FIELDS.fr | LANGUAGE_FIELDS.en | bits.inTerm;

/** The products whose names have a word in these fields, accents and number aside, by their numbers in the index. */
export function docsNamed(
  { vocabulary, starts, entries, fieldsOfWord }: SearchIndex,
  word: string,
  fields = ANY_NAME_FIELDS,
): Set<number> {
  const docs = new Set<number>();
  for (const form of vocabulary.formsOf(word, (hit) => ((fieldsOfWord[hit] ?? 0) & fields) !== 0))
    for (let entry = starts[form.word]!; entry < starts[form.word + 1]!; entry += 1)
      if (entries[entry]! & fields) docs.add(entries[entry]! >>> FIELD_BITS);
  return docs;
}
