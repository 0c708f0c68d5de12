import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import * as store from './assetStore.ts';

/**
 * Days for which the files of a release are served once no server has it any more: as long as a page of it may stay
 * open in a browser. By the machine's clock, not the market's.
 */
export const ASSETS_KEPT_DAYS = 14;

/* The built files of this release and earlier ones, shared by every server of the market. */

/** Stores the missing files of a folder and marks all of them as current. Returns how many it stored. */
export async function keep(database: Database, folder: string, signal?: AbortSignal): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  let stored = 0;
  // One at a time: the embedded database has one session, which shoppers are waiting for.
  for (const name of await store.markCurrent(database.kysely, names)) {
    if (signal?.aborted === true) break;
    await store.insertAsset(database.kysely, name, await readFile(path.join(folder, name)));
    stored += 1;
  }
  return stored;
}

/** A file by its name. Null: none (any more). */
export function read(database: Database, name: string): Promise<Buffer | null> {
  return store.readAsset(database.kysely, name);
}

/** Erases the files that no server has had for 14 days; returns how many. */
export function forget(database: Database): Promise<number> {
  return store.eraseAssets(database.kysely, ASSETS_KEPT_DAYS);
}
