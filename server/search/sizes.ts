import type { VariantRow } from '../snapshot/catalogueSnapshot.ts';
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

/**
 * The same products, of the best those first that are sold in the amounts that the words state (lait 2 l, œufs 12); null if none
 * is, or the words state no amount.
 */
export function inSize(hits: readonly Hit[], words: readonly string[]): Hit[] | null {
  const amounts = amountsIn(words);
  if (amounts.length === 0) return null;
  const isOf = ({ name }: VariantRow) => {
    const offered = [name.primary, name.secondary ?? ''].flatMap((text) => amountsIn(wordsOf(text)));
    return amounts.every((amount) => offered.includes(amount));
  };
  const best = hits[0]?.tier;
  const sized = new Set(hits.filter(({ tier, product }) => tier === best && product.variants.some(isOf)));
  if (sized.size === 0) return null;
  return inOrder(hits.map((hit) => (sized.has(hit) ? { ...hit, tier: FIRST_TIER } : hit)));
}
