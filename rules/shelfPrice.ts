import type { Cents } from './money.ts';

/** The highest price that the desk and an import accept, in cents: 9 999,99 $. A slip of the keyboard is above it. */
export const SHELF_PRICE_MAX = 999_999;

/** Whether the desk may give something this price: from a cent to 9 999,99 $. */
export const isShelfPrice = (price: Cents): boolean => Number.isInteger(price) && price > 0 && price <= SHELF_PRICE_MAX;

/** Whether a former price says something: it lies above the price (E10), or there is none. */
export const isFormerPrice = (comparedAtPrice: Cents | null, price: Cents): boolean =>
  comparedAtPrice === null || (isShelfPrice(comparedAtPrice) && comparedAtPrice > price);
