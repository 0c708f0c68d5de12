import type { Locale } from '#rules/constants.ts';
import {
  demoted,
  interleave,
  isSubstituted,
  matchMostSegments,
  restrictFields,
  matchSingleSegment,
  headMatchesOf,
  queryTextOf,
  replacedText,
  type SearchResult,
} from './fallback.ts';
import {
  LANGUAGE_FIELDS,
  LABEL_FIELDS,
  PRODUCT_FIELDS,
  ALL_FIELDS,
  fieldWeights,
  CATEGORY_FIELDS,
  PRODUCT_AND_SELLER_FIELDS,
} from './fields.ts';
import { HitList } from './hitList.ts';
import { inOrder } from './matchScores.ts';
import { isTyped } from './productTypes.ts';
import { parseQuery, type SearchQuery } from './query.ts';
import { rank } from './rank.ts';
import type { Segment } from './segments.ts';
import { fieldsIn, HEAD_FIELDS, scoreSegments, type Scores } from './segmentScores.ts';
import { inSize } from './sizes.ts';
import { spelled } from './spelling.ts';
import type { Form } from './vocabulary.ts';
import { labelKeyOf, type SearchIndex } from './wordIndex.ts';
import { isConjunction, isHollow, isPiece, isState, isUnknownDish, withoutMeasure, wordsOf } from './words.ts';

const { bits } = fieldWeights;
/** Further words are ignored: names have fewer, and the bit mask of segments would overflow. */
const MAX_SEGMENTS = 30;
/** Added for products in a category whose name equals the words: légumes racines. */
const CATEGORY_BOOST = 400;
/** Adds CATEGORY_BOOST to products in a category that the words name. */
function boostCategory({ labels }: SearchIndex, words: readonly string[], { totals, docs }: Scores): void {
  labels.eachWithin(labelKeyOf(words), docs, (doc) => {
    totals[doc]! += CATEGORY_BOOST;
  });
}

/**
 * The products for a query, each matching all its segments. If there are none: those that match most of three or more
 * words, or the thing itself in another kind; `correctedWords` then has the matched words, as it does for a corrected query.
 */
export function findMatches(
  index: SearchIndex,
  text: string,
  locale: Locale,
  parsed: SearchQuery = parseQuery(index, text, locale),
): SearchResult {
  const query = { ...parsed, segments: parsed.segments.slice(0, MAX_SEGMENTS) };
  const { segments } = query;
  if (segments.length === 0 || namesAbsent(index, query)) return NOTHING;
  const isOther = segments.some((segment, at) => isSubstituted(segment, at === query.head));
  const correctedWords = isOther
    ? replacedText(index, query, segments, locale)
    : query.isCorrected
      ? spelled(index, query.words, locale)
      : null;
  const labels = scoreLabels(index, query, locale);
  const labelMatches = matchLabels(index, query, labels, locale);
  if (segments.length === 1 && !isOther && isOnlyIngredient(index, segments[0]!, labelMatches, locale)) return NOTHING;
  if (
    segments.length === 2 &&
    text.split(' ').some(isConjunction) &&
    !isSingleProduct(index, query, labelMatches, locale)
  ) {
    const each = matchEachPart(index, text, locale);
    if (each) return each;
  }
  const all = labelMatches.followedBy(matchSellers(index, query, locale, labelMatches, labels.scores));
  if (all.length > 0) return { hits: interleave(index, segments, query.words, all, locale), correctedWords };
  const described = matchDescriptions(index, query, locale);
  if (described.length >= (segments.length > 1 ? MIN_DESCRIBED.several : MIN_DESCRIBED.single))
    return { hits: described, correctedWords };
  if (segments.length === 1) return NOTHING;
  const without = withoutMeasure(segments, ({ words }) => words);
  if (without !== null) {
    const result = findMatches(index, without.flatMap(({ words }) => words).join(' '), locale);
    if (result.hits.length === 0) return NOTHING;
    // Goods that are sold in the amount are what was typed.
    const sized = result.correctedWords === null ? inSize(result.hits.objects(), query.words) : null;
    if (sized) return { ...result, hits: HitList.of(index, sized) };
    return { ...result, correctedWords: result.correctedWords ?? queryTextOf(index, query, without, locale) };
  }
  if (locale === 'en' && segments.length === 2 && isUnknownDish(segments)) return NOTHING;
  return (
    matchEachPart(index, text, locale) ??
    matchMostSegments(index, query, locale) ??
    matchSingleSegment(index, query, locale) ??
    NOTHING
  );
}
/**
 * The head is not sold and nothing is in its place, or it is beside words that only say how it is: what these find is no answer (dog food
 * raw: no raw cheese). A piece of it is one of the whole.
 */
const namesAbsent = (index: SearchIndex, { segments, head }: SearchQuery): boolean =>
  segments.some(
    ({ isApart, forms, words, advice }, at) =>
      isApart &&
      !forms.some(({ word }) => (index.postings.fieldsOfWord[word]! & LABEL_FIELDS) !== 0) &&
      advice?.kind === 'not_sold' &&
      (at === head
        ? words.length > 1 || !isPiece(words[0]!)
        : words.length > 1 && segments.every((other, place) => place === at || other.words.every(isState))),
  );
