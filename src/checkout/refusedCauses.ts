import { recall, remember } from '../shared/storage/tabMemory.ts';
import type { CheckoutIssue } from './checkoutIssue.ts';

const KEY = 'etal.refused';
/** The cart shows whether they still hold, but not that they stopped a checkout: before one they are no problem. */
const REMEMBERED: ReadonlySet<string> = new Set(['NO_PLACE', 'NO_ALCOHOL']);

/** Causes of a refused checkout from before a reload of this tab; invalid stored data count as none. */
export function recalledCauses(): readonly CheckoutIssue[] {
  try {
    const causes: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(causes) ? (causes as CheckoutIssue[]) : [];
  } catch {
    return [];
  }
}

/** Stores what stopped a checkout across a reload, replacing earlier causes. */
export function rememberCauses(causes: readonly CheckoutIssue[]): void {
  const text = JSON.stringify(causes.filter(({ code }) => REMEMBERED.has(code)));
  if ((recall(KEY) ?? '[]') !== text) remember(KEY, text);
}
