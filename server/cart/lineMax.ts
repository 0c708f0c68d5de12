import { REUSABLE_BOX_MAX, UNTRACKED_MAX } from '../../rules/constants.ts';
import { maxQuantity } from '../../rules/stock.ts';
import type { LiveStock } from './cartReadStore.ts';

/** The most units of any line (schema: quantity, 1 to 1000). */
export const LINE_MAX = UNTRACKED_MAX;

/**
 * The most units that a cart's line may hold; stock reserved by its own payment does not count against it (E28, E29,
 * E58). One reusable box at most (E9).
 */
export function lineMax(stock: LiveStock, fromStorage: boolean, isBox = false): number {
  const heldByOthers = stock.held - stock.ownHeld;
  const mdoHeldByOthers = stock.heldMdo - stock.ownHeldMdo;
  return Math.min(
    isBox ? REUSABLE_BOX_MAX : LINE_MAX,
    maxQuantity({ ...stock, fromStorage, heldByOthers, mdoHeldByOthers }),
  );
}
