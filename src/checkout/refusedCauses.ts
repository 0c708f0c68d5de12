import { recall, remember } from '../shared/storage/tabMemory.ts';
import type { Trouble } from './troubles.ts';

const KEY = 'etal.refused';
/** The cart tells whether they still hold, but not that they have stopped anybody: before a checkout they are no problem. */
const REMEMBERED: ReadonlySet<string> = new Set(['NO_PLACE', 'NO_ALCOHOL']);

/** Causes of a refused checkout from before a reload of this tab; a text that is not what was written here counts as none. */
export function recalledCauses(): readonly Trouble[] {
  try {
    const causes: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(causes) ? (causes as Trouble[]) : [];
  } catch {
    return [];
  }
}

/** Remembers over a reload what stopped a checkout, in the place of what did before. */
export function rememberCauses(causes: readonly Trouble[]): void {
  const text = JSON.stringify(causes.filter(({ code }) => REMEMBERED.has(code)));
  if ((recall(KEY) ?? '[]') !== text) remember(KEY, text);
}
