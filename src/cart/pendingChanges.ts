import { readTabList, writeTab } from '../shared/storage/tabStorage.ts';

/** Where a line is changed: the cart has one error text, categories name the product (spec 8). */
export type ChangePlace = 'cart' | 'shelf';
/** A line with a stepper. name: the product's, for messages. max: the most that the line may hold. */
export type LineRef = { variantId: string; name: string; max: number; place: ChangePlace };
/** A call without a response: its change to a line of `base` units. */
export type UncertainChange = { by: number; base: number };
/** Units that a line gains or loses once something can be sent; those of `doubt` are included. */
export type PendingLineChange = LineRef & { waiting: number; doubt: UncertainChange | null };

const KEY = 'etal.waiting';

/** All pending line changes of this tab; invalid stored data count as none. */
export const pendingChanges = (): PendingLineChange[] => readTabList(KEY);

const others = (variantId: string): PendingLineChange[] =>
  pendingChanges().filter((change) => change.variantId !== variantId);

/** Stores a line's pending change for the tab's life, across reloads, replacing the previous one. */
export const storePendingChange = (change: PendingLineChange): void =>
  writeTab(KEY, JSON.stringify([...others(change.variantId), change]));

/** Adds units to a line's pending change. */
export function addPendingUnits(line: LineRef, by: number): void {
  const pending = pendingChanges().find(({ variantId }) => variantId === line.variantId);
  storePendingChange({ ...line, waiting: (pending?.waiting ?? 0) + by, doubt: pending?.doubt ?? null });
}

/**
 * Removes a line's pending change to send it. Null: another document of this tab has taken it (the browser may restore
 * an old page), so that it is never sent twice.
 */
export function takePendingChange(variantId: string): PendingLineChange | null {
  const change = pendingChanges().find((stored) => stored.variantId === variantId) ?? null;
  if (change) writeTab(KEY, JSON.stringify(others(variantId)));
  return change;
}
