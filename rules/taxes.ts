import { cents, halfUp } from './money.ts';
import type { Cents } from './money.ts';

/** Rates are whole thousandths of a percent: 9.975 % is 9975, an exact fraction (E1). */
export const RATE_DENOMINATOR = 100_000;

/** The rates of a day, in thousandths of a percent. */
export type TaxRates = { readonly gst: number; readonly pst: number };

/** Which taxes a taxable product has: books have GST alone. Written in this order wherever it can be chosen. */
export const taxKinds = ['both', 'gst', 'pst'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** A price, and the taxes of what is sold for it; absent: both. */
type KindOfTaxes = { readonly taxKind?: TaxKind };

/** Whether a taxable price has this tax. */
export const hasTax = ({ taxKind = 'both' }: KindOfTaxes, tax: keyof TaxRates): boolean =>
  taxKind === 'both' || taxKind === tax;

function tax(base: Cents, rate: number): Cents {
  return halfUp(cents(base) * rate, RATE_DENOMINATOR);
}

/** Federal tax on a base in cents, rounded once, half-up to the cent (E1). RangeError on a negative base. */
export function gst(base: Cents, taxes: Pick<TaxRates, 'gst'>): Cents {
  return tax(base, taxes.gst);
}

/** Provincial tax on a base of its own, without the federal one in it (E1, E3). RangeError on a negative base. */
export function pst(base: Cents, taxes: Pick<TaxRates, 'pst'>): Cents {
  return tax(base, taxes.pst);
}

/** A wholly taxed price with both taxes, each rounded by itself (E1), as for a year of membership (E47). RangeError on a negative one. */
export const withTaxes = (price: Cents, taxes: TaxRates): Cents => price + gst(price, taxes) + pst(price, taxes);
