import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { DeskAction, JournalEntry } from './journalEntry.ts';
import { insertAction, readOrderActions, readRequestedAction } from './journalStore.ts';
import type { KeyedRequest } from './requestKey.ts';
import * as requests from './requestStore.ts';

/*
 * Actions of staff. Each is recorded in the transaction that does it, whichever process completes it. Ids are uuids.
 */

/** Writes an action. False: one with this request exists, and nothing was written. */
export function record(tx: Transaction, action: DeskAction): Promise<boolean> {
  return insertAction(tx, action);
}

/**
 * Stores a request in the transaction that carries it out, at market time. False: it was carried out before.
 * REQUEST_REUSED: its key was used for another request.
 */
export function recordRequest(tx: Transaction, request: KeyedRequest, at: Date): Promise<boolean> {
  return requests.insertRequest(tx, request, at);
}

/** Throws REQUEST_REUSED when the key of a request that was carried out before was used for another one. */
export function verifyRequest(db: Kysely<Tables>, request: KeyedRequest): Promise<void> {
  return requests.verifyRequest(db, request);
}

/** The actions on an order, oldest first. */
export function listByOrder(database: Database, orderId: string): Promise<JournalEntry[]> {
  return readOrderActions(database.kysely, orderId);
}

/** The action with a request; null: there is none. */
export function requestedAction(database: Database, request: string): Promise<JournalEntry | null> {
  return readRequestedAction(database.kysely, request);
}
