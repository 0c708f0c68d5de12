import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createJourneyDatabase } from '../../tests/support/journeyDatabase.ts';
import { startMarketProcess } from '../../tests/support/marketProcess.ts';
import { buildStorefront } from '../../tools/build.ts';
import type { DatabaseKind, StartedServer } from './runVerify.ts';

/** A data folder of the started server has this much room. */
const DATA_BYTES = 2_000_000_000;
const MEMORY_FOLDER = '/dev/shm';

/** Where the started server keeps its data: in memory where that can be had, for nothing of it outlives the verification. */
function dataFolder(): string {
  const isRoomy = () => {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > DATA_BYTES;
  };
  let base = os.tmpdir();
  try {
    if (isRoomy()) base = MEMORY_FOLDER;
  } catch {
    // There is none: the disk does.
  }
  return mkdtempSync(path.join(base, 'etal-market-'));
}

/** Starts the shipped server in demo mode, on a database of its own that goes with it: `kind` says of which sort. */
export async function startShippedServer(kind: DatabaseKind = 'pglite'): Promise<StartedServer> {
  await buildStorefront();
  const database = kind === 'postgres' ? await createJourneyDatabase() : null;
  const folder = dataFolder();
  try {
    const env = { MARKET_MODE: 'demo', DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) };
    const market = await startMarketProcess(env);
    return { url: market.url, remove: () => market.remove().then(() => database?.remove()) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    await database?.remove();
    throw error;
  }
}
