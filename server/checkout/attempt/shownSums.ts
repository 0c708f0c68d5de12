import { MarketError } from '../../marketError.ts';

/** The displayed sums to which a payer agrees, in cents; null or absent: not sent. due: what credit leaves to pay. */
export type ShownSums = { total?: number | null; due?: number | null };

/** Rejects sums above the displayed ones (E69); a lower one passes. */
export function raisedSums(sums: { total: number; due: number }, shown: ShownSums): MarketError[] {
  const { total = null, due = null } = shown;
  if (total !== null && sums.total > total)
    return [new MarketError('TOTAL_RAISED', { shown: total, current: sums.total })];
  if (due !== null && sums.due > due) return [new MarketError('DUE_RAISED', { shown: due, current: sums.due })];
  return [];
}
