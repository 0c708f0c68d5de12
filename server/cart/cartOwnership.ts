import type { Visitor } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import * as cartMergeStore from './cartMergeStore.ts';
import * as cartMerging from './cartMerging.ts';
import { customerCartId, ownerOf } from './cartOwner.ts';
import * as cartReadStore from './cartReadStore.ts';
import { forgetRequests } from './cartRequestStore.ts';
import * as cartStore from './cartStore.ts';
import * as preferredPlaceStore from './preferredPlaceStore.ts';
import type { PreferredPlace } from './preferredPlaceStore.ts';

/* Operations on the owner of a cart. Ids are uuids. */

/** Merges a session's guest cart into the customer's at sign-in, once (E38). */
export function mergeGuestCart(database: Database, customerId: string, sessionId: string, now: Date): Promise<void> {
  return inTransaction(database, (tx) => cartMerging.mergeGuestCart(tx, customerId, sessionId, now));
}

/** Locks a customer's cart, if it exists, before any other row of theirs. */
export async function lockCustomerCart(tx: Transaction, customerId: string): Promise<void> {
  return void (await cartStore.lockCart(tx, { cartId: customerCartId(customerId) }));
}

/** Whether anything was put into the visitor's cart. */
export function hasLines(database: Database, visitor: Pick<Visitor, 'sessionId' | 'customer'>): Promise<boolean> {
  return cartReadStore.hasLines(database.kysely, ownerOf(visitor));
}

/** Erases a customer's cart. */
export function erase(tx: Transaction, customerId: string): Promise<void> {
  return cartMergeStore.deleteCart(tx, { customerId });
}

/** Erases expired sessions with their carts (E61), and the keys of calls as old; returns how many sessions. */
export async function eraseSessions(database: Database): Promise<number> {
  await forgetRequests(database.kysely);
  return cartStore.eraseSessions(database.kysely);
}

/** Gives a customer's cart without a place the preferred one (F-111). */
export function preselectPlace(database: Database, customerId: string): Promise<void> {
  return preferredPlaceStore.preselectPlace(database.kysely, customerId);
}

/** A customer's preferred place, if it is in service (F-111); both null if none. */
export function preferredPlace(database: Database, customerId: string): Promise<PreferredPlace> {
  return preferredPlaceStore.readPreferredPlace(database.kysely, customerId);
}

/** Moves what was confirmed in the week that took orders to the one that takes them instead; both by their first day. */
export function moveLines(tx: Transaction, from: string, to: string): Promise<void> {
  return cartStore.moveLines(tx, from, to);
}

/** The number of carts of all visitors that contain one of these variants. */
export function countCartsWith(database: Database, variantIds: readonly string[]): Promise<number> {
  return cartMergeStore.countCartsWith(database.kysely, variantIds);
}
