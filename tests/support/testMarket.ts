import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMarketProcess, type MarketProcess } from './marketProcess.ts';
import { copyPreparedMarket } from './preparedMarket.ts';

/**
 * Starts the shipped server like startMarketProcess, but faster: its data are a copy of a market that was opened
 * before, or what `fill` puts into its folder (it may return environment variables). It does not cover disk faults or
 * the very first start; containerImage.test.ts, embeddedDatabase.test.ts and seeding.test.ts do.
 */
export async function startTestMarket(
  env: Record<string, string> = {},
  fill: (dataDir: string) => Promise<Record<string, string> | void> = async (dataDir) => ({
    PORT: String(await copyPreparedMarket(dataDir, env.MARKET_NOW)),
  }),
): Promise<MarketProcess> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-market-'));
  try {
    const more = env.DATABASE_URL ? {} : await fill(dataDir);
    return await startMarketProcess({ ...more, ...env, DATA_DIR: dataDir });
  } catch (error) {
    fs.rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
