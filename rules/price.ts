import { cents, halfUp, type Cents } from './money.ts';

/**
 * Percent off the former price, a whole number rounded half-up (spec 9, E10). Null: no badge, because there is no
 * former price or it is not above the price. 0 is possible, and is a badge of 0 %.
 */
export function discountPercent(price: Cents, comparedAtPrice: Cents | null | undefined): number | null {
  if (comparedAtPrice === null || comparedAtPrice === undefined || comparedAtPrice <= price) return null;
  return halfUp((cents(comparedAtPrice) - cents(price)) * 100, comparedAtPrice);
}

/** The highest price that desk and import accept, in cents: 9 999,99 $. More is a typing error. */
export const SHELF_PRICE_MAX = 999_999;

/** Whether the desk may set this price: one cent to 9 999,99 $. */
export const isShelfPrice = (price: Cents): boolean => Number.isInteger(price) && price > 0 && price <= SHELF_PRICE_MAX;

/** Whether a former price is valid: above the price (E10), or none. */
export const isFormerPrice = (comparedAtPrice: Cents | null, price: Cents): boolean =>
  comparedAtPrice === null || (isShelfPrice(comparedAtPrice) && comparedAtPrice > price);