const NOTHING: SearchResult = { hits: HitList.none, correctedWords: null };
/**
 * From this many products on, matches in descriptions count as results: for several words, and for a single one. Fewer
 * are coincidences: squash that tastes of chestnuts.
 */
const MIN_DESCRIBED = { several: 5, single: 12 } as const;

/**
 * The scores of a query's words in names and categories. What is only one of several things that a category is called after says
 * nothing of the thing where names say it: honey candies are not those of a shelf Miel et érable.
 */
function scoreLabels(index: SearchIndex, { segments, head }: SearchQuery, locale: Locale) {
  const labelSegments = restrictFields(segments, PRODUCT_FIELDS);
  const isPart = ({ word }: Form) => (index.postings.fieldsOfWord[word]! & bits.categoryPart) !== 0;
  if (segments.length === 2 && segments[1 - head]?.forms.some(isPart)) {
    const named = labelSegments.map((segment, at) =>
      at === head ? segment : { ...segment, fields: segment.fields & ~bits.categoryPart },
    );
    const scores = scoreSegments(index, named, head, locale);
    if (scores.docs.some((doc) => scores.coreMatches.has(doc))) return { segments: named, scores };
  }
  return { segments: labelSegments, scores: scoreSegments(index, labelSegments, head, locale) };
}

/**
 * Products with all words in their own name or categories. The head says what the thing is: products that it does not
 * name come last, or are left out if a preposition follows the head (jus de canneberges) and others match.
 */
function matchLabels(
  index: SearchIndex,
  query: SearchQuery,
  { segments: labelSegments, scores }: ReturnType<typeof scoreLabels>,
  locale: Locale,
): HitList {
  const { segments, words, head, isBound, isForm } = query;
  if (words.length > 1) boostCategory(index, words, scores);
  const labelMatches = rank(index, scores);
  if (segments.length === 1) return labelMatches;
  // In English the thing may also come first, with or without a comma: hand soap, lavender.
  const isKind = (doc: number) =>
    scores.coreMatches.has(doc) || (isTyped(index.products[doc]!) && scores.headMatches.has(doc));
  if (locale === 'en' && !isBound && !labelMatches.some(isKind)) {
    const isNamed = (at: number) => {
      const { coreMatches } = scoreSegments(index, labelSegments, at, locale);
      return labelMatches.some((doc) => coreMatches.has(doc));
    };
    const other = labelMatches.length > 0 ? segments.findLastIndex((_, at) => at !== head && isNamed(at)) : -1;
    if (other >= 0) {
      const otherwise = { ...query, head: other };
      return matchLabels(index, otherwise, scoreLabels(index, otherwise, locale), locale);
    }
  }
  // Sirop de poire is not poires au sirop.
  const isCalled = (doc: number) => scores.coreMatches.has(doc) || scores.categoryMatches.has(doc);
  const isInverted = (doc: number) =>
    !isForm && !isTyped(index.products[doc]!) && scores.otherCoreMatches.has(doc) && !isCalled(doc);
  const isElsewhere = (place: number) => labelMatches.elsewhere[place] === 1;
  // Red wine vinegar is in another category than wines, beard oil in another than oil.
  const isOfHead = (doc: number, place: number) =>
    scores.headMatches.has(doc) && !isElsewhere(place) && !isInverted(doc);
  const headMatches = labelMatches.filter(isOfHead);
  if (isBound && (headMatches.length > 0 || headMatchesOf(index, labelSegments[head]!, locale).length > 0))
    return headMatches;
  const isNamed = (doc: number) => scores.coreMatches.has(doc) || scores.otherCoreMatches.has(doc);
  if (headMatches.length === 0) return labelMatches.filter(isNamed);
  // "Pommes tarte" are words in another order, but a product that only is in a category of that name does not match.
  const isOther = (doc: number, place: number) =>
    scores.otherCoreMatches.has(doc) && !isElsewhere(place) && !isOfHead(doc, place);
  return headMatches.followedBy(labelMatches.filter(isOther).inTiers(() => demoted(1)));
}

/**
 * Whether all these products are only made of what is searched, or taste of it: brownies are not noix de Grenoble.
 * Decided by French names, whose prepositions say so; an English word without a synonym may also be a kind (smoked).
 */
function isOnlyIngredient(index: SearchIndex, segment: Segment, labelMatches: HitList, locale: Locale): boolean {
  if (segment.words.length > 1 && !segment.isApart) return false;
  const isCommon = ({ word }: Form) => locale === 'fr' || index.vocabulary.textOf(word).startsWith('#');
  const forms = segment.forms.filter(isCommon);
  if (labelMatches.length === 0 || forms.length === 0) return false;
  const inFrench = { ...segment, forms, fields: LANGUAGE_FIELDS.fr | CATEGORY_FIELDS };
  const [otherwise] = restrictFields([segment], bits.kind | bits.seller);
  return labelMatches.docs.every(
    (doc) =>
      isTyped(index.products[doc]!) &&
      (fieldsIn(index, inFrench, doc) & (HEAD_FIELDS | bits.categoryPart)) === 0 &&
      fieldsIn(index, otherwise!, doc) === 0,
  );
}

