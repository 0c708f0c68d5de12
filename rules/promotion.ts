import { cents, halfUp } from './money.ts';
import type { Cents } from './money.ts';

/**
 * Allocates an order's discount to its lines by price, in their order, so that the shares add up to it, or to the price
 * of the items where a code took off more. Cents.
 */
export function discountShares(
  discount: Cents,
  lines: readonly { readonly price: Cents; readonly quantity: number }[],
): Cents[] {
  const items = lines.reduce((sum, { price, quantity }) => cents(sum + cents(price) * quantity), 0);
  const off = Math.min(cents(discount), items);
  const partOf = (some: number) => (items === 0 ? 0 : halfUp(off * some, items));
  let upto = 0;
  return lines.map(({ price, quantity }) => {
    const before = partOf(upto);
    upto += price * quantity;
    return partOf(upto) - before;
  });
}

/**
 * What a code takes off: a percentage of the items, rounded half-up on their sum. Deposits, delivery, fee and the taxes
 * calculated before stay as they are (E12). `items` in cents, `percentOff` from 1 to 100.
 */
export function promotionDiscount(items: number, percentOff: number): Cents {
  if (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 100)
    throw new RangeError(`A code takes off 1 to 100 %, not ${percentOff}`);
  return cents(halfUp(items * percentOff, 100));
}
