import type { Cents } from '../../rules/money.ts';

const SPACES_AND_DOLLAR = /[\s\u00a0\u202f$]/g;
const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * Parses a typed amount of dollars, 0 or more, into cents: "12,5", "12.50 $", "1 200". Null when it is none: "1,200"
 * and "-5" are ambiguous and refused.
 */
export function parseAmount(text: string): Cents | null {
  const [, dollars, decimals = ''] = AMOUNT.exec(text.replace(SPACES_AND_DOLLAR, '')) ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(decimals.padEnd(2, '0'));
}
