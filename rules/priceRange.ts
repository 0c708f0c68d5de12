import type { Cents } from './money.ts';

/** Prices in cents, both ends included; null: open on that side. */
export type PriceRange = { readonly from: Cents | null; readonly to: Cents | null };

/** The ranges that a list offers, as its address writes them: in dollars, an open end left out. */
export const priceBands = ['-5', '5-10', '10-20', '20-40', '40-'] as const;

const RANGE = /^(?:(\d{1,4})(?:\.(\d\d))?)?-(?:(\d{1,4})(?:\.(\d\d))?)?$/;
const DOLLAR = 100;

function centsOf(dollars: string | undefined, cents: string | undefined): Cents | null {
  return dollars === undefined ? null : Number(dollars) * DOLLAR + Number(cents ?? 0);
}

/** Reads "5-12.50", "-5" or "40-". Null for anything else, and where the first end is above the second. */
export function readPriceRange(text: string): PriceRange | null {
  const match = RANGE.exec(text);
  if (!match) return null;
  const from = centsOf(match[1], match[2]);
  const to = centsOf(match[3], match[4]);
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}
