import type { SessionRecord } from './sessionRecord.ts';

/** Where the payment provider keeps its sessions, each with the message it still owes. */
export type ProviderStore = {
  /** Every session ever saved, in its last saved state. */
  load(): Promise<SessionRecord[]>;
  /** Resolves once the record would survive a SIGKILL. Whole or not at all. */
  save(record: SessionRecord): Promise<void>;
};

/** Keeps nothing beyond the object itself. */
export function createMemoryProviderStore(): ProviderStore {
  const records = new Map<string, SessionRecord>();
  return {
    load: async () => [...records.values()].map((record) => structuredClone(record)),
    save: async (record) => {
      records.set(record.id, structuredClone(record));
    },
  };
}
