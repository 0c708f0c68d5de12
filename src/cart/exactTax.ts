import type { Ratio } from '../../rules/constants.ts';

/**
 * A tax before rounding, in dollars and to the last digit: 5 % of 21.50 $ is "1,075". Integers only, so that the
 * explanation matches the calculation. `base` in cents, 0 or positive; both denominators of spec 9 are powers of ten.
 */
export function exactTax(base: number, { numerator, denominator }: Ratio): string {
  const decimals = String(denominator).length - 1 + 2;
  const digits = String(base * numerator).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const rest = digits.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${whole},${rest}`;
}
