import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { HitList } from './hitList.ts';
import { TIERS } from './matchScores.ts';
import { notPlain } from './plainGoods.ts';
import { HEAD_WEIGHT, type Scores } from './segmentScores.ts';
import type { SearchIndex } from './wordIndex.ts';

/** The lowest score of a word in products that it names. */
const MIN_EXACT_SCORE = 850;
/**
 * Ranks products of one name in several top categories: first the category with most of them, then the market's order,
 * food before body care.
 */
const CATEGORY = { step: 8, most: 20, elsewhere: 150, few: 0.4 } as const;
/** Deducted for frozen goods, which come after fresh ones. */
const FROZEN = 20;
const deductionOf = (product: ProductRow) => notPlain(product) + (product.temperature === 'frozen' ? FROZEN : 0);
/** Of goods that match less exactly what is deducted only decides between equal ones: cobs of corn before kernels. */
const TIE = 0.001;

const CATEGORIES = 256;
const shares = new Float64Array(CATEGORIES);
const distances = new Float64Array(CATEGORIES);
/** Reads how many near products each category has, relative to the category with most. */
function readShares({ categoryRanks }: SearchIndex, totals: Float64Array, docs: Uint32Array, least: number) {
  shares.fill(0);
  let most = 1;
  for (const doc of docs) {
    if (totals[doc]! < least) continue;
    const category = categoryRanks[doc]!;
    shares[category]! += 1;
    if (shares[category]! > most) most = shares[category]!;
  }
  for (let category = 0; category < CATEGORIES; category += 1) shares[category]! /= most;
}

let columns = { tiers: new Int8Array(0), scored: new Float64Array(0), elsewhere: new Uint8Array(0) };
/** Columns that are valid until the next products are ranked. */
function columnsFor(count: number): typeof columns {
  if (columns.tiers.length < count)
    columns = {
      tiers: new Int8Array(2 * count),
      scored: new Float64Array(2 * count),
      elsewhere: new Uint8Array(2 * count),
    };
  const { tiers, scored, elsewhere } = columns;
  return {
    tiers: tiers.subarray(0, count),
    scored: scored.subarray(0, count),
    elsewhere: elsewhere.subarray(0, count),
  };
}

/**
 * Products that match, best first, ties in the market's order. `isFound`: by their matched segments; null: all that were scored.
 * `isListed`: those left out, which count for the rank of the others. `sharesIn`: the scores of all products that count for it, if
 * others than these.
 */
export function rank(
  index: SearchIndex,
  scores: Scores,
  isFound: ((matched: number) => boolean) | null = null,
  isListed: ((doc: number) => boolean) | null = null,
  sharesIn: Scores | null = null,
): HitList {
  const { totals, matched, weight, isSubstituted } = scores;
  const docs = isFound === null ? scores.docs : scores.docs.filter((doc) => isFound(matched[doc]!));
  const wanted = isListed === null ? docs : docs.filter((doc) => !isListed(doc));
  if (wanted.length === 0) return HitList.none;
  const { categoryRanks, unplain, products } = index;
  readShares(index, sharesIn?.totals ?? totals, sharesIn?.docs ?? docs, TIERS[1] * weight);
  for (let category = 0; category < CATEGORIES; category += 1)
    distances[category] =
      CATEGORY.step * Math.min(category, CATEGORY.most) +
      (isSubstituted ? 0 : CATEGORY.elsewhere * (1 - shares[category]!));
  const [exact, near] = [TIERS[0] * weight, TIERS[1] * weight];
  const { tiers, scored, elsewhere } = columnsFor(wanted.length);
  for (let place = 0; place < wanted.length; place += 1) {
    const doc = wanted[place]!;
    const category = categoryRanks[doc]!;
    const total = totals[doc]!;
    if (unplain[doc] === 0) unplain[doc] = 1 + deductionOf(products[doc]!);
    const deducted = unplain[doc]! - 1;
    const isExact = total >= MIN_EXACT_SCORE * HEAD_WEIGHT;
    scored[place] = total - distances[category]! - (isExact ? deducted : deducted * TIE);
    const tier = total >= exact ? 0 : total >= near ? 1 : TIERS.length;
    tiers[place] = tier;
    elsewhere[place] = Number(!isSubstituted && tier < TIERS.length && shares[category]! < CATEGORY.few);
  }
  return new HitList(index, { docs: wanted, tiers, scores: scored, elsewhere }).copiedInOrder();
}
