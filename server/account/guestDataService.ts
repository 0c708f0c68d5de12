import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { CustomerOrders } from '../orders/customerOrders.ts';
import type { OrderView } from '../orders/orderView.ts';
import { eraseGuestRows, readGuestRows, type GuestRows } from './guestDataStore.ts';

/** Everything that is stored about an address without an account (Law 25). */
export type GuestData = GuestRows & { orders: OrderView[] };

export type GuestDataService = {
  read(email: string): Promise<GuestData>;
  /** Erases all but orders still to be handed over, and what keeps an unsubscribed address unsubscribed. Returns how many orders. */
  erase(email: string): Promise<number>;
};

type Parts = { database: Database; customerOrders: Pick<CustomerOrders, 'listByGuest' | 'anonymiseGuest'> };

export function createGuestDataService({ database, customerOrders }: Parts): GuestDataService {
  const subjectOf = async (address: string) => {
    const email = address.trim().toLowerCase();
    const orders = await customerOrders.listByGuest(email);
    return { email, orders, orderIds: orders.map(({ id }) => id) };
  };
  return {
    async read(address) {
      const { orders, ...subject } = await subjectOf(address);
      return { orders, ...(await readGuestRows(database.kysely, subject)) };
    },
    async erase(address) {
      // Before the orders, which lose the address that leads from them to the rest.
      const { email, orderIds } = await subjectOf(address);
      await inTransaction(database, (tx) => eraseGuestRows(tx, { email, orderIds }));
      return customerOrders.anonymiseGuest(email);
    },
  };
}