/**
 * Products with the words in their own and their producer's name. Producers may be named after colours and places, so
 * their goods come after those that are called so themselves. Of several words, the head must be in the product's name,
 * or all in the producer's. `labelScores`: those of `labelMatches`.
 */
function matchSellers(
  index: SearchIndex,
  query: SearchQuery,
  locale: Locale,
  labelMatches: HitList,
  labelScores: Scores,
): HitList {
  const { segments, words, head } = query;
  if (segments.length > 1 && labelMatches.length > 0) return HitList.none;
  const isSeller = ({ word }: Form) => (index.postings.fieldsOfWord[word]! & bits.seller) !== 0;
  if (!segments.some(({ forms }) => forms.some(isSeller)) && labelMatches.length > 0) return HitList.none;
  // What is not called by a single word has it in its producer's name alone, and counts for no category.
  const isSingle = segments.length === 1 && words.length === 1 && labelMatches.length > 0;
  const fields = isSingle ? bits.seller : PRODUCT_AND_SELLER_FIELDS;
  const scores = scoreSegments(index, restrictFields(segments, fields), head, locale);
  const { marks } = index.scorePool;
  for (const doc of labelMatches.docs) marks[doc] = 1;
  const sold = rank(index, scores, null, (doc) => marks[doc] === 1, isSingle ? labelScores : null);
  for (const doc of labelMatches.docs) marks[doc] = 0;
  if (sold.length === 0 || segments.length === 1)
    return labelMatches.length > 0 ? sold.inTiers(() => demoted(2)) : sold;
  const sellers = scoreSegments(index, restrictFields(segments, bits.seller), head, locale);
  const all = 2 ** segments.length - 1;
  return sold.filter((doc) => scores.coreMatches.has(doc) || sellers.matched[doc] === all);
}

/**
 * Products that the head names, with the other words anywhere; for a single word, those with it in their description.
 */
function matchDescriptions(index: SearchIndex, { segments, head }: SearchQuery, locale: Locale): HitList {
  const isNamed = (at: number) => (segments.length > 1 ? at === head : segments[at]!.isInVocabulary);
  const anywhere = segments.map((segment, at) => {
    if ((segments.length > 1 && segment.words.every(isHollow)) || (segment.isApart && at === head)) return segment;
    return { ...segment, fields: isNamed(at) ? LABEL_FIELDS : ALL_FIELDS };
  });
  const scores = scoreSegments(index, anywhere, head, locale);
  const hits = rank(index, scores);
  const isCalled = (doc: number) => scores.coreMatches.has(doc) || scores.categoryMatches.has(doc);
  return segments.length > 1 ? hits.filter(isCalled) : hits;
}

/**
 * Whether some product is called by both words around an `et` (miel et érable), rather than one made with the other.
 */
function isSingleProduct(index: SearchIndex, { segments, words }: SearchQuery, labelMatches: HitList, locale: Locale) {
  if (index.labels.has(labelKeyOf(words))) return true;
  const both = segments.map((segment) => {
    const headMatches = scoreSegments(index, restrictFields([segment], PRODUCT_FIELDS), 0, locale).headMatches;
    return labelMatches.docs.filter((doc) => headMatches.has(doc));
  });
  const [first, second] = [both[0]!, new Set(both[1])];
  const namesBoth = (doc: number) => {
    const { primary, secondary } = index.products[doc]!.name;
    return wordsOf((locale === 'en' ? secondary : null) ?? primary).some(isConjunction);
  };
  return first.some((doc) => second.has(doc) && namesBoth(doc));
}

/**
 * For several things in one query (fruits et légumes), products of each in turn; null if the market lacks one of them.
 */
function matchEachPart(index: SearchIndex, text: string, locale: Locale): SearchResult | null {
  const parts: string[][] = [[]];
  for (const word of text.split(' '))
    if (isConjunction(word)) parts.push([]);
    else parts.at(-1)!.push(word);
  const isOne = (words: string[]) =>
    words.length > 0 && parseQuery(index, words.join(' '), locale).segments.length === 1;
  if (parts.length === 1 || !parts.every(isOne)) return null;
  const results = parts.map((words) => findMatches(index, words.join(' '), locale));
  if (results.some(({ hits }) => hits.length === 0)) return null;
  const turns = results.flatMap(({ hits }, part) =>
    hits.objects().map((hit, turn) => ({
      ...hit,
      tier: 0,
      score: -(turn * parts.length + part),
      part: { at: part, text: null },
    })),
  );
  const listed = new Set<number>();
  const unique = inOrder(turns).filter(({ doc }) => !listed.has(doc) && listed.add(doc));
  const isOther = results.some(({ correctedWords }) => correctedWords !== null);
  const announced = results.map(({ correctedWords }, part) => correctedWords ?? parts[part]!.join(' ')).join(', ');
  return { hits: HitList.of(index, unique), correctedWords: isOther ? announced : null };
}
