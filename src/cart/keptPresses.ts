import { recall, remember } from '../shared/storage/tabMemory.ts';

/** Where a line is changed: the cart has one error text, categories name the product (spec 8). */
export type PressPlace = 'cart' | 'shelf';
/** A line with a stepper. name: the product's, for messages. max: the most that the line may hold. */
export type PressedLine = { variantId: string; name: string; max: number; place: PressPlace };
/** A call without an answer: its change to a line of `base` units. */
export type Doubt = { by: number; base: number };
/** Units that a line gains or loses once something can be sent; those of `doubt` are included. */
export type KeptPress = PressedLine & { waiting: number; doubt: Doubt | null };

const KEY = 'etal.waiting';

/** All pending line changes of this tab; invalid stored data count as none. */
export function keptPresses(): KeptPress[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptPress[]) : [];
  } catch {
    return [];
  }
}

const others = (variantId: string): KeptPress[] => keptPresses().filter((press) => press.variantId !== variantId);

/** Stores a line's pending change for the tab's life, across reloads, replacing the previous one. */
export const keepPress = (press: KeptPress): void => remember(KEY, JSON.stringify([...others(press.variantId), press]));

/** Adds units to a line's pending change. */
export function keepMore(line: PressedLine, by: number): void {
  const kept = keptPresses().find(({ variantId }) => variantId === line.variantId);
  keepPress({ ...line, waiting: (kept?.waiting ?? 0) + by, doubt: kept?.doubt ?? null });
}

/**
 * Removes a line's pending change to send it. Null: another document of this tab has taken it (the browser may restore
 * an old page), so that it is never sent twice.
 */
export function takePress(variantId: string): KeptPress | null {
  const press = keptPresses().find((kept) => kept.variantId === variantId) ?? null;
  if (press) remember(KEY, JSON.stringify(others(variantId)));
  return press;
}
