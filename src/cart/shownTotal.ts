import type { Cents } from '#rules/money.ts';
import { parseJson, readTab, writeTab } from '../shared/storage/tabStorage.ts';

const KEY = 'etal.shownTotal';

/** Stores the total that was displayed when a payment was opened, by the payment's session. */
export const storeShownTotal = (session: string, total: Cents): void =>
  writeTab(KEY, JSON.stringify({ session, total }));

/** The total that was displayed when this payment was opened in this tab; null: unknown. */
export function readShownTotal(session: string | null): Cents | null {
  const stored = parseJson(readTab(KEY)) as { session?: unknown; total?: unknown } | null;
  return session !== null && stored?.session === session && typeof stored.total === 'number' ? stored.total : null;
}
