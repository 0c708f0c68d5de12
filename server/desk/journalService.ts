import type { Database } from '../database/database.ts';
import * as store from './journalStore.ts';
import { checkRequest, keepRequest } from './requestStore.ts';

/** What staff did, each action in the transaction that does it, whichever process ends it. */
export type Journal = {
  /** Writes an action; false: one with this request is there already, and nothing was written. */
  record: typeof store.insertAction;
  /** Keeps what a request asks, in the transaction that does it. False: done before. REQUEST_REUSED: it asked something else. */
  keep: typeof keepRequest;
  /** Of a request that was done before: throws REQUEST_REUSED where it asked something else. */
  check: typeof checkRequest;
  ofRequest(request: string): ReturnType<typeof store.readRequest>;
  ofOrder(orderId: string): ReturnType<typeof store.readOrderActions>;
  ofCustomer(customerId: string): ReturnType<typeof store.readCustomerActions>;
};

export function createJournal({ database }: { database: Database }): Journal {
  const db = database.kysely;
  return {
    record: store.insertAction,
    keep: keepRequest,
    check: checkRequest,
    ofRequest: (request) => store.readRequest(db, request),
    ofOrder: (orderId) => store.readOrderActions(db, orderId),
    ofCustomer: (customerId) => store.readCustomerActions(db, customerId),
  };
}
