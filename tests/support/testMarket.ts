import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMarketProcess, type MarketProcess } from './marketProcess.ts';
import { copyPreparedMarket } from './preparedMarket.ts';

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
 * The shipped server as startMarketProcess starts it, sooner: its data are in memory, and a copy of a market that was opened
 * before, or of what `fill` puts into its folder (it answers more of the environment). Of what happens to a disk, and of the
 * very first start, it says nothing: powerCut.test.ts, embeddedDatabase.test.ts and seeding.test.ts do.
 */
export async function startTestMarket(
  env: Record<string, string> = {},
  fill: (dataDir: string) => Promise<Record<string, string> | void> = async (dataDir) => ({
    PORT: String(await copyPreparedMarket(dataDir, env.MARKET_NOW)),
  }),
): Promise<MarketProcess> {
  const dataDir = dataFolder();
  try {
    const more = env.DATABASE_URL ? {} : await fill(dataDir);
    return await startMarketProcess({ ...more, ...env, DATA_DIR: dataDir });
  } catch (error) {
    fs.rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
