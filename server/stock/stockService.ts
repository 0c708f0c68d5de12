import type { Transaction } from '../database/transaction.ts';
import { returnMoves, type ReturnedUnits } from './stockMoves.ts';
import { moveStock, type LockedVariant } from './stockStore.ts';

/* Stock and holds of variants, changed in the caller's transaction (E28, E58). */

export {
  lockingStock,
  lockingVariants,
  lockVariants as lock,
  moveStock as move,
  stockWrites as moveWrites,
  type LockedVariant,
  type VariantStock,
} from './stockStore.ts';

/** Returns the units of a cancelled order's lines to the stock (E60). `variants`: the locked ones by uuid; deleted ones are missing. */
export function restock(
  tx: Transaction,
  units: readonly ReturnedUnits[],
  variants: Map<string, LockedVariant>,
): Promise<void> {
  return moveStock(tx, returnMoves(units, variants));
}
