import { recall, remember } from '../shared/storage/tabMemory.ts';

/** Where a line is pressed: the cart has one text for what failed, the shelves say which (spec 8). */
export type PressPlace = 'cart' | 'shelf';
/** A line whose stepper is pressed. name: the product's, for what is said. max: the most the line may hold. */
export type PressedLine = { variantId: string; name: string; max: number; place: PressPlace };
/** A call that nobody answered: by how much it changes a line that held `base` units before. */
export type Doubt = { by: number; base: number };
/** Units more or fewer that a line waits for while nothing can be sent; those of `doubt` are among them. */
export type KeptPress = PressedLine & { waiting: number; doubt: Doubt | null };

const KEY = 'etal.waiting';

/** All that this tab keeps; a text that is not what was written here counts as nothing. */
export function keptPresses(): KeptPress[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptPress[]) : [];
  } catch {
    return [];
  }
}

const others = (variantId: string): KeptPress[] => keptPresses().filter((press) => press.variantId !== variantId);

/** Keeps what a line waits for, in the place of what it waited for before; over a reload, for the tab's life. */
export const keepPress = (press: KeptPress): void => remember(KEY, JSON.stringify([...others(press.variantId), press]));

/** Keeps units beside what a line waits for already. */
export function keepMore(line: PressedLine, by: number): void {
  const kept = keptPresses().find(({ variantId }) => variantId === line.variantId);
  keepPress({ ...line, waiting: (kept?.waiting ?? 0) + by, doubt: kept?.doubt ?? null });
}

/**
 * Takes what is kept for a line, to send it. Null: another document of this tab has taken it (the browser may bring an old
 * page back as it was left), so that what waits is never sent twice.
 */
export function takePress(variantId: string): KeptPress | null {
  const press = keptPresses().find((kept) => kept.variantId === variantId) ?? null;
  if (press) remember(KEY, JSON.stringify(others(variantId)));
  return press;
}
