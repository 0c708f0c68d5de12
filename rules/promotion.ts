import { cents, halfUp } from './money.ts';
import type { Cents } from './money.ts';

/**
 * What a code takes off: a percentage of the goods alone, half up to the cent on their sum. Deposits, delivery, the fee and
 * the taxes, which were reckoned before, stay as they are (E12). `items` in cents, `percentOff` from 1 to 100.
 */
export function promotionDiscount(items: number, percentOff: number): Cents {
  if (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 100)
    throw new RangeError(`A code takes off 1 to 100 %, not ${percentOff}`);
  return cents(halfUp(items * percentOff, 100));
}
