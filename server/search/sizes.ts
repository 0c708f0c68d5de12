import type { CollectionRow } from '../snapshot/catalogueSnapshot.ts';
import { FIRST_TIER, inOrder, type Hit } from './matchScores.ts';
import { numberOf, unitOf, wordsOf } from './words.ts';

const DOZEN = 12;
const HALF = new Set(['demi', 'demie', 'half']);

/** The amounts that words state, each in one spelling: `2l`, `2.5kg`; without a unit, and of a dozen, the number: `12`. */
export function amountsIn(words: readonly string[]): string[] {
  const amounts: string[] = [];
  let numbers: number[] = [];
  for (const word of [...words, '']) {
    const unit = unitOf(word);
    const number = HALF.has(word) ? 0.5 : numberOf(unit === null ? word : (/^\d+/.exec(word)?.[0] ?? ''));
    if (number !== null) numbers.push(number);
    if (unit !== null) {
      // A decimal comma parts the words: 2,5 kg.
      const amount = numbers.length > 0 ? Number(numbers.join('.')) : 1;
      if (unit === 'dozen') amounts.push(`${amount * DOZEN}`);
      // The l of l’unité is no litre.
      else if (numbers.length > 0) amounts.push(`${amount}${unit}`);
    } else if (number === null) amounts.push(...numbers.map(String));
    if (unit !== null || number === null) numbers = [];
  }
  return amounts;
}

/** Units of weight and volume in grams and millilitres. */
const IN_BASE: Readonly<Record<string, readonly ['g' | 'ml', number]>> = {
  mg: ['g', 0.001],
  g: ['g', 1],
  kg: ['g', 1000],
  oz: ['g', 28.35],
  lb: ['g', 453.6],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
};
/** What goods of a pound may differ by: 450 g or 454 g. */
const ROUNDED = 0.02;
function baseOf(amount: string): readonly [string, number] {
  const [, number = '', unit = ''] = /^([\d.]+)([a-z]*)$/.exec(amount) ?? [];
  const [base, factor] = IN_BASE[unit] ?? [unit, 1];
  return [base, Number(number) * factor];
}

/** Whether two amounts are the same, in whatever units: 1 lb and 454 g, 0.5 l and 500 ml. */
export function isSameAmount(one: string, other: string): boolean {
  const [[unit, first], [otherUnit, second]] = [baseOf(one), baseOf(other)];
  if (unit !== otherUnit) return false;
  return first === second || (unit in IN_BASE && Math.abs(first - second) <= ROUNDED * Math.max(first, second));
}

/** The first goods that words find are in the category of the thing. */
const FIRST = 5;
const amountsOf = ({ primary, secondary }: { primary: string; secondary: string | null }) =>
  [primary, secondary ?? ''].flatMap((text) => amountsIn(wordsOf(text)));

/**
 * Of the same products, of the best those that are sold in the amounts that the words state: alone if these have a unit (lait 2 l),
 * since another size is not what was typed, and else first (œufs 12, une douzaine); null if none is, or the words state no amount.
 */
export function inSize(hits: readonly Hit[], words: readonly string[]): Hit[] | null {
  const amounts = amountsIn(words);
  if (amounts.length === 0) return null;
  const isOffered = (offered: readonly string[]) =>
    amounts.every((amount) => offered.some((one) => isSameAmount(amount, one)));
  const isNamed = ({ product }: Hit) => isOffered(amountsOf(product.name));
  const isOf = (hit: Hit) => isNamed(hit) || hit.product.variants.some((variant) => isOffered(amountsOf(variant.name)));
  const best = hits[0]?.tier;
  const topOf = (shelf: CollectionRow): CollectionRow => (shelf.parent ? topOf(shelf.parent) : shelf);
  const shelfOf = ({ product: { placements } }: Hit) => placements[0] && topOf(placements[0].collection);
  const shelves = new Set(hits.slice(0, FIRST).map(shelfOf));
  // A litre of cream is no cream of broccoli soup.
  const sized = new Set(hits.filter((hit) => hit.tier === best && shelves.has(shelfOf(hit)) && isOf(hit)));
  if (sized.size === 0) return null;
  // Two dozen are bought as two packs of one.
  const isUnit = (word: string) => ![null, 'dozen'].includes(unitOf(word));
  if (words.some(isUnit)) return inOrder([...sized].map((hit) => (isNamed(hit) ? { ...hit, tier: FIRST_TIER } : hit)));
  return inOrder(hits.map((hit) => (sized.has(hit) ? { ...hit, tier: FIRST_TIER } : hit)));
}
