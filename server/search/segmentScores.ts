import type { Locale } from '#rules/constants.ts';
import { ALL_FIELDS, CORE_FIELDS, fieldWeights, SUBJECT_FIELDS } from './fields.ts';
import { eachEntryWithin } from './postings.ts';
import { ascending, docsFlagged, FLAGS, type DocSet, type ScoreArrays } from './scoreArrays.ts';
import type { Segment } from './segments.ts';
import type { Form } from './vocabulary.ts';
import type { SearchIndex } from './wordIndex.ts';

/** Added if a name has no other words than the query; less for longer names. */
const SHORT_NAME_BONUS = 30;
/** The score of a substitute before its quality, so that substitutes keep the order of the market's terms (searchQuery). */
const SUBSTITUTE_SCORE = 900;
/** The weight of the head, as the others have 1: tarte aux pommes is a tarte. */
export const HEAD_WEIGHT = 1.5;

/**
 * Per product, by its number in the index: its score (`totals`) and its matched segments as bits. `docs`: the products that match, in
 * the order of their numbers. Valid for one query, and of these products alone.
 */
export type Scores = {
  readonly totals: Float64Array;
  readonly matched: Uint32Array;
  readonly docs: Uint32Array;
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

const flagTable = (isHead: boolean) =>
  Uint8Array.from({ length: ALL_FIELDS + 1 }, (_, fields) => flagsOf(fields, isHead));
/** The same for each combination of fields. */
const FLAGS_OF = { head: flagTable(true), other: flagTable(false) } as const;
/** What is added for a name by its number of words. */
const BONUS_OF_LENGTH = Float64Array.from({ length: 256 }, (_, length) => SHORT_NAME_BONUS / length);

type Place = { readonly at: number; readonly isHead: boolean };

/** The score of one of a segment's forms in a product, before the segment's weight; `fields`: those that the segment is limited to. */
type FormScore = (product: number, fields: number) => number;
function formScore(
  { nameLengths }: SearchIndex,
  segment: Segment,
  { quality, fields: only = ALL_FIELDS }: Form,
  isHead: boolean,
  locale: Locale,
): FormScore {
  const weights = fieldWeights[locale][isHead ? 'head' : 'other'];
  const lengths = nameLengths[locale];
  const isSubstitute = segment.substituteLabel !== null && only !== ALL_FIELDS;
  return (product, fields) => {
    const whole = fields & CORE_FIELDS ? BONUS_OF_LENGTH[lengths[product]!]! : 0;
    const score = weights[fields]! + whole;
    const isLess = isSubstitute && score < SUBSTITUTE_SCORE && (fields & ANY_SUBJECT_FIELDS) !== 0;
    return quality * (isLess ? SUBSTITUTE_SCORE : score);
  };
}

/** Scores a query that is one segment: for each product the best of its forms in any of the segment's fields. */
function scoreSingle(index: SearchIndex, segment: Segment, isHead: boolean, locale: Locale, arrays: ScoreArrays): void {
  const { totals, matched, flags, docs: touched } = arrays;
  const weight = isHead ? HEAD_WEIGHT : 1;
  const flagsOfFields = FLAGS_OF[isHead ? 'head' : 'other'];
  for (const form of segment.forms) {
    const only = form.fields ?? ALL_FIELDS;
    const scoreIn = formScore(index, segment, form, isHead, locale);
    for (const { docs, fields: all, from, to } of index.postings.parts(form.word))
      for (let entry = from; entry < to; entry += 1) {
        const fields = all[entry]! & segment.fields;
        if ((fields & only) === 0) continue;
        const product = docs[entry]!;
        const total = scoreIn(product, fields) * weight;
        if (matched[product] === 0) {
          matched[product] = 1;
          totals[product] = total;
          touched.push(product);
        } else if (total > totals[product]!) totals[product] = total;
        flags[product]! |= flagsOfFields[fields]!;
      }
  }
}

/**
 * Adds the score of one segment: for each product the best of its forms in any of the segment's fields. `within`: the products, in
 * order, that match all segments, of which alone it is added; null: of all.
 */
function addSegment(
  index: SearchIndex,
  segment: Segment,
  { at, isHead }: Place,
  locale: Locale,
  { totals, matched, flags, docs: touched }: ScoreArrays,
  within: Uint32Array | null,
): void {
  const { postings } = index;
  const { bestOfSegment, docsOfSegment } = index.scorePool;
  const weight = isHead ? HEAD_WEIGHT : 1;
  const flagsOfFields = FLAGS_OF[isHead ? 'head' : 'other'];
  for (const form of segment.forms) {
    const { word, fields: only = ALL_FIELDS } = form;
    const scoreIn = formScore(index, segment, form, isHead, locale);
    const add = (product: number, all: number) => {
      const fields = all & segment.fields;
      if ((fields & only) === 0) return;
      const score = scoreIn(product, fields);
      if (within === null && bestOfSegment[product] === 0) docsOfSegment.push(product);
      if (score > bestOfSegment[product]!) bestOfSegment[product] = score;
      flags[product]! |= flagsOfFields[fields]!;
    };
    if (within !== null) eachEntryWithin(postings, word, within, add);
    else
      for (const { docs, fields, from, to } of postings.parts(word))
        for (let entry = from; entry < to; entry += 1) add(docs[entry]!, fields[entry]!);
  }
  const products = within ?? docsOfSegment.view();
  for (const product of products) {
    if (matched[product] === 0) touched.push(product);
    totals[product]! += bestOfSegment[product]! * weight;
    matched[product]! |= 1 << at;
    bestOfSegment[product] = 0;
  }
  docsOfSegment.empty();
}

/** The products that match every segment, in order: those of the rarest segment, of which the others leave fewer and fewer. */
function matchingAll({ postings, scorePool }: SearchIndex, segments: readonly Segment[], arrays: ScoreArrays) {
  const { matched, docs: touched } = arrays;
  const rarestFirst = segments
    .map(({ forms, fields }, at) => ({
      at,
      forms,
      fields,
      size: forms.reduce((sum, { word }) => sum + postings.entries(word), 0),
    }))
    .sort((a, b) => a.size - b.size);
  let found: Uint32Array | null = null;
  for (const { at, forms, fields } of rarestFirst) {
    const bit = 1 << at;
    const add = (only: number) => (doc: number, all: number) => {
      if ((all & fields & only) === 0) return;
      if (matched[doc] === 0) touched.push(doc);
      matched[doc]! |= bit;
    };
    for (const { word, fields: only = ALL_FIELDS } of forms) {
      if (found !== null) eachEntryWithin(postings, word, found, add(only));
      else postings.eachOf(word, add(only));
    }
    found = found === null ? ascending(scorePool, touched) : found.filter((doc) => (matched[doc]! & bit) !== 0);
    if (found.length === 0) break;
  }
  return found ?? new Uint32Array(0);
}

/**
 * The scores of a query's segments; valid until the pool of the index is recycled. `isAny`: also of products that match only some of
 * them.
 */
export function scoreSegments(
  index: SearchIndex,
  segments: readonly Segment[],
  head: number,
  locale: Locale,
  isAny = false,
): Scores {
  const arrays = index.scorePool.take();
  const within = segments.length > 1 && !isAny ? matchingAll(index, segments, arrays) : null;
  if (segments.length === 1) scoreSingle(index, segments[0]!, head === 0, locale, arrays);
  else if (within?.length !== 0)
    for (const [at, segment] of segments.entries())
      addSegment(index, segment, { at, isHead: at === head }, locale, arrays, within);
  const { totals, matched, flags, docs } = arrays;
  return {
    totals,
    matched,
    docs: within ?? ascending(index.scorePool, docs),
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
