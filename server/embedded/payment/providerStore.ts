import type { SessionRecord } from './sessionRecord.ts';

/** Stores the payment provider's records, each with its undelivered message. */
export type ProviderStore<StoredRecord extends { id: string } = SessionRecord> = {
  /** Every saved record in its last state, without removed ones. */
  load(): Promise<StoredRecord[]>;
  /** Resolves once the record would survive a SIGKILL. Atomic. */
  save(record: StoredRecord): Promise<void>;
  /** Removes a record for good; a missing one is no error. */
  remove(id: string): Promise<void>;
};
