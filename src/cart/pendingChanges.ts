import type { Cents } from '#rules/money.ts';
import { readTabList, writeTab } from '../shared/storage/tabStorage.ts';

/** Where a line is changed: the cart has one error text, categories name the product (spec 8). */
export type ChangePlace = 'cart' | 'shelf';
/**
 * A line with a stepper. name: the product's, for messages. max: the most that the line may hold. seenPrice: the displayed
 * price of a unit when it was pressed (E69).
 */
export type LineRef = { variantId: string; name: string; max: number; place: ChangePlace; seenPrice: Cents };
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

/** Adds units to a line's pending change, at the lower of the displayed prices. */
export function addPendingUnits(line: LineRef, by: number): void {
  const pending = pendingChanges().find(({ variantId }) => variantId === line.variantId);
  const seenPrice = Math.min(line.seenPrice, pending?.seenPrice ?? line.seenPrice);
  storePendingChange({ ...line, seenPrice, waiting: (pending?.waiting ?? 0) + by, doubt: pending?.doubt ?? null });
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
