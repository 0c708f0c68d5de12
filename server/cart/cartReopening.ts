import type { Visitor } from '../caller.ts';
import type { Transaction } from '../database/transaction.ts';
import { cartIdOf, ownerOf, type CartOwner } from './cartOwner.ts';
import { lockCart, lockOrCreateCart } from './cartStore.ts';
import { restoreLines, type ReopenedOrder } from './reopeningStore.ts';

/** For a cancelled order whose lines return to the cart (E60). Locks last until the transaction ends; ids are uuids. */
export type CartReopening = {
  /** Locks the visitor's cart, creating it if necessary. Returns its id. */
  lockOrCreate(tx: Transaction, visitor: Visitor, now: Date): Promise<string>;
  /** Locks an owner's cart; null if there is none. */
  lock(tx: Transaction, owner: CartOwner): Promise<string | null>;
  /**
   * Adds the lines of a cancelled order to a locked cart as confirmed, up to a line's maximum; the reusable box at most
   * once (E9). Lines beyond the cart's limit are left out.
   */
  restoreLines(tx: Transaction, cartId: string, order: ReopenedOrder): Promise<void>;
};

export const cartReopening: CartReopening = {
  lockOrCreate: (tx, visitor, now) => lockOrCreateCart(tx, ownerOf(visitor), cartIdOf(visitor), now),
  lock: lockCart,
  restoreLines,
};
