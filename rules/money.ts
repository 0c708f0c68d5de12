import { CURRENCY, MONEY_LOCALE } from './constants.ts';

/**
 * Whole cents of CAD. The brand is optional: an integer from the database or the network is accepted, an amount branded
 * with another unit is not. `cents` checks at run time.
 */
export type Cents = number & { readonly __unit?: 'cents' };

/** The same number as cents. Throws RangeError on anything but a safe integer (spec 9: prices in cents). */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole, safe number of cents: ${value}`);
  return value + 0;
}

/**
 * numerator / denominator rounded half-up to an integer (E1), for numerator >= 0 and denominator > 0, integers only.
 * Throws RangeError otherwise, or where an intermediate value would be inexact.
 */
export function halfUp(numerator: number, denominator: number): number {
  const doubled = numerator * 2 + denominator;
  const divisor = denominator * 2;
  const exact = [numerator, denominator, doubled, divisor].every(Number.isSafeInteger);
  if (!exact || numerator < 0 || denominator <= 0) {
    throw new RangeError(`Cannot round ${numerator} / ${denominator} exactly`);
  }
  return (doubled - (doubled % divisor)) / divisor;
}

/**
 * "5.00": the amount for machines (schema.org, analytics), with a point and two decimals. Throws RangeError on an
 * amount that is not whole cents.
 */
export function decimalOf(amount: Cents): string {
  const digits = String(Math.abs(cents(amount))).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const money = new Intl.NumberFormat(MONEY_LOCALE, { style: 'currency', currency: CURRENCY });

/**
 * "5,00 $", with no-break spaces, in both languages (E16, E54); a true minus sign before negative amounts.
 * Throws RangeError on an amount that is not whole cents.
 */
export function formatCents(amount: Cents): string {
  return money.format(decimalOf(amount) as `${number}`).replace('-', '\u2212');
}

/**
 * As `formatCents` for any currency, by its code of three letters; `amount` in its smallest unit: 4500 of `jpy` is "4
 * 500 ¥". Throws RangeError for an unknown currency or a fraction.
 */
export function formatAmount(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  if (code === CURRENCY) return formatCents(amount);
  const format = new Intl.NumberFormat(MONEY_LOCALE, { style: 'currency', currency: code });
  const { maximumFractionDigits: digits = 0 } = format.resolvedOptions();
  return format.format(cents(amount) / 10 ** digits).replace('-', '\u2212');
}
