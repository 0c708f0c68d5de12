import { cents, type Cents } from './money.ts';

/**
 * Parses an amount in dollars as people write it in French or English: "4,50", "4.50", "4,50 $", "1 234,50",
 * "1,234.50", "-3". Returns cents; null for no amount, or more than two decimals.
 */
export function readDollars(text: string): Cents | null {
  const bare = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(/^\$|\$$/, '');
  const ungrouped = /^-?\d{1,3}(,\d{3})+\.\d{2}$/.test(bare) ? bare.replaceAll(',', '') : bare;
  const match = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(ungrouped);
  if (!match) return null;
  return cents(Number(`${match[1]}1`) * (Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))));
}
