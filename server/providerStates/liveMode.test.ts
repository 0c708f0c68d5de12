import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyMigratedFiles } from '../../tests/support/databaseTemplates.ts';
import { freePort } from '../../tests/support/freePort.ts';
import { nameMarket } from '../../tests/support/nameMarket.ts';
import { databaseLocation, loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { startMarketServer } from '../marketServer.ts';

it('has no address for provider states in a live market', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'etal-live-'));
  const port = await freePort();
  const stripe = { secretKey: 'sk_live_0', webhookSecret: 'whsec_0', itemsProduct: null };
  const config = { ...loadConfig({ DATA_DIR: dataDir, PORT: String(port) }), mode: 'live' as const, stripe };
  await copyMigratedFiles(dataDir);
  await nameMarket(databaseLocation(config));
  const unreached = () => Promise.reject(new Error('No page is asked for.'));
  const market = await startMarketServer(
    config,
    { render: unreached, assets: unreached, assetFolder: null },
    createLog('silent'),
  );
  try {
    const response = await fetch(`http://127.0.0.1:${port}/provider-states`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'a visitor without a cart', params: {}, action: 'setup' }),
    });
    expect([response.status, await response.text()]).toEqual([404, 'not found']);
  } finally {
    await market.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
