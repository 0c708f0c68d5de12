import type { Locale } from '#rules/constants.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { CORE_FIELDS, ALL_FIELDS, fieldWeights, LANGUAGE_FIELDS, SUBJECT_FIELDS } from './fields.ts';
import { notPlain } from './plainGoods.ts';
import { docsFlagged, FLAGS, type DocSet, type ScoreArrays } from './scoreArrays.ts';
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
/** Of goods that match less exactly what is deducted only decides between equal ones: cobs of corn before kernels. */
const TIE = 0.001;
/**
 * The lowest average scores of products that the words name, and of those in a category with that name or near to it.
 * Within a tier, available products come first.
 */
export const TIERS = [840, 690] as const;

/** The tier of products that are packed as the words say, or in their amount; it ranks first. */
export const FIRST_TIER = -1;

/** `doc`: the product's number in the index; `place`: that in the market's order. `tier`: 0 exact, 1 near, 2 the rest. */
export type Hit = {
  readonly product: ProductRow;
  readonly doc: number;
  readonly place: number;
  readonly tier: number;
  readonly score: number;
  readonly isElsewhere: boolean;
  /** Of what is shown in turn, which of its things it is, and the term that is offered for it. */
  readonly part?: { readonly at: number; readonly text: string | null };
};

/** Per product, by its number in the index: its score (`totals`) and its matched segments as bits. Valid for one query. */
export type Scores = {
  readonly totals: Float64Array;
  readonly matched: Uint32Array;
  readonly candidates: readonly number[];
  /** Products that the head names, or whose name it modifies. */
  readonly headMatches: DocSet;
  /** Products in a category named by the head alone: fromages. */
  readonly categoryMatches: DocSet;
  /** Products whose name has the head as its core, and those whose name has another segment as its core. */
  readonly coreMatches: DocSet;
  readonly otherCoreMatches: DocSet;
  readonly weight: number;
  /** The head is replaced by substitutes, whose order is that of the market's terms. */
  readonly isSubstituted: boolean;
};

const { bits } = fieldWeights;
/** The fields in which the head says what a product is: name, category or badge. */
export const HEAD_FIELDS = SUBJECT_FIELDS.fr | SUBJECT_FIELDS.en | bits.category | bits.kind;

/** The same without category and badge. */
const ANY_SUBJECT_FIELDS = SUBJECT_FIELDS.fr | SUBJECT_FIELDS.en;

/** What a word's fields say of a product for one segment, as bits of FLAGS. */
function flagsOf(fields: number, isHead: boolean): number {
  const core = fields & CORE_FIELDS ? (isHead ? FLAGS.core : FLAGS.otherCore) : 0;
  if (!isHead) return core;
  const head = fields & HEAD_FIELDS ? FLAGS.head : 0;
  const part = fields & bits.categoryPart ? FLAGS.categoryPart : 0;
  return core | head | part | (fields & bits.category ? FLAGS.category : 0);
}

/** Adds the score of one segment: for each product the best of its forms in any of the segment's fields. */
function addSegment(
  index: SearchIndex,
  segment: Segment,
  { at, isHead }: { at: number; isHead: boolean },
  locale: Locale,
  { totals, matched, flags, docs: candidates }: ScoreArrays,
) {
  const { postings } = index;
  const { bestOfSegment } = index.scorePool;
  const weights = fieldWeights[locale][isHead ? 'head' : 'other'];
  const weight = isHead ? HEAD_WEIGHT : 1;
  const lengths = index.nameLengths[locale];
  const docs: number[] = [];
  for (const { word, quality, fields: only = ALL_FIELDS } of segment.forms) {
    const isSubstitute = segment.substituteLabel !== null && only !== ALL_FIELDS;
    for (const part of postings.parts(word))
      for (let entry = part.from; entry < part.to; entry += 1) {
        const fields = part.fields[entry]! & segment.fields;
        if ((fields & only) === 0) continue;
        const product = part.docs[entry]!;
        const whole = fields & CORE_FIELDS ? SHORT_NAME_BONUS / lengths[product]! : 0;
        const substituteScore = isSubstitute && fields & ANY_SUBJECT_FIELDS ? SUBSTITUTE_SCORE : 0;
        const score = quality * Math.max(weights[fields]! + whole, substituteScore);
        if (bestOfSegment[product] === 0) docs.push(product);
        if (score > bestOfSegment[product]!) bestOfSegment[product] = score;
        flags[product]! |= flagsOf(fields, isHead);
      }
  }
  for (const product of docs) {
    if (matched[product] === 0) candidates.push(product);
    totals[product]! += bestOfSegment[product]! * weight;
    matched[product]! |= 1 << at;
    bestOfSegment[product] = 0;
  }
}

