import type { Database } from '../database/database.ts';
import type { AutoCloseRefusalRow } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { lateCartOwners, lateCarts, markLinesUnsure, writeRefusal } from './closingStore.ts';
import type { LateCart, LateCartFilter, LateCartOwner } from './closingStore.ts';

export type { LateCart } from './closingStore.ts';

/** Carts at the closing of a week (E17, E20, E57). Ids are uuids, weeks their first day. */
export type CartClosing = {
  /** Carts with confirmed lines of weeks before the open one, by id: no Express carts (E63), none with a live payment (E56). */
  listLateCarts(filter: LateCartFilter): Promise<LateCart[]>;
  /** For operators: the owners of these carts, with the number of confirmed lines from earlier weeks. */
  lateCartOwners(openWeek: string, cartIds: readonly string[]): Promise<Map<string, LateCartOwner>>;
  /** Stores why the closing did not buy the cart; null: automatic purchase was off. */
  recordRefusal(tx: Transaction, cartId: string, refusal: AutoCloseRefusalRow | null): Promise<void>;
  /**
   * Makes a cart's confirmed lines of closed weeks unsure and removes a place that no longer exists. Returns how many
   * lines: 0 if another process has the cart or did it, or while it is being paid.
   */
  markLinesUnsure(tx: Transaction, cartId: string, openWeek: string): Promise<number>;
};

export function createCartClosing({ kysely: db }: Database): CartClosing {
  return {
    listLateCarts: (filter) => lateCarts(db, filter),
    lateCartOwners: (openWeek, cartIds) => lateCartOwners(db, openWeek, cartIds),
    recordRefusal: writeRefusal,
    markLinesUnsure,
  };
}
