import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import * as store from './assetStore.ts';

/**
 * Days for which the files of a release are served once no server has it any more: as long as a page of it may stay
 * open in a browser. By the machine's clock, not the market's.
 */
export const ASSETS_KEPT_DAYS = 14;

/** The built files of this release and earlier ones, shared by every server of the market. */
export type AssetService = {
  /** Stores the missing files of a folder and marks all of them as current. Returns how many it stored. */
  keep(folder: string, signal?: AbortSignal): Promise<number>;
  /** A file by its name. Null: none (any more). */
  read(name: string): Promise<Buffer | null>;
  /** Erases the files that no server has had for 14 days; returns how many. */
  forget(): Promise<number>;
};

export function createAssetService({ database }: { database: Database }): AssetService {
  const db = database.kysely;
  return {
    async keep(folder, signal) {
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      let stored = 0;
      // One at a time: the embedded database has one session, which shoppers are waiting for.
      for (const name of await store.markCurrent(db, names)) {
        if (signal?.aborted === true) break;
        await store.insertAsset(db, name, await readFile(path.join(folder, name)));
        stored += 1;
      }
      return stored;
    },
    read: (name) => store.readAsset(db, name),
    forget: () => store.eraseAssets(db, ASSETS_KEPT_DAYS),
  };
}
