import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMarketProcess } from '../../tests/support/marketProcess.ts';
import { buildStorefront } from '../../tools/build.ts';
import type { StartedServer } from './runVerify.ts';

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

/** Starts the shipped server in demo mode, with data of its own that goes with it. */
export async function startShippedServer(): Promise<StartedServer> {
  await buildStorefront();
  const { DATABASE_URL } = process.env;
  const folder = dataFolder();
  const env = { MARKET_MODE: 'demo', DATA_DIR: folder, ...(DATABASE_URL && { DATABASE_URL }) };
  return startMarketProcess(env).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
}
