import type { Database } from '../database/database.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { deleteCart, countCartsWith } from './cartMergeStore.ts';
import { mergeGuestCart } from './cartMerging.ts';
import { customerCartId } from './cartOwner.ts';
import { hasLines } from './cartReadStore.ts';
import { eraseSessions, lockCart } from './cartStore.ts';
import { preselectPlace, readPreferredPlace } from './preferredPlaceStore.ts';
import type { PreferredPlace } from './preferredPlaceStore.ts';

/** Operations on the owner of a cart. Ids are uuids. */
export type CartOwnership = {
  /** Merges a session's guest cart into the customer's at sign-in, once (E38). */
  mergeGuestCart(customerId: string, sessionId: string, now: Date): Promise<void>;
  /** Locks a customer's cart, if it exists, before any other row of theirs. */
  lockCustomerCart(tx: Transaction, customerId: string): Promise<void>;
  /** Whether the guest cart of a session has lines. */
  hasLines(sessionId: string): Promise<boolean>;
  /** Erases a customer's cart. */
  erase(tx: Transaction, customerId: string): Promise<void>;
  /** Erases expired sessions with their carts (E61); returns how many sessions. */
  eraseSessions(): Promise<number>;
  /** Gives a customer's cart without a place the preferred one (F-111). */
  preselectPlace(customerId: string): Promise<void>;
  /** A customer's preferred place, if it is in service (F-111); both null if none. */
  preferredPlace(customerId: string): Promise<PreferredPlace>;
  /** The number of carts of all visitors that contain one of these variants. */
  countCartsWith(variantIds: readonly string[]): Promise<number>;
};

export function createCartOwnership(database: Database): CartOwnership {
  const db = database.kysely;
  return {
    mergeGuestCart: (customerId, sessionId, now) =>
      inTransaction(database, (tx) => mergeGuestCart(tx, customerId, sessionId, now)),
    lockCustomerCart: async (tx, customerId) => void (await lockCart(tx, { cartId: customerCartId(customerId) })),
    hasLines: (sessionId) => hasLines(db, sessionId),
    erase: (tx, customerId) => deleteCart(tx, { customerId }),
    eraseSessions: () => eraseSessions(db),
    preselectPlace: (customerId) => preselectPlace(db, customerId),
    preferredPlace: (customerId) => readPreferredPlace(db, customerId),
    countCartsWith: (variantIds) => countCartsWith(db, variantIds),
  };
}
