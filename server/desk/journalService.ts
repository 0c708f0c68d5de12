import type { Database } from '../database/database.ts';
import * as store from './journalStore.ts';

/** What staff did, each action in the transaction that does it, whichever process ends it. */
export type Journal = {
  /** Writes an action; false: one with this request is there already, and nothing was written. */
  record: typeof store.insertAction;
  ofRequest(request: string): ReturnType<typeof store.readRequest>;
  ofOrder(orderId: string): ReturnType<typeof store.readOrderActions>;
  ofCustomer(customerId: string): ReturnType<typeof store.readCustomerActions>;
};

export function createJournal({ database }: { database: Database }): Journal {
  const db = database.kysely;
  return {
    record: store.insertAction,
    ofRequest: (request) => store.readRequest(db, request),
    ofOrder: (orderId) => store.readOrderActions(db, orderId),
    ofCustomer: (customerId) => store.readCustomerActions(db, customerId),
  };
}
