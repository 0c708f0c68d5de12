import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import * as customerOrders from '../orders/customerOrders.ts';
import type { OrderView } from '../orders/orderView.ts';
import * as problemPhotos from '../orders/problemPhotos.ts';
import * as refunds from '../refunds/refundService.ts';
import { eraseGuestRows, readGuestRows, type GuestRows } from './guestDataStore.ts';

/** Everything that is stored about an address without an account (Law 25). */
export type GuestData = GuestRows & {
  orders: OrderView[];
  refundedAmounts: refunds.RefundedAmount[];
  problemPhotos: problemPhotos.ProblemPhoto[];
};

async function subjectOf(database: Database, address: string) {
  const email = address.trim().toLowerCase();
  const orders = await customerOrders.listByGuest(database, email);
  return { email, orders, orderIds: orders.map(({ id }) => id) };
}

export async function read(database: Database, address: string): Promise<GuestData> {
  const { orders, ...subject } = await subjectOf(database, address);
  const photos = await problemPhotos.ofOrders({ database }, subject.orderIds);
  const refundedAmounts = await refunds.amountsOf({ database }, subject.orderIds);
  return { orders, refundedAmounts, problemPhotos: photos, ...(await readGuestRows(database.kysely, subject)) };
}

/** Erases all but orders still to be handed over, and what keeps an unsubscribed address unsubscribed. Returns how many orders. */
export async function erase(database: Database, address: string): Promise<number> {
  // Before the orders, which lose the address that leads from them to the rest.
  const { email, orderIds } = await subjectOf(database, address);
  await inTransaction(database, (tx) => eraseGuestRows(tx, { email, orderIds }));
  return customerOrders.anonymiseGuest(database, email);
}
