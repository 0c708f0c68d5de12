import { DAY_MS } from './constants.ts';
/** A producer counts as new this long after joining the market. */
export const NEW_SELLER_DAYS = 30;
/** A product counts as new for the week after it came to the market. */
export const NEW_PRODUCT_DAYS = 7;

function isWithin(days: number, since: Date, now: Date): boolean {
  const age = now.getTime() - since.getTime();
  return age >= 0 && age < days * DAY_MS;
}

/** True within the first 30 days after the instant of joining, to the millisecond; false before it (F-076). */
export function isNewSeller(createdAt: Date, now: Date): boolean {
  return isWithin(NEW_SELLER_DAYS, createdAt, now);
}

/** True within the first 7 days after a product came to the market, to the millisecond; false before it. */
export function isNewProduct(createdAt: Date, now: Date): boolean {
  return isWithin(NEW_PRODUCT_DAYS, createdAt, now);
}
