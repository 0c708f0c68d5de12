import type { ProviderStore } from '../../../server/embedded/payment/providerStore.ts';
import type { SessionRecord } from '../../../server/embedded/payment/sessionRecord.ts';

/** A store in memory alone. */
export function createMemoryProviderStore<
  StoredRecord extends { id: string } = SessionRecord,
>(): ProviderStore<StoredRecord> {
  const records = new Map<string, StoredRecord>();
  return {
    load: async () => [...records.values()].map((record) => structuredClone(record)),
    save: async (record) => {
      records.set(record.id, structuredClone(record));
    },
    remove: async (id) => void records.delete(id),
  };
}
