import { cents, halfUp } from './money.ts';
import type { Cents } from './money.ts';

/**
 * Percent off the former price, a whole number rounded half-up (spec 9, E10). Null: no badge, because there is no
 * former price or it is not above the price. 0 is possible, and is a badge of 0 %.
 */
export function discountPercent(price: Cents, comparedAtPrice: Cents | null | undefined): number | null {
  if (comparedAtPrice === null || comparedAtPrice === undefined || comparedAtPrice <= price) return null;
  return halfUp((cents(comparedAtPrice) - cents(price)) * 100, comparedAtPrice);
}
