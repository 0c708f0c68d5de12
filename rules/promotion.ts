import { cents, halfUp } from './money.ts';
import type { Cents } from './money.ts';

/**
 * What of an order's discount each line had, in their order: its part by price, so that together they have all of it, or all that
 * the items cost where a code took off more. Cents.
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
 * What a code takes off: a percentage of the goods alone, half up to the cent on their sum. Deposits, delivery, the fee and
 * the taxes, which were reckoned before, stay as they are (E12). `items` in cents, `percentOff` from 1 to 100.
 */
export function promotionDiscount(items: number, percentOff: number): Cents {
  if (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 100)
    throw new RangeError(`A code takes off 1 to 100 %, not ${percentOff}`);
  return cents(halfUp(items * percentOff, 100));
}
