import { GST_RATE, PST_RATE } from './constants.ts';
import type { Ratio } from './constants.ts';
import { cents, halfUp } from './money.ts';
import type { Cents } from './money.ts';

function tax(base: Cents, rate: Ratio): Cents {
  return halfUp(cents(base) * rate.numerator, rate.denominator);
}

/** Federal tax on a base in cents, rounded once, half-up to the cent (E1). RangeError on a negative base. */
export function gst(base: Cents): Cents {
  return tax(base, GST_RATE);
}

/** Provincial tax on the same base, without the federal one in it (E1, E3). RangeError on a negative base. */
export function pst(base: Cents): Cents {
  return tax(base, PST_RATE);
}

/** A wholly taxed price with both taxes, each rounded by itself (E1), as for a year of membership (E47). RangeError on a negative one. */
export const withTaxes = (price: Cents): Cents => price + gst(price) + pst(price);
