import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { objectRecord } from './objectRecord.ts';
import type { ObjectRecord } from './objectRecord.ts';
import type { ProviderStore } from './providerStore.ts';
import { sessionRecord } from './sessionRecord.ts';
import type { SessionRecord } from './sessionRecord.ts';

const UNFINISHED = '.tmp';
const FINISHED = '.json';

type Parse<StoredRecord> = (value: unknown) => StoredRecord;

async function readRecord<StoredRecord>(path: string, parse: Parse<StoredRecord>): Promise<StoredRecord> {
  try {
    return parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new Error(`What the payment provider kept in ${path} cannot be read; put it right or move it away`, {
      cause: error,
    });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Stores one JSON file per record in `folder`, readable by its owner only. A record is written to a temporary file,
 * synced and renamed, so a process killed at any moment leaves the old record or the new one, never half of one.
 */
async function openFolder<StoredRecord extends { id: string }>(
  folder: string,
  parse: Parse<StoredRecord>,
): Promise<ProviderStore<StoredRecord>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (name.endsWith(UNFINISHED)) await rm(join(folder, name));

  return {
    async load() {
      const names = (await readdir(folder)).filter((name) => name.endsWith(FINISHED)).sort();
      const records: StoredRecord[] = [];
      for (const name of names) records.push(await readRecord(join(folder, name), parse));
      return records;
    },

    async save(record) {
      const path = join(folder, record.id + FINISHED);
      const handle = await open(path + UNFINISHED, 'w', 0o600);
      try {
        await handle.writeFile(JSON.stringify(record));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(path + UNFINISHED, path);
      await syncFolder(folder);
    },

    remove: (id) => rm(join(folder, id + FINISHED), { force: true }),
  };
}

/** The payment sessions of a data folder. */
export const openFileProviderStore = (folder: string): Promise<ProviderStore> =>
  openFolder<SessionRecord>(folder, (value) => sessionRecord.parse(value));

/** Its customers, invoices, charges, refunds and portal visits. */
export const openFileObjectStore = (folder: string): Promise<ProviderStore<ObjectRecord>> =>
  openFolder<ObjectRecord>(folder, (value) => objectRecord.parse(value));
