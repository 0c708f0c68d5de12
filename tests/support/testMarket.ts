import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyMigratedFiles } from './databaseTemplates.ts';
import { startMarketProcess, type MarketProcess } from './marketProcess.ts';

/** A market's data folder has this much room. */
const DATA_BYTES = 2_000_000_000;
const MEMORY_FOLDER = '/dev/shm';

/** In memory where that can be had: a market that is only tried waits for no disk. */
function dataFolder(): string {
  const isRoomy = () => {
    fs.accessSync(MEMORY_FOLDER, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY_FOLDER);
    return bavail * bsize > DATA_BYTES;
  };
  let base = os.tmpdir();
  try {
    if (isRoomy()) base = MEMORY_FOLDER;
  } catch {
    // There is none: the disk does.
  }
  return fs.mkdtempSync(path.join(base, 'etal-market-'));
}

/**
 * The shipped server as startMarketProcess starts it, sooner: its data are in memory, and its embedded database's files
 * are a copy that has the migrations, or what `copyDatabase` puts there. Of what happens to a disk, and of the very first
 * start, it says nothing: powerCut.test.ts and embeddedDatabase.test.ts do.
 */
export async function startTestMarket(
  env: Record<string, string> = {},
  copyDatabase: (dataDir: string) => Promise<void> = copyMigratedFiles,
): Promise<MarketProcess> {
  const dataDir = dataFolder();
  try {
    if (!env.DATABASE_URL) await copyDatabase(dataDir);
    return await startMarketProcess({ ...env, DATA_DIR: dataDir });
  } catch (error) {
    fs.rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
