import type { Cents } from '#rules/money.ts';
import { readTabList, writeTab } from '../../shared/storage/tabStorage.ts';

/** Where a line is changed: the cart has one error text, categories name the product (spec 8). */
export type ChangePlace = 'cart' | 'shelf';
/**
 * A line with a stepper. name: the product's, for messages. max: the most that the line may hold. seenPrice: the displayed
 * price of a unit when it was pressed (E69).
 */
export type LineRef = { variantId: string; name: string; max: number; place: ChangePlace; seenPrice: Cents };
/** One call, the same however often it is sent: `by` units more or fewer; `all` removes the whole line. */
export type LineCall = { requestId: string; by: number; all: boolean; seenPrice: Cents };
/**
 * A line's change that the market has not answered completely. calls: those that are sent, or may have been, oldest first.
 * waiting: units in no call yet. nextId: the key of their call; null: not chosen yet. seenPrice: the lowest price that was
 * displayed to a press.
 */
export type PendingLineChange = LineRef & {
  readonly calls: readonly LineCall[];
  readonly waiting: number;
  readonly nextId: string | null;
};

const KEY = 'etal.waiting';

/** All pending line changes of this tab; invalid stored data count as none. */
export const pendingChanges = (): PendingLineChange[] => readTabList(KEY);

export const pendingChange = (variantId: string): PendingLineChange | null =>
  pendingChanges().find((change) => change.variantId === variantId) ?? null;

/** Stores a line's pending change for the tab's life, across reloads, replacing the previous one; removes an empty one. */
export function storePendingChange(change: PendingLineChange): void {
  const others = pendingChanges().filter(({ variantId }) => variantId !== change.variantId);
  const isEmpty = change.waiting === 0 && change.calls.length === 0;
  writeTab(KEY, JSON.stringify(isEmpty ? others : [...others, change]));
}

/** Adds units to a line's pending change, at the lower of the displayed prices. */
export function addPendingUnits(line: LineRef, by: number): void {
  const { calls, waiting, nextId, seenPrice } = pendingChange(line.variantId) ?? {
    calls: [],
    waiting: 0,
    nextId: null,
    seenPrice: line.seenPrice,
  };
  storePendingChange({
    ...line,
    seenPrice: Math.min(line.seenPrice, seenPrice),
    calls,
    waiting: waiting + by,
    nextId,
  });
}
