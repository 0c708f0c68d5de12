import type { SessionRecord } from './sessionRecord.ts';

/** Where the payment provider keeps its records, each with the message it still owes. */
export type ProviderStore<Kept extends { id: string } = SessionRecord> = {
  /** Every record that was saved and not removed, in its last saved state. */
  load(): Promise<Kept[]>;
  /** Resolves once the record would survive a SIGKILL. Whole or not at all. */
  save(record: Kept): Promise<void>;
  /** For good; one that is not there is no error. */
  remove(id: string): Promise<void>;
};

/** Keeps nothing beyond the object itself. */
export function createMemoryProviderStore<Kept extends { id: string } = SessionRecord>(): ProviderStore<Kept> {
  const records = new Map<string, Kept>();
  return {
    load: async () => [...records.values()].map((record) => structuredClone(record)),
    save: async (record) => {
      records.set(record.id, structuredClone(record));
    },
    remove: async (id) => void records.delete(id),
  };
}