/** The scores of a query's segments; valid until the pool of the index is recycled. */
export function scoreSegments(index: SearchIndex, segments: readonly Segment[], head: number, locale: Locale): Scores {
  const arrays = index.scorePool.take();
  for (const [at, segment] of segments.entries())
    addSegment(index, segment, { at, isHead: at === head }, locale, arrays);
  const { totals, matched, flags, docs } = arrays;
  return {
    totals,
    matched,
    candidates: docs,
    headMatches: docsFlagged(flags, FLAGS.head),
    categoryMatches: docsFlagged(flags, FLAGS.category),
    coreMatches: docsFlagged(flags, FLAGS.core),
    otherCoreMatches: docsFlagged(flags, FLAGS.otherCore),
    /** Of all segments together. */
    weight: HEAD_WEIGHT + segments.length - 1,
    isSubstituted: (segments[head]?.substituteLabel ?? null) !== null,
  };
}

/** All fields of a segment's words in one product that the segment is limited to; 0: it does not match. */
export function fieldsIn({ postings }: SearchIndex, segment: Segment, doc: number): number {
  let all = 0;
  for (const { word, fields: only = ALL_FIELDS } of segment.forms) {
    const fields = postings.fieldsIn(word, doc) & segment.fields;
    if (fields & only) all |= fields;
  }
  return all;
}

const CATEGORIES = 256;
/** How many near products each category has, relative to the category with most. */
function sharesOf({ categoryRanks }: SearchIndex, totals: Float64Array, docs: Uint32Array, least: number) {
  const shares = new Float64Array(CATEGORIES);
  let most = 1;
  for (const doc of docs) {
    if (totals[doc]! < least) continue;
    const category = categoryRanks[doc]!;
    shares[category]! += 1;
    if (shares[category]! > most) most = shares[category]!;
  }
  for (let category = 0; category < CATEGORIES; category += 1) shares[category]! /= most;
  return shares;
}

export const byScore = (a: Hit, b: Hit) => a.tier - b.tier || b.score - a.score || a.place - b.place;

/**
 * The same products in the order of `byScore`. Many share a score, so that they are gathered by it and only the scores are
 * sorted.
 */
export function inOrder(hits: readonly Hit[]): Hit[] {
  const tiers = new Map<number, Map<number, Hit[]>>();
  for (const hit of hits) {
    let scores = tiers.get(hit.tier);
    if (!scores) tiers.set(hit.tier, (scores = new Map<number, Hit[]>()));
    const same = scores.get(hit.score);
    if (same) same.push(hit);
    else scores.set(hit.score, [hit]);
  }
  const ordered: Hit[] = [];
  for (const [, scores] of [...tiers].sort(([a], [b]) => a - b))
    for (const [, same] of [...scores].sort(([a], [b]) => b - a)) {
      if (!same.every(({ place }, at) => at === 0 || same[at - 1]!.place <= place))
        same.sort((a, b) => a.place - b.place);
      for (const hit of same) ordered.push(hit);
    }
  return ordered;
}

