import { withTaxes } from '#rules/taxes.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import * as orderPersonStore from './orderPersonStore.ts';
import { readChanges, type ChangeView } from './orderStatusStore.ts';
import { readAwaiting, readOrders, readOrdersOf } from './orderStore.ts';
import type { OrderView } from './orderView.ts';
import { countWithoutFee } from './savedFeeStore.ts';

/* The orders of a person: a customer, by uuid, or a guest, by address. */

/** All orders of a customer, newest first. */
export function listByCustomer(database: Database, customerId: string): Promise<OrderView[]> {
  return readOrdersOf(database.kysely, customerId);
}

/** A customer's orders that are still to be handed over, the next first. */
export function listAwaiting(database: Database, customerId: string): Promise<OrderView[]> {
  return readAwaiting(database.kysely, customerId);
}

/** Every status change of a customer's orders, by order uuid (E44). */
export function changesOf(database: Database, customerId: string): Promise<Map<string, ChangeView[]>> {
  return readChanges(database.kysely, customerId);
}

/** Cents that a member has saved on order fees since then, taxes included (F-134). */
export async function sumSavedFees(database: Database, customerId: string, since: Date): Promise<number> {
  const saved = await countWithoutFee(database.kysely, customerId, since);
  return saved.reduce((sum, { fee, taxes, orders }) => sum + orders * withTaxes(fee, taxes), 0);
}

/** A guest's orders by e-mail address (Law 25), oldest first, without those that an account has claimed. */
export async function listByGuest(database: Database, email: string): Promise<OrderView[]> {
  return readOrders(database.kysely, await orderPersonStore.guestOrderIds(database.kysely, email));
}

/**
 * Transfers a guest's paid orders to the customer whose confirmed address they were paid with (E64), under the lock
 * of the customer's cart. Returns how many.
 */
export function claimGuestOrders(tx: Transaction, customerId: string): Promise<number> {
  return orderPersonStore.claimGuestOrders(tx, customerId);
}

/** Erases name, address and note from a customer's finished orders (E49). Pending orders keep them until the handover. */
export function anonymise(tx: Transaction, customerId: string): Promise<void> {
  return orderPersonStore.eraseFinished(tx, customerId);
}

/** Erases a guest's personal data from their finished orders, by address. Returns how many. */
export function anonymiseGuest(database: Database, email: string): Promise<number> {
  return orderPersonStore.eraseGuest(database.kysely, email);
}

/** Erases personal data from orders of closed accounts and of guests once it is no longer needed. Returns how many. */
export function anonymiseDue(database: Database, now: Date): Promise<number> {
  return orderPersonStore.eraseOutdated(database.kysely, now);
}
