import type { Transaction } from '../database/transaction.ts';
import { returnMoves, type ReturnedUnits, type StockMove } from './stockMoves.ts';
import { lockVariants, moveStock, type LockedVariant } from './stockStore.ts';

export type { LockedVariant } from './stockStore.ts';

/** Locked variants by uuid; deleted ones are missing. */
export type LockedVariants = Map<string, LockedVariant>;

/** Stock and holds of variants, changed in the caller's transaction (E28, E58). */
export type StockService = {
  /** Locks variants in the order of their ids, after carts and before balances and orders. */
  lock(tx: Transaction, variantIds: readonly string[]): Promise<LockedVariants>;
  /** Changes locked variants. Throws, so that the transaction is undone, when an invariant would break. */
  move(tx: Transaction, moves: readonly StockMove[]): Promise<void>;
  /** Returns the units of a cancelled order's lines to the stock (E60). */
  restock(tx: Transaction, units: readonly ReturnedUnits[], variants: LockedVariants): Promise<void>;
};

export const stock: StockService = {
  lock: lockVariants,
  move: moveStock,
  restock: (tx, units, variants) => moveStock(tx, returnMoves(units, variants)),
};
