import { ORDER_FEE_CENTS } from '../../rules/constants.ts';
import { gst, pst } from '../../rules/taxes.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import { claimGuestOrders } from './guestOrderStore.ts';
import { eraseFinished, eraseGuest, eraseOutdated, guestOrderIds } from './orderPersonStore.ts';
import { readChanges, type ChangeView } from './orderStatusStore.ts';
import { readAwaiting, readOrders, readOrdersOf } from './orderStore.ts';
import type { OrderView } from './orderView.ts';
import { countWithoutFee } from './savedFeeStore.ts';

const FEE_WITH_TAXES = ORDER_FEE_CENTS + gst(ORDER_FEE_CENTS) + pst(ORDER_FEE_CENTS);

/** The orders of a person: a customer, by uuid, or a guest, by address. */
export type CustomerOrders = {
  /** All orders of a customer, newest first. */
  listByCustomer(customerId: string): Promise<OrderView[]>;
  /** A customer's orders that are still to be handed over, the next first. */
  listAwaiting(customerId: string): Promise<OrderView[]>;
  /** Every status change of a customer's orders, by order uuid (E44). */
  changesOf(customerId: string): Promise<Map<string, ChangeView[]>>;
  /** Cents that a member has saved on order fees since then, taxes included (F-134). */
  sumSavedFees(customerId: string, since: Date): Promise<number>;
  /** A guest's orders by e-mail address (Law 25), oldest first, without those that an account has claimed. */
  listByGuest(email: string): Promise<OrderView[]>;
  /**
   * Transfers a guest's paid orders to the customer whose confirmed address they were paid with (E64), under the lock
   * of the customer's cart. Returns how many.
   */
  claimGuestOrders(tx: Transaction, customerId: string): Promise<number>;
  /** Erases name, address and note from a customer's finished orders (E49). Pending orders keep them until the handover. */
  anonymise(tx: Transaction, customerId: string): Promise<void>;
  /** Erases a guest's personal data from their finished orders, by address. Returns how many. */
  anonymiseGuest(email: string): Promise<number>;
  /** Erases personal data from orders of closed accounts and of guests once it is no longer needed. Returns how many. */
  anonymiseDue(): Promise<number>;
};

export function createCustomerOrders({ database, clock }: { database: Database; clock: Clock }): CustomerOrders {
  const db = database.kysely;
  return {
    listByCustomer: (customerId) => readOrdersOf(db, customerId),
    listAwaiting: (customerId) => readAwaiting(db, customerId),
    changesOf: (customerId) => readChanges(db, customerId),
    sumSavedFees: async (customerId, since) => (await countWithoutFee(db, customerId, since)) * FEE_WITH_TAXES,
    listByGuest: async (email) => readOrders(db, await guestOrderIds(db, email)),
    claimGuestOrders,
    anonymise: eraseFinished,
    anonymiseGuest: (email) => eraseGuest(db, email),
    anonymiseDue: () => eraseOutdated(db, clock.now()),
  };
}
