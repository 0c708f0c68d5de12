import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { DeskAction, JournalEntry } from './journalEntry.ts';
import { insertAction, readOrderActions } from './journalStore.ts';
import type { DeskRequest } from './requestKey.ts';
import { insertRequest, verifyRequest } from './requestStore.ts';

/**
 * Actions of staff. Each is recorded in the transaction that does it, whichever process completes it. Ids are uuids.
 */
export type Journal = {
  /** Writes an action. False: one with this request exists, and nothing was written. */
  record(tx: Transaction, action: DeskAction): Promise<boolean>;
  /**
   * Stores a request in the transaction that carries it out, at market time. False: it was carried out before.
   * REQUEST_REUSED: its key was used for another request.
   */
  recordRequest(tx: Transaction, request: DeskRequest, at: Date): Promise<boolean>;
  /** Throws REQUEST_REUSED when the key of a request that was carried out before was used for another one. */
  verifyRequest(db: Kysely<Tables>, request: DeskRequest): Promise<void>;
  /** The actions on an order, oldest first. */
  listByOrder(orderId: string): Promise<JournalEntry[]>;
};

export function createJournal({ database }: { database: Database }): Journal {
  const db = database.kysely;
  return {
    record: insertAction,
    recordRequest: insertRequest,
    verifyRequest,
    listByOrder: (orderId) => readOrderActions(db, orderId),
  };
}
