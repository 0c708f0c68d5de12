import operations from '#generated/operations.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import * as store from './operationUseStore.ts';

/** Days for which counts are kept, by the machine's clock. */
export const USE_KEPT_DAYS = 90;

const nameOf = (text: string): string => /^\w+ (\w+)/.exec(text)?.[1] ?? '';

/**
 * Counts the calls of released documents, which say by themselves which releases have them. Nothing about a caller is counted, and
 * no call waits: counts are in memory until they are added to those of all servers.
 */
export type OperationUse = ReturnType<typeof createOperationUse>;

export function createOperationUse({ database }: { database: Database }) {
  const db = database.kysely;
  /** Operation by document. */
  const names = new Map(Object.entries(operations).map(([hash, text]) => [hash, nameOf(text)]));
  let counts = new Map<string, number>();
  const add = (document: string, calls: number): void => void counts.set(document, (counts.get(document) ?? 0) + calls);

  return {
    /** Counts a call. document: its hash; null, or one that no release has: not counted. */
    count(document: string | null): void {
      if (document !== null && names.has(document)) add(document, 1);
    },
    /** Learns which documents earlier releases were called with, so that their calls count too. */
    async loadEarlier(): Promise<void> {
      for (const [document, operation] of await store.usedDocuments(db, USE_KEPT_DAYS)) names.set(document, operation);
    },
    /** Adds what was counted to the database. What could not be added is counted with the next. Returns how many calls. */
    async flush(): Promise<number> {
      if (counts.size === 0) return 0;
      const counted = counts;
      counts = new Map();
      const uses = [...counted].map(([document, calls]) => ({ document, operation: names.get(document) ?? '', calls }));
      try {
        await store.addCalls(db, uses);
      } catch (error) {
        for (const [document, calls] of counted) add(document, calls);
        throw error;
      }
      return uses.reduce((sum, { calls }) => sum + calls, 0);
    },
    /** The calls of the last days, today included. */
    report: (days: number): Promise<store.UseReport> => store.readUse(db, days),
    /** Erases counts after 90 days; returns how many. */
    forget: (): Promise<number> => store.eraseUse(db, USE_KEPT_DAYS),
  };
}