/** From this part of all products on, looking at each of them takes less than sorting those that matched. */
const MANY = 1 / 32;
/** The products whose matched segments satisfy `isFound`, in the market's order but for those that came later: equal scores need hardly any sorting. */
function foundDocs({ products }: SearchIndex, { matched, candidates }: Scores, isFound: (matched: number) => boolean) {
  const docs = new Uint32Array(candidates.length);
  let count = 0;
  if (candidates.length < MANY * products.length) {
    let isSorted = true;
    for (const doc of candidates) {
      if (!isFound(matched[doc]!)) continue;
      isSorted &&= count === 0 || docs[count - 1]! < doc;
      docs[count++] = doc;
    }
    return isSorted ? docs.subarray(0, count) : docs.subarray(0, count).sort();
  }
  for (let doc = 0; doc < products.length; doc += 1)
    if (matched[doc]! > 0 && isFound(matched[doc]!)) docs[count++] = doc;
  return docs.subarray(0, count);
}

/**
 * The products whose matched segments satisfy `isFound`, best first, ties in the market's order. `isListed`: those left out, which
 * count for the rank of the others.
 */
export function rank(
  index: SearchIndex,
  scores: Scores,
  isFound: (matched: number) => boolean,
  isListed: ((doc: number) => boolean) | null = null,
): Hit[] {
  const { totals, weight, isSubstituted } = scores;
  const docs = foundDocs(index, scores, isFound);
  const wanted = isListed === null ? docs : docs.filter((doc) => !isListed(doc));
  if (wanted.length === 0) return [];
  const { categoryRanks, frozen, unplain, places, products, built } = index;
  const shares = sharesOf(index, totals, docs, TIERS[1] * weight);
  const distances = shares.map(
    (share, category) =>
      CATEGORY.step * Math.min(category, CATEGORY.most) + (isSubstituted ? 0 : CATEGORY.elsewhere * (1 - share)),
  );
  const [exact, near] = [TIERS[0] * weight, TIERS[1] * weight];
  const hits: Hit[] = [];
  for (const doc of wanted) {
    const category = categoryRanks[doc]!;
    const total = totals[doc]!;
    const isExact = total >= MIN_EXACT_SCORE * HEAD_WEIGHT;
    if (unplain[doc] === 0) unplain[doc] = 1 + notPlain(products[doc]!);
    const deducted = unplain[doc]! - 1 + (frozen[doc] === 1 ? FROZEN : 0);
    const score = total - distances[category]! - (isExact ? deducted : deducted * TIE);
    const tier = total >= exact ? 0 : total >= near ? 1 : TIERS.length;
    const isElsewhere = !isSubstituted && tier < TIERS.length && shares[category]! < CATEGORY.few;
    // A whole number takes no memory of its own.
    const place = doc < built ? doc : places[doc]!;
    hits.push({ product: products[doc]!, doc, place, tier, score, isElsewhere });
  }
  return inOrder(hits);
}

/** Whether the matched segments are all of these. */
export function matchesAll({ length }: readonly Segment[]): (matched: number) => boolean {
  const all = 2 ** length - 1;
  return (matched) => matched === all;
}

/** Every field of the names, inside of terms too. */
export const IN_NAMES = LANGUAGE_FIELDS.fr | LANGUAGE_FIELDS.en | bits.inTerm;

/** The products whose names have a word in these fields, accents and number aside, by their numbers in the index; `isOther`: those left out. */
export function docsNamed(
  { vocabulary, postings, places }: SearchIndex,
  word: string,
  fields = IN_NAMES,
  isOther: ((doc: number) => boolean) | null = null,
): Set<number> {
  const docs = new Set<number>();
  const { fieldsOfWord } = postings;
  for (const form of vocabulary.formsOf(word, (hit) => ((fieldsOfWord[hit] ?? 0) & fields) !== 0)) {
    const having: number[] = [];
    const parts = postings.parts(form.word);
    for (const part of parts)
      for (let entry = part.from; entry < part.to; entry += 1)
        if (part.fields[entry]! & fields && !isOther?.(part.docs[entry]!)) having.push(part.docs[entry]!);
    // What a product was given later stands after the words of all others.
    if (parts.length > 1) having.sort((a, b) => places[a]! - places[b]!);
    for (const doc of having) docs.add(doc);
  }
  return docs;
}
